import type { BrowserContext, Page, Route } from '@playwright/test';
import { orderPath, paths } from '#shared/paths.ts';
import type { Words } from '../tests/support/words.ts';
import { arrived, openEarly } from './support/early.ts';
import { control, enterFromBank } from './support/login.ts';
import { nextPress } from './support/next-press.ts';
import { createOrder } from './support/orders.ts';
import { addressOf, type Screen } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translator.ts';

// React's report that it renders a translated document anew
test.use({ provoked: /status of (4|5)\d\d|ERR_FAILED|Minified React error #418/ });

/** Returns what the visible controls of the main part hold, by their names: a text, or the values that are ticked. */
const heldIn = (page: Page): Promise<Record<string, string>> =>
	page.getByRole('main').evaluate((main) => {
		const held: Record<string, string> = {};
		for (const control of main.querySelectorAll<HTMLInputElement>('form[method=post] :is(input, select, textarea)')) {
			if (control.type === 'hidden' || control.type === 'file' || !control.checkVisibility()) continue;
			if (control.type !== 'checkbox' && control.type !== 'radio') held[control.name] = control.value;
			else if (control.checked) held[control.name] = control.value;
		}
		return held;
	});

type Form = {
	name: string;
	open: Screen | ((context: BrowserContext) => Promise<string>);
	/** Types and chooses something in each control. */
	fill: (page: Page, t: Words) => Promise<void>;
	/** The button that sends the form. */
	send: (t: Words) => string | RegExp;
	/** What the refusal says. */
	words: (t: Words) => string;
	/** What is said without a network, of a form that is sound by our rules. */
	sound?: (t: Words) => string;
};

/** The address of a task of a paid order. The backend refuses `call` for it as `fault` says. */
const task =
	(view: string, call = '', fault: object = {}) =>
	async (context: BrowserContext): Promise<string> => {
		const id = await createOrder(await enterFromBank(context), 'not-travelled');
		const input = { [call.includes('{id}') ? 'id' : 'orderId']: id };
		if (call) await control('POST', '', { call, ...fault, input });
		return `${orderPath(id)}&view=${view}`;
	};

const text = (name: string, value: string) => (page: Page) => page.locator(`main [name="${name}"]`).fill(value);
const tick = (name: string) => (page: Page) => page.locator(`main [name="${name}"]`).first().check();
const all =
	(...steps: readonly ((page: Page, t: Words) => Promise<unknown>)[]) =>
	async (page: Page, t: Words) => {
		for (const step of steps) await step(page, t);
	};
const company = all(
	(page, t) => page.getByRole('radio', { name: t('orders:invoice.company') }).check(),
	text('title', '黄龙文化有限公司'),
	text('taxNumber', '91310000MA1K35T123'),
);
const reason = (page: Page, t: Words) =>
	page.getByLabel(t('orders:cancel.reason')).selectOption(t('orders:cancel.reasons.health'));
const CANCEL = 'POST /openapi/order/individual/{id}/cancel';
const REFUSED = '系统升级中，请于明早再试';
const unanswered = (t: Words) => t('common:unanswered');

/** The address of a page. The backend refuses `call` with this input. */
const refusing =
	(path: string, call: string, input: Record<string, string>, enters = true) =>
	async (context: BrowserContext): Promise<string> => {
		if (enters) await enterFromBank(context);
		await control('POST', '', { call, err: 1, errMsg: REFUSED, input });
		return path;
	};

const FORMS: readonly Form[] = [
	{
		name: 'login',
		open: 'login',
		fill: all(text('mobile', '1380013800'), tick('agree')),
		send: (t) => t('login:sms.submit'),
		words: (t) => t('login:error.codeMissing'),
	},
	{
		name: 'login, by the backend',
		open: refusing(paths.login, 'POST /openapi/guest/pc/mobile/login', { mobile: '13800138009' }, false),
		fill: all(text('mobile', '13800138009'), text('code', '123456'), tick('agree')),
		send: (t) => t('login:sms.submit'),
		words: (t) => t('login:error.codeUnknown'),
		sound: (t) => t('login:error.unavailable'),
	},
	{
		name: 'contact, by our rule',
		open: 'contactEditor',
		fill: all(text('name', '林知远'), text('mobile', '138'), text('email', 'lin@')),
		send: (t) => t('contacts:passenger.save'),
		words: (t) => t('contacts:summary'),
	},
	{
		name: 'contact, by the backend',
		open: refusing(paths.contactEditor, 'POST /openapi/user/contact', { mobile: '13800138009' }),
		fill: all(text('name', '林知远'), text('mobile', '13800138009'), text('email', 'lin@example.com')),
		send: (t) => t('contacts:passenger.save'),
		words: () => REFUSED,
		sound: unanswered,
	},
	{
		name: 'passenger',
		open: 'passengerEditor',
		fill: all(
			text('lastName', '林'),
			text('firstName', '知远'),
			text('pinyinLastName', 'LIN'),
			text('number', 'E1'),
			tick('gender'),
		),
		send: (t) => t('contacts:passenger.save'),
		words: (t) => t('contacts:summary'),
	},
	{
		name: 'mobile number',
		open: 'user',
		fill: all((page, t) => page.getByText(t('user:mobile.title')).click(), text('mobile', '138'), text('oldCode', '12')),
		send: (t) => t('user:mobile.submit'),
		words: (t) => t('login:error.mobile'),
	},
	{
		name: 'mobile number, by the backend',
		open: refusing(paths.user, 'POST /openapi/userPromotion/mobile/change', { mobile: '13800138009' }),
		fill: all(
			(page, t) => page.getByText(t('user:mobile.title')).click(),
			text('mobile', '13800138009'),
			text('oldCode', '123456'),
			text('code', '123456'),
		),
		send: (t) => t('user:mobile.submit'),
		words: (t) => t('login:error.codeUnknown'),
		sound: (t) => t('login:error.unavailable'),
	},
	{
		name: 'invoice, by our rule',
		open: task('invoice'),
		fill: all(company, text('email', 'lin@')),
		send: (t) => t('orders:invoice.submit'),
		words: (t) => t('orders:invoice.problem.email'),
	},
	{
		name: 'invoice, by the backend',
		open: task('invoice', 'POST /openapi/order/invoice/apply', { err: 1, errMsg: REFUSED }),
		fill: all(company, text('email', 'lin@example.com')),
		send: (t) => t('orders:invoice.submit'),
		words: () => REFUSED,
		sound: unanswered,
	},
	{
		name: 'cancelling, by our rule',
		open: task('cancel'),
		fill: all(reason),
		send: () => '取消订单并退款',
		words: (t) => t('orders:cancel.agreeMissing'),
	},
	{
		name: 'cancelling, by the backend',
		open: task('cancel', CANCEL, { err: 1, errMsg: REFUSED }),
		fill: all(reason, tick('policy')),
		send: () => '取消订单并退款',
		words: () => REFUSED,
		sound: unanswered,
	},
	{
		name: 'cancelling, without an answer',
		open: task('cancel', CANCEL, { httpStatus: 500 }),
		fill: all(reason, tick('policy')),
		send: () => '取消订单并退款',
		words: (t) => t('orders:cancel.failed'),
	},
	{
		name: 'room, by our rule',
		open: task('room'),
		fill: async () => {},
		send: (t) => t('orders:room.submitNone'),
		words: (t) => t('orders:room.missing'),
	},
	{
		name: 'room, by the backend',
		open: task('room', 'POST /openapi/order/lockCabin', { err: 1, errMsg: REFUSED }),
		fill: tick('room'),
		// It names the chosen room once the page is alive
		send: (t) => new RegExp(`${t('orders:room.submitNone')}|${t('orders:room.submit', { room: '.*' })}`),
		words: () => REFUSED,
		sound: unanswered,
	},
	{
		name: 'an order in another account',
		open: 'online',
		fill: all(text('orderNo', '123'), text('name', '林知远')),
		send: (t) => t('check-in:find.submit'),
		words: (t) => t('check-in:find.problem.orderNo.orderNo'),
	},
	{
		name: 'check-in',
		open: 'check-in, contact',
		fill: all(text('mobile', '138'), text('emergencyPhone', '139'), text('address', '上海市')),
		send: (t) => t('check-in:form.goOn'),
		words: (t) => t('check-in:form.summary'),
	},
];

/** When a form is sent: before or after the page is alive, and on a page that the browser translates. */
const WAYS = [
	{ early: true, translated: false },
	{ early: false, translated: false },
	{ early: true, translated: true },
	{ early: false, translated: true },
] as const;

for (const { name, open, fill, send, words, sound } of FORMS)
	test(`a form that is refused before or after the page is alive keeps its words and what was typed: ${name}`, async ({
		context,
		site,
		t,
	}) => {
		test.slow();
		const path = typeof open === 'string' ? await addressOf(open, { site, context }) : await open(context);
		for (const { early, translated } of WAYS) {
			const page = await context.newPage();
			if (translated) await translate(page, 'before hydration');
			const comeAlive = await openEarly(page, path);
			if (!early) await comeAlive();
			await fill(page, t);
			const typed = await heldIn(page);
			const main = page.getByRole('main');
			const way = `${early ? 'before' : 'after'}${translated ? ', translated' : ''}`;
			const holds = async (text: string, when: string) => {
				await expect(main.getByText(text).filter({ visible: true }).first(), `${way}, ${when}`).toBeVisible();
				// The words may come before the rest of the document
				await arrived(page);
				expect(await heldIn(page), `${way}, ${when}`).toEqual(typed);
			};
			const button = main
				.getByRole('button', { name: send(t) })
				.filter({ visible: true })
				.last();
			if (sound && !early) {
				const cut = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.fallback());
				await page.route('**', cut);
				await button.click();
				await holds(sound(t), 'without a network');
				await page.unroute('**', cut);
				await nextPress();
			}
			await button.click();
			await holds(words(t), 'refused');
			await comeAlive();
			await holds(words(t), 'alive');
			await page.close();
		}
	});
