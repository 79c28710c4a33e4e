import { expect, it, vi } from 'vitest';
import { createFaultLog } from './fault-log.ts';
import type { Misfit } from './read-reply.ts';

const CALL = 'GET /openapi/popup/all';
const misfit = (field: string, index = 0): Misfit => ({ field, index, expected: 'an id', got: 'nothing' });

function logWithClock() {
	let now = 1_000_000;
	const warn = vi.fn();
	const faults = createFaultLog({ warn, info: vi.fn() }, () => now);
	const later = (milliseconds: number): void => {
		now += milliseconds;
	};
	return { faults, warn, later };
}

it('logs a fault at once, then once a minute with its count', () => {
	const { faults, warn, later } = logWithClock();
	for (let second = 0; second < 150; second += 1) {
		faults.misfits(CALL, [misfit('[].id')]);
		later(1_000);
	}
	expect(warn.mock.calls.map(([{ call, field, count }]) => [call, field, count])).toEqual([
		[CALL, '[].id', 1],
		[CALL, '[].id', 60],
		[CALL, '[].id', 60],
	]);
});

it('logs the same field of many rows once, and each field and call by itself', () => {
	const { faults, warn } = logWithClock();
	faults.misfits(CALL, [misfit('[].id', 1), misfit('[].id', 4), misfit('[].type', 4)]);
	faults.misfits('GET /openapi/voyage/hots', [misfit('[].id')]);
	faults.outage(CALL, 'upstream answered 500');
	faults.outage(CALL, 'upstream answered 500');
	expect(warn.mock.calls.map(([{ call, field, reason }, message]) => [call, field ?? reason, message])).toEqual([
		[CALL, '[].id', 'reply does not fit'],
		[CALL, '[].type', 'reply does not fit'],
		['GET /openapi/voyage/hots', '[].id', 'reply does not fit'],
		[CALL, 'upstream answered 500', 'no answer from upstream'],
	]);
});
