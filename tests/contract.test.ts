import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOT_ROUTES, startSandbox, type TestSandbox } from '#sandbox/test-support.ts';
import { ORDER_STATUSES, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import { sideBySide } from '../scripts/contract/ask.ts';
import { codeFor, contractWith, linesOf, MOBILE, sentCode, tokenFor } from './support/contract.ts';
import { dataAt, startSpoilingProxy } from './support/spoiling-proxy.ts';

const NEW_MOBILE = '13011113333';
/** The time that a run against the stand-in takes at most. */
const MOST_MS = 20_000;
let sandbox: TestSandbox;
let proxy: Awaited<ReturnType<typeof startSpoilingProxy>>;

beforeAll(async () => {
	sandbox = await startSandbox(() => new Date());
	proxy = await startSpoilingProxy(sandbox.url);
});
afterEach(() => {
	proxy.spoilBy();
	sandbox.sandbox.reset();
});
afterAll(async () => {
	await proxy.close();
	await sandbox.close();
});

/** Runs `npm run contract -- <args>`, and types what is `asked` for. */
const contract = (args: readonly string[], asked?: () => Promise<string>) =>
	new Promise<{ code: number; text: string }>((done) => {
		const env = {
			...process.env,
			HOT_ROUTES_CIPHER: HOT_ROUTES.cipher,
			HOT_ROUTES_KEY: HOT_ROUTES.key,
			HOT_ROUTES_IV: HOT_ROUTES.iv,
		};
		const script = join(resolve(import.meta.dirname, '..'), 'scripts/contract.ts');
		const { stdin } = execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
			done({ code: Number(error?.code ?? 0), text: stdout + stderr }),
		);
		asked?.().then((typed) => stdin?.end(`${typed}\n`));
	});

