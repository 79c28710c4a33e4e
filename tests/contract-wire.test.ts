import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '#sandbox/test-support.ts';
import type { Asked } from '../scripts/contract/ask.ts';
import type { Known } from '../scripts/contract/probe.ts';
import { readBack } from '../scripts/contract/read-back.ts';
import { contractWith, linesOf, linesOfKind, MOBILE, type Report, sentCode, tokenFor } from './support/contract.ts';
import { startSpoilingProxy } from './support/spoiling-proxy.ts';
import { ROOMS_BY_ID, WIRE } from './support/wire-cases.ts';

const OTHER_MOBILE = '13011113333';
let sandbox: TestSandbox;
let proxy: Awaited<ReturnType<typeof startSpoilingProxy>>;
let report: Report;
let seconds: number;

beforeAll(async () => {
	sandbox = await startSandbox(() => new Date());
	proxy = await startSpoilingProxy(sandbox.url);
	proxy.spoilBy((path, answer) => WIRE.reduce((came, { spoil }) => spoil(path, came), answer));
	const begun = performance.now();
	report = await contractWith(proxy.url, {
		// As a person does: a code is sent, and typed.
		login: { mobile: MOBILE, mobilePre: '86', code: () => sentCode(sandbox) },
		writes: true,
		lastReadMs: 3_000,
	});
	seconds = (performance.now() - begun) / 1_000;
});
afterAll(async () => {
	await proxy.close();
	await sandbox.close();
});

describe('the contract tool names what backends have sent', () => {
	it.each(WIRE)('$sent: $call', ({ call, says }) => {
		if (says instanceof RegExp) expect(call ? linesOf(report.text, call) : report.text).toMatch(says);
		else expect(linesOfKind(report.text, says), report.text).toEqual([expect.stringContaining(`${call} (`)]);
	});

	it('a room whose cabins are keyed by their ids: POST /order/v3/individual/lock', async () => {
		proxy.spoilBy(ROOMS_BY_ID);
		const { text } = await contractWith(proxy.url, { token: await tokenFor(sandbox, OTHER_MOBILE), writes: true });
		const lines = linesOfKind(text, 'list-by-key');
		expect(lines).toEqual([expect.stringContaining('POST /order/v3/individual/lock (1 ×, rooms[].cabins)')]);
	});

	it.each([
		{ shown: [true, true], notes: [] },
		{ shown: [true, false], notes: [['not-read-back', 'GET /user/contact']] },
		{ shown: [false, true, true], notes: [['read-late', expect.stringMatching(/^(?:0\.[5-9]|1\.\d) s$/)]] },
		{ shown: [false, false, false], notes: [['not-read-back', 'GET /user/contact']] },
	])('what is written, read back as $shown', async ({ shown, notes }) => {
		const name = 'GET /openapi/user/contact';
		const asked: Asked = { name, what: '', misfits: [], raws: [], notes: [] };
		const replies = [...shown];
		const ask = async () => ({ ...asked, data: replies.shift() });
		const known = { slots: {} as Known['slots'], page: '' };
		await readBack(asked, { name, shows: Boolean }, known, { ask, token: undefined, lastMs: 1_000 });
		expect([asked.notes, replies]).toEqual([notes, []]);
	});

	it('all in one run of at most 20 seconds', () => {
		expect(seconds).toBeLessThan(20);
	});
});
