import { describe, expect, it } from 'vitest';
import { Activity } from '#shared/catalogue/content-entities.ts';
import { type Replies, scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { campaign, campaigns } from './campaigns.ts';

const activity = (code: string, more: object = {}) =>
	Activity.parse({
		code,
		title: `标题${code}`,
		enTitle: `Title ${code}`,
		content: '<h3>一</h3><p onclick="x()">二</p>',
		...more,
	});
const all = [
	activity('a', { link: '/voyage-search?destination=5', endDate: '2026-11-21' }),
	activity('over', { endDate: '2026-11-20' }),
	activity('c', { link: 'https://club.good.test/' }),
];
const replies: Replies = {
	...fleet(
		sailing(1, '2027-03-05', '上海-那霸-上海'),
		sailing(2, '2027-03-06', '上海-济州-上海'),
		sailing(3, '2027-03-07', '上海-那霸-上海', { inventory: 0 }),
	),
	'GET /openapi/activity': () => all,
};
const ask = (page: string, more: Replies = {}) => campaign({ page }, scopeWith({ ...replies, ...more }).scope);

describe('campaigns', () => {
	it('are listed until their last day, in the visitor’s language', async () => {
		const { campaigns: listed } = await campaigns({}, scopeWith(replies, { lang: 'EN' }).scope);
		expect(listed.map(({ code, title }) => [code, title])).toEqual([
			['a', 'Title a'],
			['c', 'Title c'],
		]);
	});

	it('show harmless text and the voyages on sale that their search finds', async () => {
		expect(await ask('a')).toMatchObject({
			html: '<h2>一</h2><p>二</p>',
			link: '/voyage-search?destination=5',
			voyages: [{ id: '1' }],
			others: [{ code: 'c' }],
		});
	});

	it('that lead to another site, or are over, are shown without voyages', async () => {
		expect(await ask('c')).toMatchObject({ voyages: [], over: false });
		expect(await ask('over')).toMatchObject({ over: true, link: '', others: [{ code: 'a' }, { code: 'c' }] });
	});

	it('are shown without the timetable', async () => {
		const { 'POST /openapi/voyage/all': _, ...noTimetable } = replies;
		expect(await campaign({ page: 'a' }, scopeWith(noTimetable).scope)).toMatchObject({ voyages: 'unavailable' });
	});

	it('that upstream doesn’t know are not found', async () => {
		await expect(ask('b')).rejects.toMatchObject({ code: 'not-found' });
	});
});