describe('a backend is tried against the contract', () => {
	it('one that keeps it: nothing breaks, the exit code is 0, and no data are changed', async () => {
		const { code, text } = await contract([proxy.url]);
		expect([code, text.match(/\d+ break/)?.[0]]).toEqual([0, '0 break']);
		expect(linesOf(text, 'GET /user/contact')).toContain('not tried: for members: give --token');
		const asMember = sandbox.sandbox.calls().calls.filter(({ userToken }) => userToken);
		expect(asMember.map(({ name }) => name)).toEqual(['GET /openapi/user/contact']);
		expect(text).toContain('✓ a token that isn’t valid (HTTP 200, err 700): understood');
	});

	it('as a member, and with calls that change data', async () => {
		const sent = await codeFor(sandbox);
		const { code, text } = await contract([proxy.url, '--mobile', sent.mobile, '--code', sent.code, '--writes']);
		expect([code, text.match(/\d+ break/)?.[0]]).toEqual([0, '0 break']);
		expect(linesOf(text, 'POST /order/v3/individual/lock')).toContain('fits');
	});

	it('one with a required value that doesn’t fit: the call, the field and the screens are named', async () => {
		proxy.spoilBy((path, answer) =>
			path.startsWith('/voyage/v2/') && !path.endsWith('hotsVoyage')
				? dataAt(path, (data: object) => ({ ...data, departureDate: 'soon' }))(path, answer)
				: answer,
		);
		const { breaks, text, screen } = await contractWith(proxy.url);
		expect(breaks).toBe(true);
		const why = 'reply does not fit (departureDate: expected a day, came a text)';
		expect(linesOf(text, 'GET /voyage/v2/{id}')).toContain(`breaks: ${why}`);
		for (const name of ['a voyage', 'holding'])
			expect(screen(name)).toMatchObject({ verdict: 'breaks', why: expect.stringContaining(`GET /voyage/v2/{id}: ${why}`) });
		expect(linesOf(text, 'POST /voyage/all')).toContain('fits, ');
	});

	it('one with bad rows that can be left out: it is tolerated, with field and count', async () => {
		proxy.spoilBy(dataAt('/voyage/all', (rows: object[]) => [{ ...rows[0], id: 'bad', days: null }, ...rows]));
		const { breaks, text } = await contractWith(proxy.url);
		expect(breaks).toBe(false);
		expect(linesOf(text, 'POST /voyage/all')).toMatch(/tolerated, \d+ rows$/);
		expect(text).toContain('~ days: expected a number, came null: POST /voyage/all ([].days, 1 ×)');
	});

	it('one with other names for prices: the reply can be read, and no voyage has a price', async () => {
		proxy.spoilBy(dataAt('/voyage/all', (rows: { price: unknown }[]) => rows.map(({ price: _price, ...row }) => row)));
		const { breaks, text } = await contractWith(proxy.url);
		expect(breaks).toBe(true);
		expect(linesOf(text, 'POST /voyage/all')).toContain('breaks: [].price.disCountPrice is never there: no voyage has a price');
	});

	it('one without the numbers of cabins left: the reply can be read, and no cabin is on sale', async () => {
		proxy.spoilBy((path, answer) =>
			/^\/voyage\/v2\/\d+$/.test(path)
				? dataAt(path, (voyage: { categories: { id: unknown }[] }) => ({
						...voyage,
						categories: voyage.categories.map(({ id }) => ({ id })),
					}))(path, answer)
				: answer,
		);
		const { breaks, text } = await contractWith(proxy.url);
		expect(breaks).toBe(true);
		expect(linesOf(text, 'GET /voyage/v2/{id}')).toContain('breaks: categories[].inventory is never there: no cabin is on sale');
	});

	it('one that can’t be reached: all calls break, and the exit code is 1', async () => {
		const { code, text } = await contract(['http://127.0.0.1:1']);
		expect(code).toBe(1);
		expect(text).toMatch(/^0 fit, 0 tolerated/m);
	});

	it('one that breaks calls without a page: nothing breaks', async () => {
		sandbox.sandbox.fault({ call: 'GET /openapi/voyage/days', err: 1001 });
		const { breaks, text } = await contractWith(proxy.url);
		expect(breaks).toBe(false);
		expect(linesOf(text, 'GET /voyage/days')).toContain('no page asks for it');
	});

	it('one with its own number for “not found”: the setting for it is named', async () => {
		proxy.spoilBy((_path, answer) => ({
			...answer,
			body: Buffer.from(answer.body.toString().replace(`"err":${UPSTREAM_NOT_FOUND}`, '"err":2001')),
		}));
		const { breaks, text } = await contractWith(proxy.url);
		expect(breaks).toBe(true);
		expect(text).toMatch(
			/✗ a voyage that doesn’t exist \(HTTP 200, err 2001\): upstream error 2001 came.*UPSTREAM_ERRORS says which number is notFound/,
		);
	});

	it.each([
		['err 4004', { body: Buffer.from('{"err":4004,"errMsg":"条款尚未发布"}') }],
		['HTTP 404', { status: 404, body: Buffer.from('not found') }],
		['data null', { body: Buffer.from('{"err":0,"errMsg":"","data":null}') }],
	])('one without some policies, as %s: they are named, and nothing breaks', async (_form, unpublished) => {
		proxy.spoilBy((path, answer) => (/HEALTH|REFUND/.test(path) ? { ...answer, ...unpublished } : answer));
		const { breaks, text, screen } = await contractWith(proxy.url);
		expect(breaks).toBe(false);
		expect(linesOf(text, 'GET /cruise/policy/{type}')).toContain('tolerated');
		expect(screen('a policy')).toMatchObject({ verdict: 'gaps', why: 'GET /cruise/policy/{type} (HEALTH, REFUND)' });
	});

	it('one that refuses some of several things: which of them is said', async () => {
		proxy.spoilBy((path, answer) =>
			/HEALTH|REFUND/.test(path) ? { ...answer, body: Buffer.from('{"err":4001,"errMsg":"条款尚未发布"}') } : answer,
		);
		const { text, screen } = await contractWith(proxy.url);
		const why = '2 of 9: HEALTH, REFUND: upstream error 4001: 条款尚未发布';
		expect(linesOf(text, 'GET /cruise/policy/{type}')).toContain(`breaks: ${why}`);
		expect(screen('a policy')?.why).toBe(`GET /cruise/policy/{type}: ${why}`);
	});

	it('one whose lists of voyages and orders fail: the rest is tried with ids that are given', async () => {
		const token = await tokenFor(sandbox, '13011114444');
		const later = addDays(todayInShanghai(new Date()), 60);
		const voyage = (await sandbox.ask('POST /openapi/voyage/all', {})).find(({ departureDate }) => departureDate > later);
		const headers = { channel: 'WEB', 'user-token': token };
		const { data } = (await sandbox.send('GET /openapi/order/individual', {}, headers)).envelope;
		const [order] = (data as { rows: { id: number }[] }).rows;
		proxy.spoilBy((path, answer) =>
			/^\/(voyage\/all|cruise\/all|cruise\/category\/all|order\/individual)$/.test(path)
				? { ...answer, body: Buffer.from('{"err":1001,"errMsg":"请稍后再试"}') }
				: answer,
		);
		const ids = ['--voyage', String(voyage?.id), '--order', String(order?.id)];
		const begins = performance.now();
		const { text } = await contract([proxy.url, '--token', token, ...ids]);
		expect(performance.now() - begins).toBeLessThan(MOST_MS);
		const tried = [
			'GET /voyage/v2/{id}',
			'GET /cruise/info/{id}',
			'POST /order/individual/calculate',
			'GET /order/individual/{id}',
		];
		expect(tried.map((name) => linesOf(text, name).slice(0, 2))).toEqual(tried.map(() => '✓ '));
		expect(linesOf(text, 'POST /voyage/all')).toContain('breaks: upstream error 1001: 请稍后再试');
	});

	describe('an order that is named is judged by what is read of it', () => {
		type Row = Record<string, unknown>;
		let token: string;
		let orders: { id: number; status: number }[];
		beforeAll(async () => {
			token = await tokenFor(sandbox, '13011115555');
			const { data } = (await sandbox.send('GET /openapi/order/individual', {}, { channel: 'WEB', 'user-token': token }))
				.envelope;
			orders = (data as { rows: typeof orders }).rows;
		});
		const judged = async (name: keyof typeof ORDER_STATUSES) => {
			const order = String(orders.find(({ status }) => status === ORDER_STATUSES[name])?.id);
			const { tried, breaks } = await contractWith(proxy.url, { token }, order);
			const said = tried.conventions.filter(({ what }) => what.endsWith('the order') || what.startsWith('checking'));
			return { breaks, said: said.map(({ what, answer, isKept }) => [what, answer, isKept]) };
		};

		it('one that waits for its payment', async () => {
			expect((await judged('waiting-payment')).said).toEqual([
				['paying the order', 'open', true],
				['cancelling the order', 'its refund is told', true],
				['checking the order in', 'not open or refused: waiting-payment', true],
			]);
		});

		it('one that is paid, and one that is cancelled', async () => {
			expect((await judged('not-travelled')).said).toEqual([
				['paying the order', 'not open: not-travelled', true],
				['cancelling the order', 'its refund is told', true],
				['checking the order in', expect.stringMatching(/^[1-9] passengers$/), true],
			]);
			expect((await judged('cancelled')).said.map(([, , isKept]) => isKept)).toEqual([true, true, true]);
		});

		it.each([
			[
				'without the time until which it is paid',
				'waiting-payment',
				'paying the order',
				/^\/order\/individual\/\d+$/,
				{ payUntil: null },
			],
			['without its refund', 'not-travelled', 'cancelling the order', /refundPrice$/, { refundPrice: null, fee: null }],
		] as const)('one %s', async (_what, status, wrong, at, change) => {
			proxy.spoilBy((path, answer) =>
				at.test(path) ? dataAt(path, (data: Row) => ({ ...data, ...change }))(path, answer) : answer,
			);
			const { said, breaks } = await judged(status);
			expect([said.filter(([, , isKept]) => !isKept).map(([what]) => what), breaks]).toEqual([[wrong], true]);
		});

		it('one whose passengers have other ids where they are checked in', async () => {
			proxy.spoilBy(dataAt('/order/persons', (rows: Row[]) => rows.map((row) => ({ ...row, id: `p-${row.id}` }))));
			const { said } = await judged('not-travelled');
			expect(said.filter(([, , isKept]) => !isKept).map(([what]) => what)).toEqual(['checking the order in']);
		});
	});

	it('one that sends a code: it is asked for here', async () => {
		const { code, text } = await contract([proxy.url, '--mobile', NEW_MOBILE], async () => {
			await expect.poll(() => sentCode(sandbox, NEW_MOBILE), { timeout: 10_000 }).not.toBe('');
			return sentCode(sandbox, NEW_MOBILE);
		});
		expect([code, text.match(/\d+ break/)?.[0]]).toEqual([0, '0 break']);
		expect(linesOf(text, 'POST /message/sms/code')).toContain('fits');
		expect(linesOf(text, 'GET /user/contact')).toContain('fits');
	});

	it('one that lets nobody in: the login breaks, and members’ calls say that it failed', async () => {
		const login = { mobile: MOBILE, mobilePre: '86', code: '000000' };
		const { breaks, text } = await contractWith(proxy.url, { login });
		expect(breaks).toBe(true);
		expect(linesOf(text, 'POST /guest/pc/mobile/login')).toMatch(/^✗ .* breaks: upstream error 1002/);
		expect(linesOf(text, 'GET /user/contact')).toContain('not tried: for members: the login failed');
	});

	it('side by side, eight calls at most, with the number of those that were answered', async () => {
		const numbers: number[] = [];
		const { tried } = await contractWith(proxy.url, { onProgress: (answered) => void numbers.push(answered) });
		expect(numbers).toEqual(numbers.map((_, at) => at + 1));
		expect(numbers.length).toBeGreaterThanOrEqual(tried.findings.filter(({ verdict }) => verdict !== 'not tried').length);
		let underWay = 0;
		const most: number[] = [];
		const asked = await sideBySide([30, 10, 20, 0], 2, async (ms) => {
			underWay += 1;
			most.push(underWay);
			await pause(ms);
			underWay -= 1;
			return ms;
		});
		expect([asked, Math.max(...most)]).toEqual([[30, 10, 20, 0], 2]);
	});

	it('shows its usage for arguments that it can’t read', async () => {
		const { code, text } = await contract([]);
		expect(code).toBe(2);
		expect(text).toContain('npm run contract -- <origin>');
	});
});
