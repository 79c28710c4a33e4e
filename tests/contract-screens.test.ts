import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '#sandbox/test-support.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { planOf } from '../scripts/contract/plan.ts';
import { UNTRIED } from '../scripts/contract/untried.ts';
import { contractWith, linesOfKind, tokenFor } from './support/contract.ts';
import { dataAt, startSpoilingProxy } from './support/spoiling-proxy.ts';

let sandbox: TestSandbox;
let proxy: Awaited<ReturnType<typeof startSpoilingProxy>>;
let token: string;

beforeAll(async () => {
	sandbox = await startSandbox(() => new Date());
	proxy = await startSpoilingProxy(sandbox.url);
	token = await tokenFor(sandbox);
});
afterEach(() => proxy.spoilBy());
afterAll(async () => {
	await proxy.close();
	await sandbox.close();
});

describe('the contract tool ends with a sentence for each screen', () => {
	it('of guests, and says how members’ screens can be tried', async () => {
		const { text } = await contractWith(proxy.url);
		const sentences = text.trim().split('\n\n').at(-1)?.split('\n') ?? [];
		const screensOf = (sentence = '') => sentence.slice(2, sentence.indexOf(': ')).split(', ');
		const works = ['home', 'search', 'a voyage', 'a ship', 'destinations', 'news', 'campaigns', 'a policy'];
		// Screens of which the same is said are one line.
		expect(sentences.filter((line) => line.endsWith(': works'))).toHaveLength(1);
		expect(screensOf(sentences.find((line) => line.startsWith('✓ ')))).toEqual(expect.arrayContaining(works));
		for (const untried of ['cart', 'wish list', 'passengers', 'booking', 'orders', 'an order', 'boarding passes'])
			expect(sentences.find((line) => screensOf(line).includes(untried))).toMatch(/^– .*: not tried: .*give --token/);
	});

	it('of members, with what isn’t tried as it changes something for good', async () => {
		const { screen, tried } = await contractWith(proxy.url, { token, writes: true });
		const works = ['wish list', 'cart', 'booking', 'passengers', 'adding a passenger', 'orders', 'an order', 'check-in'];
		expect(works.map((name) => [name, screen(name)?.verdict])).toEqual(works.map((name) => [name, 'works']));
		expect(screen('invoices')).toEqual({
			screen: 'invoices',
			verdict: 'not tried',
			why: 'it would ask for an invoice',
		});
		expect(tried.findings.filter(({ verdict, name }) => verdict === 'not tried' && !(name in UNTRIED))).toEqual([]);
	});

	it('that breaks, with the call and the field', async () => {
		proxy.spoilBy(dataAt('/voyage/all', (rows: object[]) => rows.map((row) => ({ ...row, departureDate: 'soon' }))));
		const { screen, breaks } = await contractWith(proxy.url);
		expect(breaks).toBe(true);
		expect(screen('search')).toEqual({
			screen: 'search',
			verdict: 'breaks',
			why: 'POST /voyage/all: reply does not fit ([].departureDate: expected a day, came a text)',
		});
		expect(screen('home')).toEqual({
			screen: 'home',
			verdict: 'gaps',
			why: expect.stringMatching(/^without hot routes: POST \/voyage\/all: reply does not fit/),
		});
		expect(screen('news')?.verdict).toBe('works');
	});

	it('that has gaps, with what is missing', async () => {
		proxy.spoilBy(dataAt('/cruise/subcategory/all', () => 'none'));
		const { screen, breaks } = await contractWith(proxy.url);
		expect(breaks).toBe(true);
		expect(screen('a voyage')).toMatchObject({
			verdict: 'gaps',
			why: expect.stringMatching(/^without the names of the kinds of cabin: GET \/cruise\/subcat/),
		});
	});

	it('that has gaps, where rows are left out or a text is doubtful', async () => {
		proxy.spoilBy(
			dataAt('/management/guide', ([first, ...others]: object[]) => [
				{ ...first, title: '指\ufffd' },
				{ title: '无' },
				...others,
			]),
		);
		const { screen, text } = await contractWith(proxy.url);
		expect(screen('the guides')).toMatchObject({ verdict: 'gaps', why: 'GET /management/guide ([].title, [].id)' });
		expect(text).toContain('~ id: expected an id, came nothing: GET /management/guide ([].id, 1 ×)');
		expect(linesOfKind(text, 'damaged-text')).toEqual([expect.stringContaining('GET /management/guide (1 ×, [].title)')]);
	});
});

it('each call is tried, or named as one that changes something', () => {
	const tried = new Set<UpstreamCall>(
		planOf({ isMember: true, writes: true })
			.flat()
			.map(({ name }) => name),
	);
	const names = Object.keys(openapi) as UpstreamCall[];
	expect(names.filter((name) => tried.has(name) === name in UNTRIED)).toEqual([]);
});
