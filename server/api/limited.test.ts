import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { ANYBODY } from '#server/request/identity.ts';
import { createLimits } from '#server/storage/limits.ts';
import { UNWATCHED } from '#server/watch/watch.ts';
import type { LimitPolicy } from '#shared/catalogue/limit-policy.ts';
import { refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { limited } from './limited.ts';

const START = Date.parse('2026-11-21T04:00:00Z');
const MINUTE = 60;
const number = { mobile: '13800138000', mobilePre: '86' };
const codeOf = ({ code }: AppError) => code;

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const passTo = (seconds: number) => vi.setSystemTime(START + seconds * 1_000);

/** A browser with the limits of a site; `press` makes a call within a limit, which upstream answers by `answer`. */
function someBrowser(name = 'a browser') {
	const { vault } = scopeWith({}).scope;
	const limits = createLimits({ secret: 'a-secret-of-at-least-thirty-two-characters', ceilings: { site: 1_000, abroad: 1_000 } });
	const limiting = { limits, vault, clock: () => new Date(), watch: UNWATCHED, countries: async () => [] };
	const identity = { ...ANYBODY, address: '192.0.2.1', browser: () => name, knownBrowser: () => name };
	const done = async (): Promise<string> => 'done';
	return (policy: LimitPolicy, input: object = number, answer = done) =>
		limited(policy, input, identity, limiting, answer).catch(codeOf);
}

describe('a code by text message', () => {
	it('can be tried in its browser for fifteen minutes, and counts as unknown from then on', async () => {
		const press = someBrowser();
		expect(await press('try-code')).toBe('code-unknown');
		expect(await press('send-code')).toBe('done');
		passTo(15 * MINUTE - 1);
		expect(await press('try-code')).toBe('done');
		// A second press with the code that was used is answered by the first one’s reply, for as long.
		passTo(30 * MINUTE - 2);
		expect(await press('try-code')).toBe('done');
		passTo(45 * MINUTE);
		expect(await press('try-code')).toBe('code-unknown');
	});

	it('has five tries of wrong codes; a failure of upstream’s is none of them', async () => {
		const press = someBrowser();
		await press('send-code');
		const fails = async (): Promise<never> => {
			throw new AppError('upstream-unavailable', 'upstream answered 503', { fault: 'outage' });
		};
		for (let time = 0; time < 10; time++) expect(await press('try-code', number, fails)).toBe('upstream-unavailable');
		for (let time = 0; time < 5; time++) expect(await press('try-code', number, async () => refuse())).toBe('upstream-business');
		expect(await press('try-code')).toBe('rate-limited');
	});

	it('that upstream never got leaves the number another one at once; one that may have been sent doesn’t', async () => {
		const press = someBrowser();
		const unsent = async (): Promise<never> => {
			throw new AppError('upstream-unavailable', 'no connection', { unsent: true });
		};
		const lost = async (): Promise<never> => {
			throw new AppError('upstream-unavailable', 'no answer', { late: true });
		};
		for (let time = 0; time < 10; time++) expect(await press('send-code', number, unsent)).toBe('upstream-unavailable');
		expect(await press('send-code', number, lost)).toBe('upstream-unavailable');
		expect(await press('send-code')).toBe('rate-limited');
	});
});

it('a captcha can be answered for five minutes, once, for the number that it was drawn for', async () => {
	const press = someBrowser();
	const answer = { ...number, captcha: 'abcd' };
	await press('captcha');
	passTo(5 * MINUTE + 1);
	expect(await press('send-code', answer)).toBe('invalid-input');
	await press('captcha');
	passTo(10 * MINUTE);
	expect(await press('send-code', { ...answer, mobile: '13800138001' })).toBe('invalid-input');
	expect(await press('send-code', answer)).toBe('done');
	expect(await press('send-code', answer)).toBe('invalid-input');
});
