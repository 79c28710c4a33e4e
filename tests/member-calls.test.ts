import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordedCall } from '#sandbox/control/control.ts';
import { type DirtyLab, type FreshSite, openDirtyLab } from './support/dirty/lab.ts';
import { redisUrl } from './support/redis-url.ts';

/** The most calls with a member's token for one page, as docs/upstream.md says. */
const MOST = 5;

let lab: DirtyLab;
let site: FreshSite;
beforeAll(async () => {
	lab = await openDirtyLab(redisUrl());
	site = await lab.fresh();
});
afterAll(async () => {
	await site.close();
	await lab.close();
});

const CONTROL = '/__control';
/** The calls with the member's token that a page makes. */
async function callsOf(path: string): Promise<string[]> {
	await fetch(`${lab.sandboxUrl}${CONTROL}`, { method: 'DELETE' });
	await site.see(path);
	const { calls } = (await (await fetch(`${lab.sandboxUrl}${CONTROL}/calls`)).json()) as { calls: RecordedCall[] };
	return calls.filter(({ userToken }) => userToken).map(({ name }) => name);
}

/** Returns how many calls count: of those that a page makes for each order that can be checked in, one does. */
const counted = (calls: readonly string[]): number => {
	const ofOrders = calls.filter((name) => name === 'GET /openapi/order/persons').length;
	return calls.length - Math.max(0, ofOrders - 1);
};

it('no page asks upstream more than five times with the member’s token, also with empty caches', {
	timeout: 120_000,
}, async () => {
	const counts: [page: string, calls: number][] = [];
	for (const { name, path, as } of lab.pages) if (as !== 'guest') counts.push([name, counted(await callsOf(path))]);
	expect(counts.filter(([, calls]) => calls > 0).length).toBeGreaterThan(10);
	expect(counts.filter(([, calls]) => calls > MOST)).toEqual([]);
});
