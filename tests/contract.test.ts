import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOT_ROUTES, startSandbox, type TestSandbox } from '#sandbox/test-support.ts';
import { readConfig } from '#server/settings/config.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import type { Envelope } from '#shared/errors.ts';
import { reportOf } from '../scripts/contract/report.ts';
import { breaksSomething, tryBackend } from '../scripts/contract/try-calls.ts';

type Spoil = (path: string, data: Record<string, unknown> | Record<string, unknown>[]) => unknown;

let sandbox: TestSandbox;
let proxy: Server;
let origin: string;
let spoil: Spoil = (_path, data) => data;
let otherNumbers: ReadonlyMap<number, number> = new Map();

/** Passes requests on, and spoils the replies. */
beforeAll(async () => {
	sandbox = await startSandbox(() => new Date());
	proxy = createServer(async (request, response) => {
		const { method = 'GET', headers, url = '' } = request;
		const body = method === 'POST' ? Buffer.concat(await request.toArray()) : undefined;
		const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => /^(channel|user-token|content-type)$/.test(name)));
		const reply = await fetch(sandbox.url + url, { method, body, headers: sent as Record<string, string> });
		const envelope = (await reply.json()) as Envelope<Record<string, unknown>>;
		const data = envelope.data && spoil(url.replace('/api/openapi', '').replace(/\?.*/, ''), envelope.data);
		const err = otherNumbers.get(envelope.err) ?? envelope.err;
		response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify({ ...envelope, err, data }));
	});
	await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
	origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterEach(() => {
	spoil = (_path, data) => data;
	otherNumbers = new Map();
	sandbox.sandbox.reset();
});
afterAll(async () => {
	proxy.closeAllConnections();
	await new Promise((done) => proxy.close(done));
	await sandbox.close();
});

/** Runs `npm run contract -- <args>`. */
const contract = (...args: string[]) =>
	new Promise<{ code: number; text: string }>((done) => {
		const env = {
			...process.env,
			HOT_ROUTES_CIPHER: HOT_ROUTES.cipher,
			HOT_ROUTES_KEY: HOT_ROUTES.key,
			HOT_ROUTES_IV: HOT_ROUTES.iv,
		};
		const script = join(resolve(import.meta.dirname, '..'), 'scripts/contract.ts');
		execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
			done({ code: Number(error?.code ?? 0), text: stdout + stderr }),
		);
	});

/** The same without a process of its own: the exit code and the text. */
async function tried(): Promise<{ breaks: boolean; text: string }> {
	const { UPSTREAM_ERRORS: errorNumbers, AD_SLOTS: slots, MINI_PROGRAM_PAGES } = readConfig({ NODE_ENV: 'test' });
	const known = { slots, page: MINI_PROGRAM_PAGES.trip };
	const came = await tryBackend({ origin, timeoutMs: 10_000, errorNumbers, known, writes: false });
	return { breaks: breaksSomething(came), text: reportOf(came) };
}

/** The lines of a call. */
const linesOf = (text: string, name: string): string => {
	const lines = text.split('\n');
	const start = lines.findIndex((line) => line.slice(2).startsWith(`${name} `));
	const rest = lines.slice(start + 1);
	return [
		lines[start],
		...rest.slice(
			0,
			rest.findIndex((line) => !line.startsWith('    ')),
		),
	].join('\n');
};

describe('a backend is tried against the contract', () => {
	it('one that keeps it: nothing breaks, the exit code is 0, and no data are changed', async () => {
		const { code, text } = await contract(origin);
		expect([code, text.match(/\d+ break/)?.[0]]).toEqual([0, '0 break']);
		expect(linesOf(text, 'GET /user/contact')).toContain('not tried: for members: give --token');
		const asMember = sandbox.sandbox.calls().calls.filter(({ userToken }) => userToken);
		expect(asMember.map(({ name }) => name)).toEqual(['GET /openapi/user/contact']);
		expect(text).toContain('✓ a token that isn’t valid: understood');
	});

	it('as a member, and with calls that change data', async () => {
		await sandbox.send('POST /openapi/message/sms/code', { mobile: '13011112222', mobilePre: '86' });
		const outbox = (await (await fetch(`${sandbox.url}/__control/outbox`)).json()) as { codes: { code: string }[] };
		const { code, text } = await contract(origin, '--mobile', '13011112222', '--code', outbox.codes[0]?.code ?? '', '--writes');
		expect([code, text.match(/\d+ break/)?.[0]]).toEqual([0, '0 break']);
		expect(linesOf(text, 'POST /order/v3/individual/lock')).toContain('fits');
	});

	it('one with a required value that doesn’t fit: the call, the field and the screens are named', async () => {
		spoil = (path, data) => (path.startsWith('/voyage/v2/') && !Array.isArray(data) ? { ...data, departureDate: 'soon' } : data);
		const { breaks, text } = await tried();
		expect(breaks).toBe(true);
		expect(linesOf(text, 'GET /voyage/v2/{id}')).toMatch(
			/breaks: [\s\S]*departureDate: expected a day, came a text[\s\S]*a voyage, booking/,
		);
		expect(linesOf(text, 'POST /voyage/all')).toContain('fits, ');
	});

	it('one with bad rows that can be left out: it is tolerated, with field and count', async () => {
		spoil = (path, data) => (path === '/voyage/all' && Array.isArray(data) ? [{ ...data[0], days: null }, ...data] : data);
		const { breaks, text } = await tried();
		expect(breaks).toBe(false);
		expect(linesOf(text, 'POST /voyage/all')).toMatch(
			/tolerated, \d+ rows\n {4}\[\]\.days: expected a number, came null \(1 ×\)/,
		);
	});

	it('one with other names for prices: the reply can be read, and no voyage has a price', async () => {
		spoil = (path, data) => (path === '/voyage/all' && Array.isArray(data) ? data.map(({ price: _price, ...row }) => row) : data);
		const { breaks, text } = await tried();
		expect(breaks).toBe(true);
		expect(linesOf(text, 'POST /voyage/all')).toContain('breaks: [].price.disCountPrice is never there: no voyage has a price');
	});

	it('one that can’t be reached: all calls break, and the exit code is 1', async () => {
		const { code, text } = await contract('http://127.0.0.1:1');
		expect(code).toBe(1);
		expect(text).toMatch(/^0 fit, 0 tolerated/m);
	});

	it('one that breaks calls without a page: nothing breaks', async () => {
		sandbox.sandbox.fault({ call: 'GET /openapi/voyage/days', err: 1001 });
		const { breaks, text } = await tried();
		expect(breaks).toBe(false);
		expect(linesOf(text, 'GET /voyage/days')).toContain('no page asks for it');
	});

	it('one with its own number for “not found”: the setting for it is named', async () => {
		otherNumbers = new Map([[UPSTREAM_NOT_FOUND, 2001]]);
		const { breaks, text } = await tried();
		expect(breaks).toBe(true);
		expect(text).toMatch(
			/✗ a voyage that doesn’t exist: upstream error 2001 came.*UPSTREAM_ERRORS says which number is notFound/,
		);
	});

	it('shows its usage for arguments that it can’t read', async () => {
		const { code, text } = await contract();
		expect(code).toBe(2);
		expect(text).toContain('npm run contract -- <origin>');
	});
});
