import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type DirtyLab, openDirtyLab } from './support/dirty/lab.ts';
import { redisUrl } from './support/redis-url.ts';
import { ACTIONS, type Made, makeMember, NOT_SHOWN } from './support/refused-calls.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor, visitor } from './support/visitor.ts';

/** A number that the site doesn't know, with words that stand nowhere else. */
const REFUSAL = { err: 321, errMsg: '港务局今日盘点，稍后恢复' };

/** Returns the readable text of a page or an answer, without the shell around it. */
function wordsOf(text: string): string {
	const main = /<main.*<\/main>/s.exec(text)?.[0];
	return main ? main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') : text;
}

describe('a page', () => {
	let lab: DirtyLab;
	beforeAll(async () => {
		lab = await openDirtyLab(redisUrl());
	});
	afterAll(() => lab.close());

	it('shows a refusal of its main call in upstream’s own words; with the actions below all calls are covered', async () => {
		const pages = lab.pages.filter(({ path }) => !path.startsWith('/api/'));
		const tried = new Set<string>([...Object.keys(ACTIONS), ...Object.keys(NOT_SHOWN)]);
		const unsaid: string[] = [];
		const site = await lab.fresh();
		const body = JSON.stringify({ ...REFUSAL, data: null });
		for (const { name, path, substance, as } of pages)
			for (const call of substance.filter((one) => !(one in NOT_SHOWN))) {
				tried.add(call);
				const isCached = (openapi[call] as Call).cache !== undefined;
				const own = isCached ? await lab.fresh() : site;
				lab.upstream.spoil({ call, seed: 1, way: 'envelope', status: 200, body });
				const { text } = await own.see(path, as);
				lab.upstream.spoil(null);
				if (isCached) await own.close();
				if (!text.includes(REFUSAL.errMsg)) unsaid.push(`${name}: ${call}`);
			}
		await site.close();
		expect(unsaid).toEqual([]);
		const needed = Object.entries<Call>(openapi).flatMap(([call, { needs }]) => (needs ? [call] : []));
		expect(needed.filter((call) => !tried.has(call))).toEqual([]);
	});
});

describe('an action that upstream refuses answers in upstream’s own words', () => {
	let site: TestSite;
	let member: Visitor;
	let made: Made;
	let browsers = 0;
	const newBrowser = () => {
		browsers += 1;
		return visitor(site, { 'x-forwarded-for': `10.77.0.${browsers}`, 'accept-language': 'zh-CN' });
	};
	beforeAll(async () => {
		site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), TICKET_GUEST_ACCESS: 'true' });
		member = newBrowser();
		made = await makeMember(site, member);
	});
	afterAll(() => site.close());

	it.each(Object.entries(ACTIONS))('%s', async (call, prepare) => {
		const press = await prepare({ member, guest: newBrowser(), site, made });
		site.sandbox.fault({ call: call as UpstreamCall, ...REFUSAL });
		const { text } = await press();
		site.sandbox.reset();
		expect(wordsOf(text)).toContain(REFUSAL.errMsg);
	});
});
