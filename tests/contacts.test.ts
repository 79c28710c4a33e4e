import { afterAll, beforeAll, expect, it } from 'vitest';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, logIn, type Visitor, visitor } from './support/visitor.ts';

const PASSENGER = {
	lastName: '王',
	firstName: '小明',
	pinyinLastName: 'WANG',
	pinyinFirstName: 'XIAOMING',
	gender: '1',
	birthday: '1990-03-07',
	documentType: 'PASSPORT',
	number: 'E76543210',
	issue: '',
	expiry: '2099-01-01',
	mobilePre: '86',
	mobile: '13700001111',
	emergencyPhonePre: '86',
	emergencyPhone: '13900139000',
};
const CONTACT = { name: '王小明', mobile: '13700001111', email: 'wang@example.com' };

let site: TestSite;
let mine: Visitor;
let other: Visitor;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	[mine, other] = [visitor(site), visitor(site)];
	for (const [browser, mobile] of [
		[mine, '13811110001'],
		[other, '13811110002'],
	] as const)
		expect((await logIn(site, browser, mobile)).status).toBe(200);
});
afterAll(() => site.close());

it.each([
	[{ pinyinLastName: '王' }, { pinyinLastName: 'pinyin' }],
	[{ pinyinFirstName: 'A'.repeat(31) }, { pinyinFirstName: 'tooLong' }],
	[{ number: 'E1' }, { number: 'document' }],
	[{ documentType: 'TAIWAN', number: '12345' }, { number: 'document' }],
	[{ documentType: 'ID_CARD', number: '310101199003081236' }, { birthday: 'idBirthday' }],
	[{ documentType: 'ID_CARD', number: '310101199003071234' }, { number: 'checkDigit' }],
	[{ documentType: 'FOREIGN_ID', number: '310101199003071234' }, { number: 'document' }],
	[{ expiry: '2020-01-01' }, { expiry: 'past' }],
	[{ birthday: '2999-01-01' }, { birthday: 'future' }],
	[{ birthday: '1800-01-01' }, { birthday: 'tooOld' }],
	[{ mobile: '1380013800' }, { mobile: 'mobile' }],
	[{ emergencyPhone: '13700001111' }, { emergencyPhone: 'sameAsMobile' }],
	[{ emergencyPhone: 'call me' }, { emergencyPhone: 'digits' }],
])('a passenger with %j is refused when the form is bypassed', async (change, problems) => {
	const { status, body } = await mine.post('/api/passenger', { ...PASSENGER, ...change });
	expect(status).toBe(200);
	expect(body.data).toEqual({ state: 'refused', problems });
});

it.each([
	[{ name: ' ' }, { name: 'missing' }],
	[{ mobile: '1' }, { mobile: 'mobile' }],
	[{ email: 'wang@' }, { email: 'email' }],
])('a contact with %j is refused when the form is bypassed', async (change, problems) => {
	expect((await mine.post('/api/contact', { ...CONTACT, ...change })).body.data).toEqual({ state: 'refused', problems });
});

it('a passenger with an unknown field or a prototype key is refused (T52)', async () => {
	expect((await mine.post('/api/passenger', { ...PASSENGER, documentType: 'PRICE' })).status).toBe(400);
	site.sandbox.reset();
	const { body } = await mine.post('/api/passenger', { ...PASSENGER, memberId: 1, price: 0 });
	expect(body.data.state).toBe('saved');
	const sent = site.sandbox.calls().calls.find(({ name }) => name === 'POST /openapi/user/tourist');
	expect(sent?.input).not.toHaveProperty('memberId');
	expect(sent?.input).not.toHaveProperty('price');
});

it('a member can’t read, change or remove the passengers and contacts of another (T45)', async () => {
	const { body } = await mine.post('/api/contact', CONTACT);
	const { passengers } = (await mine.get('/api/contacts')).body.data;
	const [first] = passengers;
	expect((await other.get(`/api/passenger?id=${first.id}`)).body.err).not.toBe(0);
	expect((await other.post('/api/passenger', { ...PASSENGER, number: 'E00001111', id: first.id })).body.err).not.toBe(0);
	expect((await other.delete(`/api/openapi/user/tourist/${first.id}`)).body.err).not.toBe(0);
	expect((await other.delete(`/api/openapi/user/contact/${body.data.id}`)).body.err).not.toBe(0);
	expect((await mine.get('/api/contacts')).body.data.passengers).toHaveLength(passengers.length);
});

it('lists leave the server masked, and no line of the log has a number or a name (T61)', async () => {
	const { text } = await mine.get('/api/contacts');
	expect(text).not.toContain(PASSENGER.number);
	expect(text).not.toContain(PASSENGER.mobile);
	for (const secret of [PASSENGER.number, PASSENGER.mobile, PASSENGER.emergencyPhone, '小明'])
		expect(site.logged()).not.toContain(secret);
});

it('guests have no passengers, and upstream’s own calls for saving have no address here', async () => {
	const guest = visitor(site);
	for (const path of ['/api/contacts', '/api/passenger', '/api/openapi/user/tourist'])
		expect((await guest.get(path)).status, path).toBe(401);
	expect((await mine.post('/api/openapi/user/tourist', PASSENGER)).status).toBe(405);
});
