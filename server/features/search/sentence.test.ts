import { describe, expect, it } from 'vitest';
import type { SentenceTerm } from '#shared/catalogue/bff/sentence.ts';
import { withDifference } from '#shared/rules/query-difference.ts';
import { type CanonicalQuery, searchFields } from '#shared/rules/search-params.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { search } from './search.ts';
import { sentence, vocabulary } from './sentence.ts';

const { scope } = scopeWith(
	fleet(
		sailing(1, '2027-03-05', '上海-那霸-上海'),
		sailing(2, '2027-04-10', '上海-济州-福冈-上海', { days: 6 }),
		sailing(3, '2027-03-01', '天津-济州-天津'),
	),
	{ lang: 'CN' },
);
const read = async (q: string) => searchFields((await sentence({ q }, scope)).query);
const understood = async (q: string, changes: Record<string, string> = {}) => {
	const answer = await search({ ...(await read(q)), ...changes }, scope);
	return { ...answer, terms: answer.sentence?.terms ?? [] };
};
const without = (query: CanonicalQuery, { removal, rest }: SentenceTerm) =>
	searchFields({ ...withDifference(query, removal), said: rest });

describe('GET /search/sentence', () => {
	it('gives the search that the words ask for, and the words', async () => {
		expect(await read('三月 上海出发 五天 月亮')).toEqual({
			date: '2027-03',
			port: '1',
			days: '5',
			said: '三月 上海出发 五天 月亮',
		});
	});

	const by = async (form: Record<string, string>, q: string) => searchFields((await sentence({ ...form, q }, scope)).query);

	it.each([
		['filters of other kinds stay', { days: '5', sort: 'price-asc' }, '上海出发', { days: '5', port: '1', sort: 'price-asc' }],
		['of the same kind remain those that the words name too', { port: '1,2' }, '上海出发', { port: '1' }],
		['the words stand for others of their kind', { port: '2', date: '2027-03' }, '上海出发', { date: '2027-03', port: '1' }],
		['exact sums stand for bands', { price: '3000-5000' }, '四千五以内', { budget: '-4500' }],
		[
			'what the words before asked for goes',
			{ port: '1', days: '5,6', said: '上海出发 五天' },
			'天津出发',
			{ port: '2', days: '6' },
		],
	])('joins them with what was chosen by hand: %s', async (_, form, q, made) => {
		expect(await by(form, q)).toEqual({ ...made, said: q });
	});
});

