import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { PRESS_FIELD } from '#shared/press-key.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, mustLogIn, type Visitor, visitor } from './support/visitor.ts';

const PASSENGER = {
	...{ lastName: '', firstName: '', pinyinLastName: 'LIN', pinyinFirstName: 'MEI', gender: '0', birthday: '1990-03-07' },
	...{ documentType: 'PASSPORT', number: 'E71234567', issue: '', expiry: '2099-01-01' },
	...{ mobilePre: '86', mobile: '13700001111', emergencyPhonePre: '86', emergencyPhone: '13900139000' },
};
const CONTACT = { name: '林', mobile: '13700001111', email: '' };

let site: TestSite;
let member: Visitor;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), ONE_NAME_GIVEN: 'LNU' });
	member = visitor(site);
	await mustLogIn(site, member, '13811110003');
});
beforeEach(async () => {
	const { passengers } = (await member.get('/api/contacts')).body.data as { passengers: { id: string }[] };
	for (const { id } of passengers) await member.delete(`/api/openapi/user/tourist/${id}`);
	site.sandbox.reset();
});
afterAll(() => site.close());

const inputs = (name: string) =>
	site.sandbox
		.calls()
		.calls.filter((call) => call.name === name)
		.map(({ input }) => input);
const saved = () => inputs('POST /openapi/user/tourist');

describe('what is typed is what upstream gets, as it was meant', () => {
	it.each([
		[{ mobile: '\u202d138 0013 8000\u202c' }, { mobile: '13800138000', mobilePre: '86' }],
		[{ mobile: '8613800138000' }, { mobile: '13800138000', mobilePre: '86' }],
		[{ mobile: '+44 (0)7911 123456' }, { mobile: '7911123456', mobilePre: '44' }],
		[{ emergencyPhone: '+44 (0)7911 123456' }, { emergencyPhone: '7911123456', emergencyPhonePre: '44' }],
		[{ number: '\u202de7123\u20114567\u202c' }, { passport: 'E71234567' }],
		[{ pinyinLastName: 'Müller' }, { pinyinLastName: 'MUELLER' }],
		[
			{ lastName: '吕', pinyinLastName: 'Lü' },
			{ lastName: '吕', pinyinLastName: 'LYU' },
		],
		[
			{ lastName: '李\u200b', firstName: '雷 雷' },
			{ lastName: '李', firstName: '雷雷' },
		],
		[{ firstName: '𠮷'.repeat(30) }, { firstName: '𠮷'.repeat(30) }],
	])('a passenger with %j is saved with %j', async (typed, kept) => {
		expect((await member.post('/api/passenger', { ...PASSENGER, ...typed })).body.data.state).toBe('saved');
		expect(saved()).toMatchObject([kept]);
	});

	it.each([
		[{ mobile: '1380013800' }, { mobile: 'mobile' }],
		[{ number: 'Е71234567' }, { number: 'letter:Е' }],
		[{ lastName: '<b>' }, { lastName: 'characters' }],
		[{ emergencyPhone: '12345' }, { emergencyPhone: 'phone' }],
		[{ mobilePre: '44', mobile: '07911 123456', emergencyPhone: '+44 7911 123456' }, { emergencyPhone: 'sameAsMobile' }],
	])('a passenger with %j is refused with %j', async (typed, problems) => {
		const { body } = await member.post('/api/passenger', { ...PASSENGER, ...typed });
		expect(body.data).toEqual({ state: 'refused', problems });
	});

	it('a number that four passengers have is theirs in any form', async () => {
		const forms = ['+44 7911 123456', '07911 123456', '(0)7911-123456', '0044 7911123456', '7911 123456'];
		const states: string[] = [];
		for (const [place, mobile] of forms.entries()) {
			const typed = { ...PASSENGER, number: `E7000000${place}`, mobilePre: '44', mobile };
			states.push((await member.post('/api/passenger', typed)).body.data.state);
		}
		expect(states).toEqual(['saved', 'saved', 'saved', 'saved', 'refused']);
	});

	it.each([
		[{ email: 'lin＠example。com' }, { email: 'lin@example.com' }],
		[{ mobile: '086 138\u20110013\u20118000' }, { mobile: '13800138000' }],
		[{ name: '𠮷'.repeat(40) }, { name: '𠮷'.repeat(40) }],
	])('a contact with %j is saved with %j', async (typed, kept) => {
		expect((await member.post('/api/contact', { ...CONTACT, ...typed })).body.data.state).toBe('saved');
		expect(inputs('POST /openapi/user/contact')).toMatchObject([kept]);
	});

	it('a code is sent to the number that was meant', async () => {
		const sms = { mobile: '\u202d+44 (0)7911 123456\u202c', mobilePre: '86' };
		expect((await visitor(site).post('/api/openapi/message/sms/code', sms)).status).toBe(200);
		expect(inputs('POST /openapi/message/sms/code')).toContainEqual({ mobile: '7911123456', mobilePre: '44' });
	});
});

describe('a passenger’s form without scripts', () => {
	const { birthday, expiry, issue: _issue, ...fields } = PASSENGER;
	const days = Object.entries({ birthday, expiry }).flatMap(([name, day]) =>
		day.split('-').map((text, part) => [`${name}.${['year', 'month', 'day'][part]}`, text] as const),
	);
	const send = (more: Record<string, string>) =>
		member.post(
			paths.passengerEditor,
			{ ...fields, ...Object.fromEntries(days), ...more },
			{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
		);
	const hidden = (page: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? '';

	it('says how a name is spelled on the ticket before it is kept, and keeps it when it is sent again', async () => {
		const press = hidden((await member.get(paths.passengerEditor)).text, PRESS_FIELD);
		expect(press).not.toBe('');
		const { status, text } = await send({ pinyinLastName: 'Müller', [PRESS_FIELD]: press });
		expect(status).toBe(422);
		expect(text).toMatch(/船票上显示：<\/span> <strong[^>]*>MUELLER</);
		expect(text).toContain('value="Müller"');
		expect(text).toContain('value="E71234567"');
		expect(saved()).toEqual([]);
		const again = { [PRESS_FIELD]: hidden(text, PRESS_FIELD), pinyinLastNameSeen: hidden(text, 'pinyinLastNameSeen') };
		expect((await send({ pinyinLastName: 'Müller', ...again })).status).toBe(302);
		expect(saved()).toMatchObject([{ pinyinLastName: 'MUELLER' }]);
	});

	it('says how to enter a person with one name only, and keeps it', async () => {
		const { status, text } = await send({ pinyinLastName: 'SUKARNO', pinyinFirstName: '' });
		expect(status).toBe(422);
		expect(text).toContain('在“拼音名”填写 LNU');
		expect((await send({ pinyinLastName: 'SUKARNO', pinyinFirstName: 'LNU' })).status).toBe(302);
	});
});
