import { describe, expect, it } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { refusedBy, retryAfterOf } from './refusal.ts';

const NOW = Date.parse('2026-11-25T04:00:00Z');
const unreadable = new AppError('upstream-unavailable', 'reply is not an envelope', { fault: 'shape' });
const business = (err: number) => new AppError('upstream-business', `upstream error ${err}`, { err, shown: '系统繁忙' });

it.each([
	['3', 3],
	['0', 1],
	['86400', 3_600],
	['Wed, 25 Nov 2026 04:00:20 GMT', 20],
	['Wed, 25 Nov 2026 03:00:00 GMT', 1],
	['', undefined],
	['soon', undefined],
	['-5', undefined],
	['2.5', undefined],
])('Retry-After %j names %s seconds, from 1 to an hour', (value, seconds) => {
	expect(retryAfterOf({ 'retry-after': value }, NOW)).toBe(seconds);
});

it('a date in Retry-After counts from the reply’s own Date', () => {
	const headers = { date: 'Wed, 25 Nov 2026 05:00:00 GMT', 'retry-after': 'Wed, 25 Nov 2026 05:00:07 GMT' };
	expect(retryAfterOf(headers, NOW)).toBe(7);
});

describe('a reply by its HTTP status', () => {
	it.each([
		[429, 'busy'],
		[503, 'outage'],
	])('%i did nothing, keeps the time to wait and upstream’s words', (status, fault) => {
		const kept = { code: 'upstream-unavailable', unsent: true, fault, retryAfter: 3, status: 503 };
		expect(refusedBy(status, { 'retry-after': '3' }, unreadable)).toMatchObject({ ...kept, shown: undefined });
		expect(refusedBy(status, { 'retry-after': '3' }, business(4_211))).toMatchObject({ ...kept, shown: '系统繁忙' });
		expect(refusedBy(status, {}, unreadable)).toMatchObject({ unsent: true, retryAfter: undefined, status: undefined });
	});

	it('429 with a number that the site knows is that refusal', () => {
		const refused = refusedBy(429, { 'retry-after': '60' }, business(1_007));
		expect(refused).toMatchObject({ code: 'upstream-business', err: 1_007, retryAfter: 60, shown: '系统繁忙' });
	});

	it.each([400, 403, 404, 405, 409, 413, 415, 422])('%i without an envelope did nothing', (status) => {
		expect(refusedBy(status, {}, unreadable)).toMatchObject({ code: 'upstream-unavailable', unsent: true });
	});

	it.each([200, 302])('%i that can’t be read may have done something', (status) => {
		expect(refusedBy(status, {}, unreadable)).toBe(unreadable);
	});

	it('other refusals stay as they are', () => {
		const refusal = business(4_211);
		expect(refusedBy(400, {}, refusal)).toBe(refusal);
	});
});
