import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { ComparedVoyage } from '#shared/catalogue/bff/search.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { CompareTable } from './compare-table.tsx';

const t = textsOf('CN', 'search');
const common = textsOf('CN', 'common');

const row = (name: string) => screen.queryByRole('rowheader', { name })?.closest('tr') ?? null;
const cellsOf = (name: string) => within(row(name) as HTMLElement).getAllByRole('cell');
/** Returns which columns of a row are named its best. */
const bestOf = (name: string, word: string) => cellsOf(name).map((cell) => within(cell).queryByText(word) !== null);

const one = sampleVoyage({ hoursInPort: 20, seaDays: 2 });
const two: VoyageCard = { ...one, id: 'v2', hoursInPort: 26, seaDays: 3, price: { from: 2_900, reference: null } };
const open = (voyages: VoyageCard[], compared: ComparedVoyage[] = []) =>
	openPart(() => <CompareTable voyages={voyages} compared={compared} />);

test('only rows in which voyages differ are in the table; the others are folded away and counted', () => {
	open([one, two]);
	expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
		t('result.compare.hoursInPort'),
		t('result.compare.seaDays'),
		t('result.compare.price'),
	]);
	const same = [
		t('result.compare.leaves'),
		t('result.compare.returns'),
		t('result.compare.length'),
		t('filter.cruise'),
		t('result.compare.route'),
	];
	expect(screen.queryByText(t('result.compare.same', { count: same.length }))).not.toBeNull();
	expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(same);
});

test('the lowest price and the longest time ashore are named; days at sea have no best', () => {
	open([one, two]);
	expect(bestOf(t('result.compare.price'), t('result.compare.best.price'))).toEqual([false, true]);
	expect(bestOf(t('result.compare.hoursInPort'), t('result.compare.best.hours'))).toEqual([false, true]);
	expect(cellsOf(t('result.compare.seaDays')).map(({ textContent }) => textContent)).toEqual(['2天', '3天']);
});

test('a voyage that calls every day says that it has no day at sea, and one of which that isn’t known says nothing', () => {
	open([{ ...one, seaDays: 0 }, two, { ...one, id: 'v3', seaDays: null }]);
	expect(cellsOf(t('result.compare.seaDays')).map(({ textContent }) => textContent)).toEqual([
		t('result.compare.none'),
		'3天',
		'–',
	]);
});

test('no time ashore is the longest while that of one voyage is unknown; a voyage that is sold out has no lowest price', () => {
	const soldOut: VoyageCard = { ...one, id: 'v3', state: 'sold-out', price: { from: 1_000, reference: null }, hoursInPort: null };
	open([one, two, soldOut]);
	expect(bestOf(t('result.compare.hoursInPort'), t('result.compare.best.hours'))).toEqual([false, false, false]);
	expect(bestOf(t('result.compare.price'), t('result.compare.best.price'))).toEqual([false, true, false]);
});

test('each kind of cabin has a row, and so has the fee of cancelling today', () => {
	const inside = { kind: 'IN', name: '内舱房', soldOut: false, fits: true };
	const balcony = { kind: 'BAL', name: '阳台房', soldOut: false, fits: true };
	const fee = (percent: number, until: string) => [{ from: null, until, fee: { percent }, today: true }];
	open(
		[one, two],
		[
			{
				id: one.id,
				from: 3_200,
				kinds: [{ ...inside, from: 3_200 }],
				service: { each: 120, total: 480 },
				cancellation: fee(0, '2027-01-10'),
			},
			{
				id: two.id,
				from: 2_900,
				kinds: [
					{ ...inside, from: 2_900 },
					{ ...balcony, from: null, soldOut: true },
				],
				service: { each: 120, total: 480 },
				cancellation: fee(20, '2027-01-10'),
			},
		],
	);
	const insideRow = t('result.compare.kind', { kind: '内舱房' });
	expect(bestOf(insideRow, t('result.compare.best.price'))).toEqual([false, true]);
	expect(cellsOf(t('result.compare.kind', { kind: '阳台房' })).map(({ textContent }) => textContent)).toEqual([
		t('result.compare.none'),
		common('card.soldOut'),
	]);
	expect(cellsOf(t('result.compare.cancelling')).map(({ textContent }) => textContent)).toEqual([
		'免费（至2027年1月10日）',
		'收船票全款的 20%（至2027年1月10日）',
	]);
});

test('voyages that are alike have nothing in the table but the links to them', () => {
	open([one, { ...one, id: 'v2' }]);
	expect(screen.queryAllByRole('rowheader')).toEqual([]);
	expect(screen.getAllByRole('link', { name: new RegExp(common('card.view')) })).toHaveLength(2);
});

test('a party reads which cabins are too small for it, which a ship hasn’t got, and what isn’t known', () => {
	const kind = (name: string, from: number | null, fits: boolean) => ({ kind: name, name, from, soldOut: false, fits });
	const told = (id: string, kinds: ComparedVoyage['kinds']): ComparedVoyage => ({
		id,
		from: null,
		kinds,
		service: null,
		cancellation: 'unavailable',
	});
	const compared = [
		told(one.id, [kind('内舱房', null, false)]),
		told(two.id, [kind('内舱房', 3_000, true), kind('套房', null, true)]),
		told('v3', 'unavailable'),
	];
	const voyages = [one, two, { ...one, id: 'v3' }];
	openPart(() => <CompareTable voyages={voyages} compared={compared} party={{ words: '每人', people: 3 }} />);
	const words = (name: string) =>
		cellsOf(name).map(({ textContent }) => textContent?.replace(t('result.compare.best.price'), ''));
	const tooMany = t('result.compare.tooMany', { count: 3 });
	const noPrice = t('result.compare.noPrice');
	expect(words('每人')).toEqual([tooMany, noPrice, noPrice]);
	expect(words(t('result.compare.kind', { kind: '内舱房' }))).toEqual([tooMany, '¥3,000', '–']);
	expect(words(t('result.compare.kind', { kind: '套房' }))).toEqual([t('result.compare.none'), noPrice, '–']);
});
