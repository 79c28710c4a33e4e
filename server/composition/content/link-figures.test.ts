import { expect, it } from 'vitest';
import { Activity } from '#shared/catalogue/content-entities.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { voyageIndex } from '../voyages/voyage-index.ts';
import { figuresAt, figuresOf } from './link-figures.ts';

const index = await voyageIndex(
	scopeWith(
		fleet(
			sailing(1, '2027-03-05', '上海-那霸-上海', { price: { disCountPrice: 3299 } }),
			sailing(2, '2027-02-06', '天津-福冈-天津', { days: 8, price: { disCountPrice: 5999 } }),
			sailing(3, '2027-01-07', '上海-济州-上海', { days: 4, price: { disCountPrice: 1499 }, inventory: 0 }),
			sailing(4, '2026-12-08', '上海-济州-上海', { price: null }),
		),
	).scope,
);
const campaigns = [
	Activity.parse({ code: 'march', link: '/voyage-search?date=2027-03' }),
	Activity.parse({ code: 'loop', link: '/campaigns/march' }),
	Activity.parse({ code: 'away', link: 'https://a.test/' }),
];
const one = { count: 1, from: 3299, shortest: 5, longest: 5, next: '2027-03-05' };

it('figures count voyages on sale only, and are null when none is on sale', () => {
	expect(figuresOf(index.voyages)).toEqual({ count: 2, from: 3299, shortest: 5, longest: 8, next: '2027-02-06' });
	expect(figuresOf([])).toBeNull();
});

it.each([
	['/voyage-search?date=2027-03', one],
	['/campaigns/march', one],
	['/route?id=1&date=2027-03-05', one],
	['/voyage-search?date=2027-01', null],
	['/route?id=3', null],
	['/route?id=99', null],
	['/campaigns/loop', null],
	['/campaigns/away', null],
	['/campaigns/gone', null],
	['/adora', null],
	['', null],
])('the figures at %s are those of the voyages that it leads to', (link, figures) => {
	expect(figuresAt(link, index, campaigns)).toEqual(figures);
});
