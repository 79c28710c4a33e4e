import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from './support/costs/call-requests.ts';
import { type Cost, compareCosts, worstOfRoutes } from './support/costs/compare-costs.ts';
import { type DirtyLab, openDirtyLab } from './support/dirty/lab.ts';
import { redisUrl } from './support/redis-url.ts';

/** More than any page costs, also on a machine that does much else; `npm run bench:costs` prints what each costs. */
const MOST = 20;
const TRIES = 10;

let lab: DirtyLab;
beforeAll(async () => {
	lab = await openDirtyLab(redisUrl());
});
afterAll(() => lab.close());

const told = ({ route, shape, timesHome }: Cost): string => `${route}, ${shape}: ${timesHome.toFixed(1)} × home`;

it('no page or call costs more processor time than twenty renderings of home, whatever is sent to it (T109)', {
	timeout: 600_000,
}, async () => {
	const { costs } = await compareCosts(lab, redisUrl(), { atMost: MOST, tries: TRIES });
	const tried = new Set(costs.map(({ route }) => route));
	const pages = lab.pages.filter(({ path }) => !path.startsWith('/api/'));
	const names = [...CALLS.map(([name]) => name), ...pages.map(({ name }) => name)];
	expect(names.filter((name) => !tried.has(name))).toEqual([]);
	expect(
		worstOfRoutes(costs)
			.filter(({ timesHome }) => timesHome > MOST)
			.map(told),
	).toEqual([]);
});
