import { describe, expect, it } from 'vitest';
import { cancellationRows } from './cancellation.ts';
import { addDays } from './dates.ts';

const steps = [
	{ fromDays: null, toDays: 60, amount: 500 },
	{ fromDays: 59, toDays: 30, percent: 30 },
	{ fromDays: 29, toDays: 8, percent: 60 },
	{ fromDays: 7, toDays: null, percent: 100 },
];
const departure = '2027-03-31';

describe('the cancellation table', () => {
	it('has the voyage’s own dates, earliest first', () => {
		expect(cancellationRows(steps.toReversed(), departure, '2027-02-10').map(({ from, until }) => [from, until])).toEqual([
			[null, '2027-01-30'],
			['2027-01-31', '2027-03-01'],
			['2027-03-02', '2027-03-23'],
			['2027-03-24', null],
		]);
	});

	it('shows a percent of full fare or an amount per passenger', () => {
		expect(cancellationRows(steps, departure, '2027-02-10').map(({ fee }) => fee)).toEqual([
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
				const marked = cancellationRows(form, departure, today).filter((row) => row.today);
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
		const rows = cancellationRows(touching, departure, '2027-03-01');
		expect(rows.map(({ until, today }) => [until, today])).toEqual([
			['2027-02-28', false],
			['2027-03-31', true],
		]);
	});

	it('keeps a fee of nothing and drops steps without a fee', () => {
		const rows = cancellationRows(
			[
				{ fromDays: null, toDays: 60, percent: 0 },
				{ fromDays: 59, toDays: 0 },
			],
			departure,
			departure,
		);
		expect(rows).toEqual([{ from: null, until: '2027-01-30', fee: { percent: 0 }, today: false }]);
	});

	it('is empty without steps', () => {
		expect(cancellationRows([], departure, departure)).toEqual([]);
	});
});
