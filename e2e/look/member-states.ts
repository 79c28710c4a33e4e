import type { Fault } from '#sandbox/control/control.ts';
import { ORDER_STATUSES, type OrderStatus } from '#shared/constants.ts';
import { checkInFormPath, orderPath, orderPricePath, paths, paymentPath } from '#shared/paths.ts';
import { guestBox, headed, held, heldAndFilled, ordered, visitCashier } from '../support/booking.ts';
import { firstPerson, paidTrip } from '../support/check-in.ts';
import { control, enterFromBank, form, newMobile, ticketOf } from '../support/login.ts';
import { createOrder } from '../support/orders.ts';
import { movePass, sailing } from '../support/passes.ts';
import type { Screen } from '../support/screens.ts';
import type { Look, Show, State } from './state.ts';

const FAULT: Fault = { call: '*', httpStatus: 503 };
const failing = (path: string): State => ({ show: ({ openFailing }) => openFailing(path, FAULT, 'member') });

const main = ({ page }: Pick<Look, 'page'>) => page.getByRole('main');
const dialogIn = ({ page }: Pick<Look, 'page'>) => page.getByRole('dialog');

/** An order in a state, on its page or on a page of one of its tasks. */
const order = (status: OrderStatus, pathOf: (id: string) => string = orderPath): State => ({
	show: async ({ context, open }) => open(pathOf(await createOrder(await enterFromBank(context), status))),
});
const EVERY_ORDER = Object.fromEntries((Object.keys(ORDER_STATUSES) as OrderStatus[]).map((status) => [status, order(status)]));

/** An editor with a person in it, by a link of the list; English visitors see the notice that it exists in Chinese only. */
const editing = (editor: string): State => ({
	show: async ({ page, context, open }) => {
		await enterFromBank(context);
		await open(paths.contacts);
		const link = main({ page }).locator(`a[href^="${editor}"]`).last();
		await open((await link.count()) > 0 ? ((await link.getAttribute('href')) ?? editor) : editor);
	},
});

/** A form that was sent empty. */
const sentEmpty = (path: string): State => ({
	lang: 'CN',
	show: async ({ page, context, open }) => {
		await enterFromBank(context);
		await open(path);
		await main({ page }).locator('form button[type=submit]').last().click();
		await main({ page }).locator('[aria-invalid=true]').first().waitFor();
	},
});

/** The payment page after a visit to the cashier. */
const visited = (outcome: 'pay' | 'fail' | 'slow'): State => ({
	show: async ({ page, context, site, t, open }) => {
		await open(paymentPath((await ordered(context, site)).orderId));
		await visitCashier(page, t, outcome);
		if (outcome === 'slow') await headed(page, t('payment:processing.title'));
	},
});

/** A login page on which a code was requested. */
const askedForCode =
	(wanted: 'code' | 'captcha'): Show =>
	async ({ page, open, t }) => {
		const { mobile, agree, send } = form(page, t);
		const number = newMobile();
		if (wanted === 'captcha') await control('POST', '/send-earlier', { mobile: number });
		await open(paths.login);
		await mobile.fill(number);
		await agree.check();
		await send.click();
		const to = `${number.slice(0, 3)}****${number.slice(-4)}`;
		await (wanted === 'captcha'
			? page.getByLabel(t('login:captcha.label'))
			: page.getByText(t('login:sms.sent', { to }))
		).waitFor();
	};

/** Moves a scan of WeChat’s code on, as the phone would. */
const scanned =
	(status: 'scanned' | 'expired' | 'confirmed'): Show =>
	async ({ page, open, t, device }) => {
		await open(paths.login);
		if (device === 'mobile') await page.getByRole('button', { name: t('login:qr.open') }).click();
		const picture = page.getByRole('img', { name: t('login:qr.alt') });
		await picture.waitFor();
		await control('POST', '/wechat', { ticket: await ticketOf(picture), status, openId: `o-${newMobile()}` });
		if (status === 'confirmed') await headed(page, t('login:bind.heading'));
		else
			await page
				.getByRole('status')
				.filter({ hasText: t(`login:qr.${status}`) })
				.waitFor();
	};

/** A booking with so many seconds left of its hold, or after its end. */
const heldFor =
	(seconds: number): Show =>
	async (look) => {
		const { page, context, open, site } = look;
		const { path, one } = await held(context, site);
		await page.clock.install();
		await open(path);
		await guestBox(page, one.name).check();
		await page.clock.fastForward((300 - seconds) * 1_000);
		await dialogIn(look).waitFor();
	};

