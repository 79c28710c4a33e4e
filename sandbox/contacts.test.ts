import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginAt, startSandbox, type TestSandbox } from './test-support.ts';

let server: TestSandbox;
beforeAll(async () => {
	server = await startSandbox('2026-11-21T01:00:00Z');
});
afterAll(() => server.close());

const passport = (number: string) => ({
	lastName: '王',
	firstName: '小明',
	pinyinLastName: 'WANG',
	pinyinFirstName: 'XIAOMING',
	gender: 1,
	birthday: '1990-03-07',
	documentType: 'PASSPORT' as const,
	passport: number,
	passportExpiry: '2030-01-01',
	mobile: '13800138099',
	emergencyPhone: '13900139000',
});

it('keeps passengers: a member adds, changes and removes their own only', async () => {
	const mine = await loginAt(server, '13800138010');
	const other = await loginAt(server, '13800138011');
	expect(await mine.ask('GET /openapi/user/tourist', {})).toHaveLength(4);
	const { id } = await mine.ask('POST /openapi/user/tourist', passport('E00000001'));
	await mine.ask('POST /openapi/user/tourist/{id}', { ...passport('E00000002'), id });
	expect(await mine.ask('GET /openapi/user/tourist/{id}', { id })).toMatchObject({ passport: 'E00000002', mobilePre: '86' });
	for (const name of ['GET /openapi/user/tourist/{id}', 'DELETE /openapi/user/tourist/{id}'] as const)
		expect((await other.send(name, { id })).envelope.err).not.toBe(0);
	await mine.ask('DELETE /openapi/user/tourist/{id}', { id });
	expect(await mine.ask('GET /openapi/user/tourist', {})).toHaveLength(4);
});

it('refuses the same document twice, and a mobile number for a fifth passenger', async () => {
	const { ask, send } = await loginAt(server, '13800138012');
	for (const digit of ['1', '2', '3', '4']) await ask('POST /openapi/user/tourist', passport(`E1000000${digit}`));
	expect((await send('POST /openapi/user/tourist', passport('E10000001'))).envelope.errMsg).toBe('旅客信息重复');
	expect((await send('POST /openapi/user/tourist', passport('E10000005'))).envelope.errMsg).toContain('最多用于 4 位旅客');
});

it('refuses an identity card with a last character that doesn’t fit its digits', async () => {
	const { ask, send } = await loginAt(server, '13800138014');
	const card = (idcard: string) => ({
		...passport(''),
		documentType: 'ID_CARD' as const,
		passport: '',
		passportExpiry: '',
		idcard,
	});
	expect((await send('POST /openapi/user/tourist', card('310101199003071231'))).envelope.errMsg).toBe('身份证号码有误，请核对');
	await ask('POST /openapi/user/tourist', card('310101199003071230'));
});

it('keeps contacts', async () => {
	const { ask } = await loginAt(server, '13800138013');
	const { id } = await ask('POST /openapi/user/contact', { name: '王小明', mobile: '13800138000', email: 'a@example.com' });
	await ask('POST /openapi/user/contact/{id}', { id, name: '王小明', mobile: '13800138001', email: '' });
	expect(await ask('GET /openapi/user/contact/{id}', { id })).toMatchObject({ mobile: '13800138001', email: '' });
	await ask('DELETE /openapi/user/contact/{id}', { id });
	expect((await ask('GET /openapi/user/contact', {})).map((contact) => contact.id)).not.toContain(id);
});