describe('how a sentence was understood', () => {
	it('is told by terms, each with the search without it', async () => {
		const { terms, query, sentence: view } = await understood('三月 上海出发 月亮');
		expect(
			terms.map((term) => ({ words: term.words, meaning: term.meaning, keys: term.keys, without: without(query, term) })),
		).toEqual([
			{
				words: '三月',
				meaning: { kind: 'months', months: ['2027-03'] },
				keys: ['date', 'leave'],
				without: { port: '1', said: '上海出发 月亮' },
			},
			{
				words: '上海出发',
				meaning: { kind: 'port', names: ['上海'] },
				keys: ['port'],
				without: { date: '2027-03', said: '三月 月亮' },
			},
		]);
		expect(view?.unread).toEqual(['月亮']);
	});

	it('keeps filters that were chosen later, and no term of a filter that was dropped', async () => {
		const { terms, query } = await understood('三月 上海出发', { date: '', days: '5' });
		expect(terms.map((term) => [term.words, without(query, term)])).toEqual([['上海出发', { days: '5', said: '三月' }]]);
	});

	it('has no term of a filter that was widened or narrowed since', async () => {
		const told = async (q: string, changes: Record<string, string>) =>
			(await understood(q, changes)).terms.map(({ words }) => words);
		expect(await told('三千以内 上海出发', { price: '0-3000,3000-5000' })).toEqual(['上海出发']);
		expect(await told('五千以内 上海出发', { price: '0-3000' })).toEqual(['上海出发']);
		expect(await told('五千以内 上海出发', { port: '1,2' })).toEqual(['五千以内']);
	});

	it('without two terms is the search of the others, whichever goes first', async () => {
		const { terms, query } = await understood('三月 上海出发 五天');
		const [month, port] = terms.map(({ removal }) => removal);
		if (!month || !port) throw new Error('the words weren’t understood');
		const both = withDifference(withDifference(query, month), port);
		expect(both).toEqual(withDifference(withDifference(query, port), month));
		expect(searchFields(both)).toMatchObject({ days: '5' });
		expect(searchFields(both)).not.toHaveProperty('port');
	});

	it('without a place of a choice is the search for the words that are left', async () => {
		const { terms, query } = await understood('济州或者日本 福冈');
		expect(terms.map(({ words }) => words)).toEqual(['济州', '日本', '福冈']);
		const [rest] = terms.map((term) => without(query, term));
		expect(rest).toEqual(await read('或者日本 福冈'));
	});

	it('leaves no word behind when its last term goes', async () => {
		const { terms, query } = await understood('上海出发');
		expect(terms.map((term) => without(query, term))).toEqual([{}]);
	});

	it('has one order of the list, the first; the others are told', async () => {
		const { terms, sentence: view } = await understood('最便宜的，最早出发的，便宜');
		expect(terms.map(({ words }) => words)).toEqual(['最便宜的', '便宜']);
		expect(view?.unread).toEqual(['最早出发']);
	});

	it('says how a name is written that was written wrong', async () => {
		const { terms } = await understood('去济洲');
		expect(terms).toMatchObject([{ words: '去济洲', corrected: '济州' }]);
	});

	it('tells each year in which a refused time is ruled out', async () => {
		const { scope: later } = scopeWith(fleet(sailing(1, '2027-03-05', '上海-那霸'), sailing(2, '2028-05-10', '上海-济州')), {
			lang: 'CN',
		});
		const meaningsOf = async (q: string) => {
			const { query } = await sentence({ q }, later);
			return (await search(searchFields(query), later)).sentence?.terms.map(({ meaning }) => meaning);
		};
		expect(await meaningsOf('不要1月，避开五一')).toEqual([
			{ kind: 'months', months: ['2027-01', '2028-01'] },
			{
				kind: 'leave',
				ranges: [
					{ from: '2027-04-28', to: '2027-05-05' },
					{ from: '2028-04-28', to: '2028-05-05' },
				],
			},
		]);
	});

	it('tells a wanted time in the year that other words name, and once', async () => {
		const { scope: later } = scopeWith(fleet(sailing(1, '2027-03-05', '上海-那霸'), sailing(2, '2028-05-10', '上海-济州')), {
			lang: 'CN',
		});
		const termsOf = async (q: string) => {
			const { query } = await sentence({ q }, later);
			return (await search(searchFields(query), later)).sentence?.terms;
		};
		expect(await termsOf('五月 上海 2028年的')).toMatchObject([
			{ meaning: { kind: 'months', months: ['2028-05'] } },
			{ meaning: { kind: 'port' } },
			{ meaning: { kind: 'months' } },
		]);
		expect(await termsOf('五月')).toMatchObject([{ meaning: { kind: 'months', months: ['2027-05'] } }]);
	});

	it('tells a place that no ship calls at by its name, as no filter', async () => {
		const { sentence: view, query } = await understood('去马尔代夫');
		expect(view).toMatchObject({ terms: [], unread: [], unserved: [{ name: '马尔代夫', how: null, ports: [] }] });
		expect(query.destination).toEqual([]);
	});

	it('of an ordinary length keeps the others’ words: two times, a port, places, days, a cabin', async () => {
		const { terms } = await understood('3月 上海出发 去济州 福冈 五天 阳台房 最便宜');
		expect(terms).toHaveLength(7);
		expect(terms.map(({ rest }) => rest)).not.toContain('');
	});

	it('is nothing without words', async () => {
		expect((await search({ port: '1' }, scope)).sentence).toBeNull();
	});
});

describe('GET /search/vocabulary', () => {
	it('has names in both languages, what is on sale, and the days of festivals', async () => {
		const { places, offer } = await vocabulary({}, scope);
		expect(places.ports.find(({ id }) => id === '1')?.names).toContain('上海');
		expect(offer.months).toEqual(['2027-03', '2027-04']);
		expect(offer.festivals['2027']).toContain('2027-02-06');
	});
});