/** States of members' pages, besides the first one and those with an open panel. */
export const MEMBER_STATES: Readonly<Partial<Record<Screen, Readonly<Record<string, State>>>>> = {
	login: {
		faults: {
			show: async ({ page, open, t }) => {
				await open(paths.login);
				await form(page, t).submit.click();
			},
		},
		'a code sent': { show: askedForCode('code') },
		'a picture to read': { show: askedForCode('captcha') },
		'WeChat scanned': { show: scanned('scanned') },
		'WeChat expired': { show: scanned('expired') },
		'a bank that failed': {
			show: async ({ page }) => {
				await page.goto(`${paths.home}?code=nobody`);
				await page.getByRole('heading', { level: 1 }).waitFor();
			},
		},
	},
	bind: { 'after the scan': { show: scanned('confirmed') } },
	user: {
		'another number': {
			show: async ({ page, context, open, t }) => {
				await enterFromBank(context);
				await open(paths.user);
				await main({ page }).getByText(t('user:mobile.title'), { exact: true }).click();
			},
		},
		failed: failing(paths.user),
	},
	orders: {
		failed: failing(paths.orders),
		everything: {
			show: async ({ context, open }) => {
				await enterFromBank(context);
				await open(`${paths.orders}?tab=all`);
			},
		},
	},
	favourites: { failed: failing(paths.favourites) },
	contacts: { failed: failing(paths.contacts) },
	cart: {
		failed: failing(paths.cart),
		'beside a page': {
			only: 'window',
			device: 'desktop',
			lang: 'CN',
			show: async ({ page, context, open, t }) => {
				await enterFromBank(context);
				await open(paths.orders);
				await page
					.getByRole('complementary', { name: t('float.label') })
					.getByRole('button', { name: t('tabs.cartCount', { count: 4 }) })
					.click();
				await page
					.getByRole('region', { name: t('cart:title') })
					.getByRole('checkbox')
					.first()
					.waitFor();
			},
		},
		'cabins chosen': {
			lang: 'CN',
			show: async ({ page, context, open }) => {
				await enterFromBank(context);
				await open(paths.cart);
				await main({ page }).getByRole('checkbox').first().check();
			},
		},
	},
	contactEditor: { edit: editing(paths.contactEditor), faults: sentEmpty(paths.contactEditor) },
	passengerEditor: { edit: editing(paths.passengerEditor), faults: sentEmpty(paths.passengerEditor) },
	booking: {
		faults: {
			show: async ({ page, context, open, site, t }) => {
				await open((await held(context, site)).path);
				await main({ page })
					.getByRole('button', { name: t('booking:go'), exact: true })
					.click();
				await main({ page }).locator('[aria-invalid=true]').first().waitFor();
			},
		},
		'half a minute left': { only: 'window', show: heldFor(28) },
		'after five minutes': { only: 'window', show: heldFor(-2) },
	},
	confirm: {
		faults: {
			show: async ({ page, context, open, site, t }) => {
				const { localId } = await heldAndFilled(context, site);
				await open(`${paths.confirm}?${new URLSearchParams({ localId })}`);
				await main({ page })
					.getByRole('button', { name: new RegExp(`^${t('booking:confirm.order', { price: '' }).trim()}`) })
					.click();
				await main({ page }).locator('[aria-invalid=true]').first().waitFor();
			},
		},
	},
	payment: {
		paid: visited('pay'),
		failed: visited('fail'),
		slow: visited('slow'),
		'a code to scan': {
			only: 'window',
			device: 'desktop',
			show: async ({ page, context, open, site, t }) => {
				await open(paymentPath((await ordered(context, site)).orderId));
				await main({ page })
					.getByRole('radio', { name: t('payment:methods.wechat.name') })
					.check();
				await page.getByRole('button', { name: new RegExp(`^${t('payment:pay', { price: '' }).trim()}`) }).click();
				await dialogIn({ page }).getByRole('img').waitFor();
			},
		},
	},
	order: {
		...EVERY_ORDER,
		cancel: order('not-travelled', (id) => orderPath(id, 'cancel')),
		invoice: order('completed', (id) => orderPath(id, 'invoice')),
		labels: order('not-travelled', (id) => orderPath(id, 'labels')),
		room: order('not-travelled', (id) => orderPath(id, 'room', 0)),
	},
	orderPrice: { refunded: order('refunded', orderPricePath) },
	checkInForm: {
		faults: {
			lang: 'CN',
			show: async ({ page, context, open }) => {
				const { asked } = firstPerson(await paidTrip(context));
				await open(checkInFormPath({ ...asked, step: 'contact' }));
				await main({ page }).locator('form button[type=submit]').last().click();
				await main({ page }).locator('[aria-invalid=true]').first().waitFor();
			},
		},
	},
	ticket: {
		'one pass': {
			show: async ({ page, context, open }) => {
				const { id } = await sailing(await enterFromBank(context), 40);
				await movePass(id, 'issued');
				await open(paths.ticket);
				await main({ page }).locator('h2').first().waitFor();
			},
		},
		failed: failing(paths.ticket),
	},
};
