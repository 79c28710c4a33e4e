import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '#sandbox/test-support.ts';
import { KINDS } from '../scripts/contract/notes.ts';
import { contractWith, linesOf, type Report, tokenFor } from './support/contract.ts';
import { answerAt, CASES, type Row, rowsAt } from './support/contract-cases.ts';
import { dataAt, startSpoilingProxy } from './support/spoiling-proxy.ts';

let sandbox: TestSandbox;
let proxy: Awaited<ReturnType<typeof startSpoilingProxy>>;
let report: Report;
let token: string;

beforeAll(async () => {
	sandbox = await startSandbox(() => new Date());
	proxy = await startSpoilingProxy(sandbox.url);
	proxy.spoilBy((path, answer) => CASES.reduce((came, { spoil }) => spoil?.(path, came) ?? came, answer));
	report = await contractWith(proxy.url);
	token = await tokenFor(sandbox);
});
afterAll(async () => {
	await proxy.close();
	await sandbox.close();
});

const WORDS = { tolerated: 'tolerated', gap: 'gap', breaks: 'wrong' };

describe('the contract tool says once, with its count and first fields, what is unusual in the replies to a call', () => {
	it.each(CASES)('$kind: $call', ({ kind, call, fields }) => {
		const [weight, says] = KINDS[kind];
		const lines = linesOf(report.text, call).split('\n');
		const said = lines.filter((line) => line.includes(`${WORDS[weight]}: ${says}`));
		expect(said, lines.join('\n')).toHaveLength(1);
		expect(said[0]).toMatch(/\(\d+ ×[^()]*\)$/);
		expect(said[0]).toContain(fields);
		expect(lines[0]?.includes('breaks: '), lines.join('\n')).toBe(weight === 'breaks');
	});

	it('and each once for the whole backend, with the number of its calls', () => {
		const [, says] = KINDS['bare-list'];
		expect(report.text.split('\n')).toContain(`~ tolerated: ${says} (1 call)`);
	});

	it('for a creation that is answered by an id alone', async () => {
		proxy.spoilBy(dataAt('/user/contact', (data: Row | Row[]) => (Array.isArray(data) ? data : data.id)));
		const { text } = await contractWith(proxy.url, { token, writes: true });
		expect(linesOf(text, 'POST /user/contact')).toContain(KINDS['id-alone'][1]);
	});

	it('for a call that is asked to wait, and is made again', async () => {
		let refusals = 1;
		proxy.spoilBy(
			answerAt('/countrySmsCode', () =>
				refusals-- > 0 ? { status: 429, headers: { 'retry-after': '1' }, body: Buffer.from('too many requests') } : {},
			),
		);
		const { text, tried } = await contractWith(proxy.url);
		expect(linesOf(text, 'GET /countrySmsCode')).toMatch(
			new RegExp(`^~.* tolerated, \\d+ rows\\n.*${KINDS['asked-to-wait'][0]}`),
		);
		expect(tried.findings.filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
	});

	it('for an order’s state of payment that isn’t known', async () => {
		proxy.spoilBy((path, answer) =>
			/^\/order\/individual\/\w+$/.test(path)
				? dataAt(path, (order: Row) => ({ ...order, payState: 'SOON' }))(path, answer)
				: answer,
		);
		const { text } = await contractWith(proxy.url, { token });
		expect(linesOf(text, 'GET /order/individual/{id}')).toContain(`${KINDS['unknown-word'][1]} (1 ×, payState)`);
	});

	it('and nothing of a backend that keeps the contract', async () => {
		proxy.spoilBy();
		const { tried } = await contractWith(proxy.url, { token, writes: true });
		expect(tried.findings.flatMap(({ name, notes }) => notes.map(({ kind, fields }) => [name, kind, fields]))).toEqual([]);
	});

	it('without a value of a person', async () => {
		const headers = { channel: 'WEB', 'user-token': token };
		const persons = (await sandbox.send('GET /openapi/user/tourist', {}, headers)).envelope.data as Row[];
		proxy.spoilBy(
			rowsAt('/user/tourist', (row) => ({ ...row, lastName: `${row.lastName}\ufffd`, birthday: '1988-07-08T20:00:00Z' })),
		);
		const { text } = await contractWith(proxy.url, { token });
		expect(linesOf(text, 'GET /user/tourist')).toMatch(/\[\]\.lastName/);
		const values = persons.flatMap(({ lastName, mobile, passport }) => [lastName, mobile, passport]).filter(Boolean);
		expect(values.length).toBeGreaterThan(4);
		for (const value of [...values, '1988-07-0']) expect(text).not.toContain(value);
	});
});

it('every kind of finding has a case', () => {
	const tried = new Set<string>([...CASES.map(({ kind }) => kind), 'id-alone', 'unknown-word', 'asked-to-wait']);
	expect(Object.keys(KINDS).filter((kind) => !tried.has(kind))).toEqual([]);
});
