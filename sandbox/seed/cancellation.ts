type Rung = [fromDays: number | null, toDays: number | null, fee: { percent: number } | { amount: number }];

const ladder = (minDays: number, maxDays: number, rungs: Rung[]) =>
	rungs.map(([fromDays, toDays, fee]) => ({ minDays, maxDays, fromDays, toDays, percent: null, amount: null, ...fee }));

/** Fees by length of the voyage: a long one is hard to sell again, so its fees begin earlier. */
export const CANCELLATION_STEPS = [
	...ladder(1, 4, [
		[null, 31, { amount: 200 }],
		[30, 15, { percent: 30 }],
		[14, 8, { percent: 60 }],
		[7, null, { percent: 100 }],
	]),
	...ladder(5, 6, [
		[null, 46, { amount: 300 }],
		[45, 29, { percent: 25 }],
		[28, 15, { percent: 50 }],
		[14, 8, { percent: 75 }],
		[7, null, { percent: 100 }],
	]),
	...ladder(7, 30, [
		[null, 61, { amount: 500 }],
		[60, 42, { percent: 25 }],
		[41, 29, { percent: 40 }],
		[28, 15, { percent: 60 }],
		[14, 8, { percent: 80 }],
		[7, null, { percent: 100 }],
	]),
];
