import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '#sandbox/test-support.ts';
import { KINDS } from '../scripts/contract/notes.ts';
import { contractWith, linesOf, linesOfKind, type Report, tokenFor } from './support/contract.ts';
import { answerAt, CASES, type Row, rowsAt } from './support/contract-cases.ts';
import { dataAt, type Spoil, startSpoilingProxy, textAt } from './support/spoiling-proxy.ts';
import { WIRE } from './support/wire-cases.ts';

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

describe('the contract tool says in one line what is unusual in the replies to several calls', () => {
	it.each(CASES)('$kind: $call', ({ kind, call, fields }) => {
		const lines = linesOfKind(report.text, kind);
		expect(lines, report.text).toHaveLength(1);
		const [said = ''] = new RegExp(`${RegExp.escape(call)} \\(\\d+ ×[^()]*\\)`).exec(lines[0] ?? '') ?? [];
		expect(said, lines[0]).toContain(fields);
		expect(linesOf(report.text, call).includes('breaks: ')).toBe(KINDS[kind][0] === 'breaks');
	});

	it('and a value that doesn’t fit, wherever it stands', async () => {
		const late: Spoil = (path, answer) =>
			['/voyage/all', '/voyage/hotsVoyage'].reduce(
				(came, own) => rowsAt(own, (row, at) => (at === 0 ? { ...row, departureDate: 'soon' } : row))(path, came),
				answer,
			);
		proxy.spoilBy(late);
		const { text } = await contractWith(proxy.url);
		expect(text.split('\n').filter((line) => line.includes('expected a day'))).toEqual([
			'~ departureDate: expected a day, came a text: POST /voyage/all ([].departureDate, 1 ×); GET /voyage/hotsVoyage ([].departureDate, 1 ×)',
		]);
	});

	it('and counts the calls that have no room in it', async () => {
		proxy.spoilBy((path, answer) => textAt(path, (text) => `{"err":0,"data":${text}}`)(path, answer));
		const { text } = await contractWith(proxy.url);
		const [line = ''] = linesOfKind(text, 'inner-envelope');
		expect(line.match(/\(1 ×\)/g)?.length).toBeLessThan(9);
		expect(line).toMatch(/; and \d\d more$/);
	});

	it('for a creation that is answered by an id alone', async () => {
		proxy.spoilBy(dataAt('/user/contact', (data: Row | Row[]) => (Array.isArray(data) ? data : data.id)));
		const { text } = await contractWith(proxy.url, { token, writes: true });
		expect(linesOfKind(text, 'id-alone')).toEqual([expect.stringContaining('POST /user/contact (1 ×)')]);
	});

	it('for a call that is asked to wait, and is made again', async () => {
		let refusals = 1;
		proxy.spoilBy(
			answerAt('/countrySmsCode', () =>
				refusals-- > 0 ? { status: 429, headers: { 'retry-after': '1' }, body: Buffer.from('too many requests') } : {},
			),
		);
		const { text, tried } = await contractWith(proxy.url);
		expect(linesOf(text, 'GET /countrySmsCode')).toMatch(/^~.* tolerated, \d+ rows$/);
		expect(linesOfKind(text, 'asked-to-wait')).toEqual([expect.stringContaining('GET /countrySmsCode (1 ×)')]);
		expect(tried.findings.filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
	});

	it('for an order’s state of payment that isn’t known', async () => {
		proxy.spoilBy((path, answer) =>
			/^\/order\/individual\/\w+$/.test(path)
				? dataAt(path, (order: Row) => ({ ...order, payState: 'SOON' }))(path, answer)
				: answer,
		);
		const { text } = await contractWith(proxy.url, { token });
		const lines = linesOfKind(text, 'unknown-word');
		expect(lines).toEqual([expect.stringContaining('GET /order/individual/{id} (1 ×, payState)')]);
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
		expect(linesOfKind(text, 'damaged-text')).toEqual([expect.stringContaining('GET /user/tourist (4 ×, [].lastName)')]);
		const values = persons.flatMap(({ lastName, mobile, passport }) => [lastName, mobile, passport]).filter(Boolean);
		expect(values.length).toBeGreaterThan(4);
		for (const value of [...values, '1988-07-0']) expect(text).not.toContain(value);
	});
});

it('every kind of finding has a case', () => {
	const tried = new Set<unknown>([...CASES.map(({ kind }) => kind), ...WIRE.map(({ says }) => says), 'unknown-word']);
	expect(Object.keys(KINDS).filter((kind) => !tried.has(kind))).toEqual([]);
});
