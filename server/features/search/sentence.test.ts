import { describe, expect, it } from 'vitest';
import { searchFields } from '#shared/rules/search-params.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { search } from './search.ts';
import { sentence, suggestions } from './sentence.ts';

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

describe('GET /search/sentence', () => {
	it('gives the search that the words ask for, and the words', async () => {
		expect(await read('三月 上海出发 五天 月亮')).toEqual({
			date: '2027-03',
			port: '1',
			days: '5',
			said: '三月 上海出发 五天 月亮',
		});
	});
});

describe('how a sentence was understood', () => {
	it('is told by terms, each with the search without it', async () => {
		const { terms, sentence: view } = await understood('三月 上海出发 月亮');
		expect(terms.map(({ words, meaning, adds, without }) => ({ words, meaning, adds, without: searchFields(without) }))).toEqual([
			{
				words: '三月',
				meaning: { kind: 'months', months: ['2027-03'] },
				adds: { date: ['2027-03'] },
				without: { port: '1', said: '上海出发 月亮' },
			},
			{
				words: '上海出发',
				meaning: { kind: 'port', names: ['上海'] },
				adds: { port: ['1'] },
				without: { date: '2027-03', said: '三月 月亮' },
			},
		]);
		expect(view?.unread).toEqual(['月亮']);
	});

	it('keeps filters that were chosen later, and no term of a filter that was dropped', async () => {
		const { terms } = await understood('三月 上海出发', { date: '', days: '5' });
		expect(terms.map(({ words, without }) => [words, searchFields(without)])).toEqual([
			['上海出发', { days: '5', said: '三月' }],
		]);
	});

	it('keeps no words that would narrow what is left of a choice', async () => {
		const { terms } = await understood('济州或者日本 福冈');
		expect(terms.map(({ words }) => words)).toEqual(['济州', '日本', '福冈']);
		const [without = {}] = terms.map((term) => searchFields(term.without));
		const { said: _, ...wish } = await read('日本');
		expect(without).toEqual(wish);
	});

	it('leaves no word behind when its last term goes', async () => {
		const { terms } = await understood('上海出发');
		expect(terms.map(({ without }) => searchFields(without))).toEqual([{}]);
	});

	it('has one order of the list, the first; the others are told', async () => {
		const { terms, sentence: view } = await understood('最便宜的，最早出发的，便宜');
		expect(terms.map(({ words }) => words)).toEqual(['最便宜的']);
		expect(view?.unread).toEqual(['最早出发的']);
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
			{ kind: 'leave', from: '2027-04-28', to: '2027-05-05', again: [{ from: '2028-04-28', to: '2028-05-05' }] },
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

	it('of many parts keeps the filters of the others alone when one is removed, since reading it again for each would take long (T99)', async () => {
		const { terms } = await understood('一月二月三月四月上海出发去济州福冈五天阳台最便宜');
		expect(terms).toHaveLength(10);
		expect(terms.map(({ without }) => without.said)).toEqual(terms.map(() => ''));
		expect(terms[5]).toMatchObject({ words: '去济州', without: { destination: ['4'], days: ['5'], port: ['1'] } });
	});

	it('of an ordinary length keeps the others’ words: two times, a port, places, days, a cabin', async () => {
		const { terms } = await understood('3月 上海出发 去济州 福冈 五天 阳台房 最便宜');
		expect(terms).toHaveLength(7);
		expect(terms.map(({ without }) => without.said)).not.toContain('');
	});

	it('is nothing without words', async () => {
		expect((await search({ port: '1' }, scope)).sentence).toBeNull();
	});
});

describe('GET /search/suggestions', () => {
	it('go on from what is typed, with words that the reader understands', async () => {
		expect((await suggestions({ q: '三月 上' }, scope)).sentences).toEqual(['三月 上海出发']);
		expect((await suggestions({ q: '月亮 上' }, scope)).sentences).toEqual([]);
		expect((await suggestions({ q: '' }, scope)).sentences).toEqual([]);
	});
});
