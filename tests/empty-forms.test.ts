import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#shared/constants.ts';
import { checkInFormPath, orderPath, paths } from '#shared/paths.ts';
import { redisUrl } from './support/redis-url.ts';
import { type Made, makeMember } from './support/refused-calls.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor, visitor } from './support/visitor.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const DEVICE = { device: 'of-a-test' };
/** Messages that only say that a value is missing, not which. */
const GENERIC = /请填写这一项|必填|此项|Please fill this in|This field|Required\b/i;

let site: TestSite;
let member: Visitor;
let guest: Visitor;
let made: Made;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), TICKET_GUEST_ACCESS: 'true' });
	member = visitor(site, { 'x-forwarded-for': '10.78.0.1' });
	guest = visitor(site, { 'x-forwarded-for': '10.78.0.2' });
	made = await makeMember(site, member);
});
afterAll(() => site.close());

const step = (name: 'identity' | 'document' | 'contact' | 'health') => () =>
	checkInFormPath({ order: made.sailing, person: made.person, step: name });

type EmptyForm = { as: 'member' | 'guest'; path: () => string; sent?: object; says: Record<Language, readonly string[]> };

/** The forms with fields, and the message of each empty field. */
const FORMS: Record<string, EmptyForm> = {
	passenger: {
		as: 'member',
		path: () => paths.passengerEditor,
		says: {
			CN: [
				'请填写证件号码',
				'请填写证件有效期',
				'请填写拼音姓',
				'请填写拼音名',
				'请选择性别',
				'请填写出生日期',
				'请填写手机号',
				'请填写紧急联系电话',
			],
			// In English it only opens over a booking; another test holds that both languages have the same texts
			EN: [],
		},
	},
	contact: {
		as: 'member',
		path: () => paths.contactEditor,
		says: { CN: ['请填写联系人姓名', '请填写手机号'], EN: [] },
	},
	invoice: {
		as: 'member',
		path: () => orderPath(made.paid, 'invoice'),
		sent: { titleType: 'company' },
		says: { CN: ['企业名称', '纳税人识别号', '接收邮箱'], EN: ['Company name', 'Tax number', 'E-mail'] },
	},
	cancel: {
		as: 'member',
		path: () => orderPath(made.paid, 'cancel'),
		says: { CN: ['退改政策'], EN: ['cancellation policy'] },
	},
	'another room': {
		as: 'member',
		path: () => orderPath(made.paid, 'room', 0),
		says: { CN: ['请选择一间舱房'], EN: ['Please choose a cabin'] },
	},
	'check-in, who': {
		as: 'member',
		path: step('identity'),
		sent: { ...DEVICE, pinyinLastName: '', pinyinFirstName: '' },
		says: { CN: ['请填写拼音姓', '请填写拼音名'], EN: [] },
	},
	'check-in, document': {
		as: 'member',
		path: step('document'),
		sent: { ...DEVICE, number: '' },
		says: { CN: ['请填写证件号码'], EN: [] },
	},
	'check-in, contact': {
		as: 'member',
		path: step('contact'),
		sent: DEVICE,
		says: { CN: ['请填写居住地址', '请填写紧急联系电话'], EN: [] },
	},
	'check-in, health': {
		as: 'member',
		path: step('health'),
		sent: DEVICE,
		says: { CN: ['请选择健康状况', '请阅读并同意后继续'], EN: [] },
	},
	'finding an order': { as: 'member', path: () => paths.online, says: { CN: ['请填写订单号', '请填写旅客姓名'], EN: [] } },
	'finding a pass': {
		as: 'guest',
		path: () => paths.ticket,
		says: {
			CN: ['请输入 8 位订单号', '请输入证件号码'],
			EN: ['Enter the 8 digits of the order number', 'Enter the document number'],
		},
	},
	login: {
		as: 'guest',
		path: () => paths.login,
		sent: { intent: 'login' },
		says: { CN: ['请输入手机号', '请输入短信验证码'], EN: ['Enter your mobile number', 'Enter the code we sent you'] },
	},
	'another number': {
		as: 'member',
		path: () => paths.user,
		sent: { intent: 'change' },
		says: { CN: ['请输入手机号', '请输入短信验证码'], EN: ['Enter your mobile number', 'Enter the code we sent you'] },
	},
};

describe.each(['CN', 'EN'] as const)('in %s a form that is sent empty names what is missing', (lang) => {
	it.each(Object.entries(FORMS).filter(([, { says }]) => says[lang].length > 0))(
		'%s',
		async (_, { as, path, sent = {}, says }) => {
			const browser = as === 'guest' ? guest : member;
			const to = path();
			const { text } = await browser.post(`${to}${to.includes('?') ? '&' : '?'}lang=${lang}`, sent, FORM);
			const main = /<main.*<\/main>/s.exec(text)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? '';
			for (const words of says[lang]) expect(main).toContain(words);
			expect(main).not.toMatch(GENERIC);
		},
	);
});
