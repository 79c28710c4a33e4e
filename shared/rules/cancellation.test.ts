import { describe, expect, it } from 'vitest';
import { type CancelledOrder, cancellationRows, cancellationSums } from './cancellation.ts';
import { addDays } from './dates.ts';

const steps = [
	{ fromDays: null, toDays: 60, amount: 500 },
	{ fromDays: 59, toDays: 30, percent: 30 },
	{ fromDays: 29, toDays: 8, percent: 60 },
	{ fromDays: 7, toDays: null, percent: 100 },
];
const departure = '2027-03-31';

/** Returns the rows of steps that make a table. */
const tableOf = (...told: Parameters<typeof cancellationRows>) => cancellationRows(...told) ?? expect.fail('no table');

describe('the cancellation table', () => {
	it('has the voyage’s own dates, earliest first', () => {
		expect(tableOf(steps.toReversed(), departure, '2027-02-10').map(({ from, until }) => [from, until])).toEqual([
			[null, '2027-01-30'],
			['2027-01-31', '2027-03-01'],
			['2027-03-02', '2027-03-23'],
			['2027-03-24', null],
		]);
	});

	it('shows a percent of full fare or an amount per passenger', () => {
		expect(tableOf(steps, departure, '2027-02-10').map(({ fee }) => fee)).toEqual([
			{ amount: 500 },
			{ percent: 30 },
			{ percent: 60 },
			{ percent: 100 },
		]);
	});

	it('marks exactly one row on every day, whichever bound is written first', () => {
		const mirrored = steps.map((step) => ({ ...step, fromDays: step.toDays, toDays: step.fromDays }));
		for (const form of [steps, mirrored]) {
			for (let before = 120; before >= 0; before--) {
				const today = addDays(departure, -before);
				const marked = tableOf(form, departure, today).filter((row) => row.today);
				expect(marked).toHaveLength(1);
				expect(marked[0]?.fee).toEqual(before >= 60 ? { amount: 500 } : { percent: before >= 30 ? 30 : before >= 8 ? 60 : 100 });
			}
		}
	});

	it('gives a day that two steps share to the later, dearer row', () => {
		const touching = [
			{ fromDays: 60, toDays: 30, percent: 10 },
			{ fromDays: 30, toDays: 0, percent: 50 },
		];
		const rows = tableOf(touching, departure, '2027-03-01');
		expect(rows.map(({ until, today }) => [until, today])).toEqual([
			['2027-02-28', false],
			['2027-03-31', true],
		]);
	});

	it('keeps a fee of nothing', () => {
		const rows = tableOf([{ fromDays: null, toDays: 60, percent: 0 }], departure, departure);
		expect(rows).toEqual([{ from: null, until: '2027-01-30', fee: { percent: 0 }, today: false }]);
	});

	it.each([
		[
			'a step without a fee',
			[
				{ fromDays: null, toDays: 60, percent: 0 },
				{ fromDays: 59, toDays: 0 },
			],
		],
		[
			'days without a fee',
			[
				{ fromDays: null, toDays: 60, percent: 0 },
				{ fromDays: 50, toDays: 0, percent: 80 },
			],
		],
		[
			'two fees for several days',
			[
				{ fromDays: 90, toDays: 30, percent: 10 },
				{ fromDays: 59, toDays: 0, percent: 80 },
			],
		],
		[
			'two fees for all days',
			[
				{ fromDays: null, toDays: null, percent: 10 },
				{ fromDays: null, toDays: null, percent: 80 },
			],
		],
		[
			'a step within another',
			[
				{ fromDays: null, toDays: 0, percent: 10 },
				{ fromDays: 30, toDays: 20, percent: 80 },
			],
		],
		[
			'a step that ends before it begins',
			[
				{ fromDays: null, toDays: 60, percent: 10 },
				{ fromDays: 59, toDays: 70, percent: 80 },
			],
		],
	])('isn’t made of %s', (_, doubtful) => expect(cancellationRows(doubtful, departure, departure)).toBeNull());

	it('is empty without steps', () => {
		expect(tableOf([], departure, departure)).toEqual([]);
	});
});

describe('the sums of an order by the table', () => {
	const free = [{ fromDays: null, toDays: 60, percent: 0 }, ...steps.slice(1)];
	const rows = (today: string, of: Parameters<typeof cancellationRows>[0] = steps) => tableOf(of, departure, today);
	const order: CancelledOrder = { paid: 9_000, total: 9_000, passengers: 2, feeNow: null };
	const fees = (today: string, of: CancelledOrder, ladder: Parameters<typeof rows>[1] = steps) =>
		cancellationSums(rows(today, ladder), of).map((sum) => sum?.fee ?? null);

	it('are the fee and the refund, to the last fen', () => {
		expect(cancellationSums(rows('2027-02-10'), { ...order, paid: 9_399.5, total: 9_399.5 })).toEqual([
			{ fee: 1_000, back: 8_399.5 },
			{ fee: 2_819.85, back: 6_579.65 },
			{ fee: 5_639.7, back: 3_759.8 },
			{ fee: 9_399.5, back: 0 },
		]);
	});

	it('are never more than was paid', () => {
		expect(fees('2027-02-10', { ...order, paid: 800, total: 800 })).toEqual([800, 240, 480, 800]);
	});

	it('are upstream’s own figure for today; a table that contradicts it gives no other', () => {
		expect(fees('2027-02-10', { ...order, feeNow: 1_234 })).toEqual([null, 1_234, null, null]);
	});

	it('take the cabins’ price for the full fare of an order with a coupon only if upstream’s figure proves it', () => {
		const withCoupon = { ...order, paid: 8_700 };
		expect(fees('2027-02-10', withCoupon)).toEqual([1_000, null, null, null]);
		expect(fees('2027-02-10', { ...withCoupon, feeNow: 2_700 })).toEqual([1_000, 2_700, 5_400, 8_700]);
		expect(fees('2027-01-10', { ...withCoupon, feeNow: 0 }, free)).toEqual([0, null, null, null]);
		// A fee that is all that was paid proves nothing, since no fee is higher.
		expect(fees('2027-03-28', { ...withCoupon, feeNow: 8_700 })).toEqual([1_000, null, null, 8_700]);
	});

	it('are unknown where the share is no whole fen, or the number of passengers is unknown', () => {
		expect(fees('2027-02-10', { ...order, paid: 0.07, total: 0.07 }).slice(1, 3)).toEqual([null, null]);
		expect(fees('2027-02-10', { ...order, passengers: null })[0]).toBeNull();
	});

	it('are unknown for an order that isn’t paid', () => {
		expect(fees('2027-02-10', { ...order, paid: 0 })).toEqual([null, null, null, null]);
	});
});
