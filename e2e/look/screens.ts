import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '#sandbox/control/control.ts';
import type { OrderStatus } from '#shared/catalogue/bff/order-views.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { addressesOf, PAGE_NAMES, type PageName, pageOf } from '#shared/pages.ts';
import { orderPath, orderPricePath, paths, paymentPath, voyagePath } from '#shared/paths.ts';
import { fillBooking, headed, held, ordered, placeOrder, roomy, visitCashier } from '../support/booking.ts';
import { control, enterFromBank, form, newMobile, ticketOf } from '../support/login.ts';
import type { Site } from '../support/site.ts';
import type { Words } from '../support/texts.ts';

export type Look = {
	page: Page;
	context: BrowserContext;
	device: 'desktop' | 'mobile';
	site: Site;
	t: Words;
	open: (path: string) => Promise<void>;
	/** Opens a path on a site of its own, where a call of the backend goes wrong. */
	openFailing: (path: string, fault: Fault) => Promise<void>;
};

/** Brings the browser to a state of a page. */
type Show = (look: Look) => Promise<void>;
/** The whole page is shown, or, as while a dialog is open, its window alone. */
type State = Show | { window: Show };

const at =
	(path: string): Show =>
	({ open }) =>
		open(path);

const asMember =
	(path: string): Show =>
	async ({ context, open }) => {
		await enterFromBank(context);
		await open(path);
	};

/** An order in a state, as its page or a task of it. */
const order =
	(status: OrderStatus, pathOf: (id: string) => string = orderPath): Show =>
	async ({ context, open }) => {
		const mobile = await enterFromBank(context);
		const { id } = await control<{ id: string }>('POST', '/orders', { mobile, status: ORDER_STATUSES[status] });
		await open(pathOf(id));
	};

const EVERY_ORDER = Object.fromEntries((Object.keys(ORDER_STATUSES) as OrderStatus[]).map((status) => [status, order(status)]));

const broken = (call: Fault['call']): Fault => ({ call, httpStatus: 503 });

/** An editor with somebody in it, by a link of the list; English visitors read instead that it exists in Chinese only. */
const editing =
	(editor: string): Show =>
	async (look) => {
		await asMember(paths.contacts)(look);
		const link = look.page.getByRole('main').locator(`a[href^="${editor}"]`).last();
		await look.open((await link.count()) > 0 ? ((await link.getAttribute('href')) ?? editor) : editor);
	};

/** A booking whose passengers and contact are chosen. */
async function confirming({ page, context, site, t, open }: Look): Promise<void> {
	const { path, one, two } = await held(context, site);
	await open(path);
	await fillBooking(page, [one.name, two.name], t('booking:go'));
	await headed(page, t('booking:confirm.title'));
}

/** States worth seeing besides, or instead of, a page as it opens at its address. */
const STATES: Readonly<Partial<Record<PageName, Readonly<Record<string, State>>>>> = {
	home: {
		usual: at(paths.home),
		failed: ({ openFailing }) => openFailing(paths.home, broken('*')),
		menu: {
			window: async ({ page, open, device, t }) => {
				await open(paths.home);
				if (device === 'mobile') {
					await page.getByRole('button', { name: t('menu.open') }).click();
					await page.getByRole('dialog').waitFor();
				} else await page.getByRole('button', { name: t('nav.ships'), exact: true }).click();
			},
		},
		'date picker': {
			window: async ({ page, open, t }) => {
				await open(paths.home);
				await page
					.getByRole('search')
					.getByRole('button', { name: t('search:form.date.label') })
					.click();
				await page.getByRole('dialog').waitFor();
			},
		},
	},
	search: {
		usual: at(paths.search),
		empty: async ({ open, site }) => open(`${paths.search}?${await site.emptyQuery()}`),
		failed: ({ openFailing }) => openFailing(paths.search, broken('*')),
	},
	voyage: {
		usual: async ({ open, site }) => open(voyagePath(await site.voyage())),
		'cabin chosen': {
			window: async ({ page, open, site, t }) => {
				const { voyage, cabins } = await roomy(site);
				await open(voyagePath(voyage));
				await page
					.getByRole('button', { name: t('voyage:choice.chooseNamed', { name: cabins[0]?.name ?? '' }), exact: true })
					.click();
				await page.getByRole('region', { name: t('voyage:choice.label') }).waitFor();
			},
		},
		unknown: at(`${paths.voyage}?id=999999999`),
	},
	login: {
		usual: at(paths.login),
		faults: async ({ page, open, t }) => {
			await open(paths.login);
			await form(page, t).submit.click();
		},
	},
	bind: {
		usual: async ({ page, open, device, t }) => {
			await open(paths.login);
			if (device === 'mobile') await page.getByRole('button', { name: t('login:qr.open') }).click();
			const ticket = await ticketOf(page.getByRole('img', { name: t('login:qr.alt') }));
			await control('POST', '/wechat', { ticket, status: 'confirmed', openId: `o-${newMobile()}` });
			await page.waitForURL((url) => url.pathname === paths.bind);
		},
	},
	orders: {
		usual: asMember(paths.orders),
		empty: async ({ context, open }) => {
			await control('POST', '/orders/none', { mobile: await enterFromBank(context) });
			await open(paths.orders);
		},
	},
	contactEditor: { new: asMember(paths.contactEditor), edit: editing(paths.contactEditor) },
	passengerEditor: { new: asMember(paths.passengerEditor), edit: editing(paths.passengerEditor) },
	booking: {
		usual: async ({ context, site, open }) => open((await held(context, site)).path),
		gone: asMember(`${paths.booking}?localId=gone`),
	},
	confirm: { usual: confirming },
	payment: {
		'to pay': async ({ context, site, open }) => open(paymentPath((await ordered(context, site)).orderId)),
		paid: async (look) => {
			await confirming(look);
			await placeOrder(look.page, look.t);
			await visitCashier(look.page, look.t, 'pay');
		},
		failed: async (look) => {
			await confirming(look);
			await placeOrder(look.page, look.t);
			await visitCashier(look.page, look.t, 'fail');
		},
	},
	order: {
		...EVERY_ORDER,
		cancel: order('not-travelled', (id) => orderPath(id, 'cancel')),
		invoice: order('completed', (id) => orderPath(id, 'invoice')),
		room: order('not-travelled', (id) => orderPath(id, 'room', 0)),
		unknown: asMember(orderPath('12345678')),
	},
	orderPrice: { usual: order('not-travelled', orderPricePath) },
};

function opened(name: PageName): Show {
	const [address = ''] = addressesOf(pageOf(name));
	return pageOf(name).access === 'member' ? asMember(address) : at(address);
}

/** Every page, and its states worth seeing. */
export const SCREENS = Object.fromEntries(PAGE_NAMES.map((name) => [name, STATES[name] ?? { usual: opened(name) }])) as Readonly<
	Record<PageName, Readonly<Record<string, State>>>
>;
