import { describe, expect, it } from 'vitest';
import { ManagementEntry } from '#shared/catalogue/content-entities.ts';
import { type Replies, refuse, scopeWith, unknown } from '#tests/support/feature-scope.ts';
import { article, news } from './news.ts';

const entry = (id: number, more: object = {}) =>
	ManagementEntry.parse({
		id,
		type: 1,
		title: `题${id}`,
		enTitle: `News ${id}`,
		content: '<p>文</p>',
		enContent: '<p>Text</p>',
		customPushDate: '2025-03-01',
		...more,
	});
const rows = (...entries: ManagementEntry[]) => ({ rows: entries, total: entries.length });
const groups = [{ id: '11', name: '船队', enName: 'Fleet' }];

describe('news', () => {
	const asked: unknown[] = [];
	const replies: Replies = {
		'GET /openapi/management/years': () => [2024, 2026, 2025],
		'GET /openapi/management/group/all': () => groups,
		'GET /openapi/management': (input) => {
			asked.push(input);
			return rows(entry(1, { groupId: 11 }), entry(2));
		},
	};

	it('are of the requested year, with the name of their group', async () => {
		const { year, years, entries } = await news({ year: 2025 }, scopeWith(replies).scope);
		expect([year, years]).toEqual([2025, [2026, 2025, 2024]]);
		expect(entries).toMatchObject([
			{ id: '1', title: '题1', group: '船队' },
			{ id: '2', group: '' },
		]);
		expect(asked.at(-1)).toMatchObject({ type: 1, startDate: '2025-01-01', endDate: '2025-12-31' });
	});

	it('are sorted with the latest first', async () => {
		const days = ['2025-03-01', '', '2025-11-02', '2025-07-05'];
		const shuffled = {
			...replies,
			'GET /openapi/management': () => rows(...days.map((day, at) => entry(at + 1, { customPushDate: day }))),
		};
		const { entries } = await news({ year: 2025 }, scopeWith(shuffled).scope);
		expect(entries.map(({ date }) => date)).toEqual(['2025-11-02', '2025-07-05', '2025-03-01', '']);
	});

	it('are of the latest year with news when none is requested, or one without news', async () => {
		for (const year of [undefined, 1999]) expect((await news({ year }, scopeWith(replies).scope)).year).toBe(2026);
	});

	it('are shown without years and groups, for this year', async () => {
		const { scope } = scopeWith({ 'GET /openapi/management': () => rows() });
		expect(await news({}, scope)).toEqual({ year: 2026, years: [], entries: [] });
	});
});

describe('an article', () => {
	const known: Replies = {
		'GET /openapi/management/{id}': () => entry(1, { groupId: 11 }),
		'GET /openapi/management/group/all': () => groups,
		'GET /openapi/management/{id}/group/{gid}/list': () => [entry(1), entry(4), entry(5, { type: 3 })],
		'GET /openapi/management': () => rows(entry(1), entry(2), entry(3)),
	};
	const ask = (more: Replies = {}, lang: 'CN' | 'EN' = 'CN') =>
		article({ id: '1' }, scopeWith({ ...known, ...more }, { lang }).scope);

	it('is shown in the visitor’s language with others of its group, and never itself or a question', async () => {
		expect(await ask({}, 'EN')).toMatchObject({
			kind: 'news',
			title: 'News 1',
			html: '<p>Text</p>',
			group: 'Fleet',
			others: [{ id: '4' }],
		});
	});

	it('leads to the previous and the next one', async () => {
		const { older, newer } = await ask({ 'GET /openapi/management': () => rows(entry(3), entry(1), entry(2)) });
		expect([older?.id, newer?.id]).toEqual(['2', '3']);
		expect(await ask({ 'GET /openapi/management': refuse })).toMatchObject({ older: null, newer: null });
	});

	it('without a group is shown with the latest of its kind', async () => {
		expect((await ask({ 'GET /openapi/management/{id}': () => entry(1) })).others.map(({ id }) => id)).toEqual(['2', '3']);
	});

	it('is shown without others and group names', async () => {
		const bare = { 'GET /openapi/management/{id}/group/{gid}/list': refuse, 'GET /openapi/management/group/all': refuse };
		expect(await ask(bare)).toMatchObject({ others: [], group: '' });
	});

	it('is news or a notice: a question, a guide or an unknown entry is not found here', async () => {
		expect(await ask({ 'GET /openapi/management/{id}': () => entry(1, { type: 2 }) })).toMatchObject({ kind: 'notice' });
		for (const reply of [() => entry(1, { type: 3 }), () => entry(1, { type: 4 }), unknown])
			await expect(ask({ 'GET /openapi/management/{id}': reply })).rejects.toMatchObject({ code: 'not-found' });
	});
});
