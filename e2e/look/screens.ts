import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '#sandbox/control/control.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { type Language, ORDER_STATUSES } from '#shared/constants.ts';
import { orderPath, paymentPath } from '#shared/inner-paths.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { choose, held, ordered, roomy, visitCashier } from '../support/booking.ts';
import { enterFromBank, form } from '../support/login.ts';
import { createOrder } from '../support/orders.ts';
import { PANELS } from '../support/panels.ts';
import { addressOf, type Screen } from '../support/screens.ts';
import type { Site } from '../support/site.ts';
import type { Words } from '../support/texts.ts';

export type Look = {
	page: Page;
	context: BrowserContext;
	site: Site;
	t: Words;
	open: (path: string) => Promise<void>;
	/** Opens a path on a site of its own, where every call of the backend goes wrong. */
	openFailing: (path: string, fault: Fault) => Promise<void>;
};

/** Brings the browser to a state of a screen. */
type Show = (look: Look) => Promise<void>;
/** The whole page is shown, or, as while a dialog is open, its window alone; a panel may exist on one kind of device, or in one language, only. */
type State = { show: Show; only?: 'window'; device?: 'desktop' | 'mobile'; lang?: Language };

const FAULT: Fault = { call: '*', httpStatus: 503 };
const failing = (path: string): State => ({ show: ({ openFailing }) => openFailing(path, FAULT) });

/** An order in a state, as its page or a task of it. */
const order = (status: OrderStatus, pathOf: (id: string) => string = orderPath): State => ({
	show: async ({ context, open }) => open(pathOf(await createOrder(await enterFromBank(context), status))),
});
const EVERY_ORDER = Object.fromEntries((Object.keys(ORDER_STATUSES) as OrderStatus[]).map((status) => [status, order(status)]));

/** An editor with somebody in it, by a link of the list; English visitors read instead that it exists in Chinese only. */
const editing = (editor: string): State => ({
	show: async ({ page, context, open }) => {
		await enterFromBank(context);
		await open(paths.contacts);
		const link = page.getByRole('main').locator(`a[href^="${editor}"]`).last();
		await open((await link.count()) > 0 ? ((await link.getAttribute('href')) ?? editor) : editor);
	},
});

/** The payment page as a visit to the cashier leaves it. */
const visited = (outcome: 'pay' | 'fail'): State => ({
	show: async ({ page, context, site, t, open }) => {
		await open(paymentPath((await ordered(context, site)).orderId));
		await visitCashier(page, t, outcome);
	},
});

/** What else a screen may look like, besides how it opens and what can be opened over it. */
const STATES: Readonly<Partial<Record<Screen, Readonly<Record<string, State>>>>> = {
	home: { failed: failing(paths.home) },
	search: { failed: failing(paths.search) },
	voyage: {
		'cabin chosen': {
			only: 'window',
			show: async ({ page, open, site, t }) => {
				const { voyage, cabins } = await roomy(site);
				await open(voyagePath(voyage));
				const [cabin] = cabins;
				if (cabin) await choose(page, t, cabin);
				await page.getByRole('region', { name: t('voyage:choice.label') }).waitFor();
			},
		},
		'a category on the deck': {
			only: 'window',
			show: async ({ page, open, site, t }) => {
				const { voyage, cabins } = await roomy(site);
				await open(voyagePath(voyage));
				const [{ name = '' } = {}] = cabins;
				await page.getByRole('button', { name: t('voyage:cabins.onDeckNamed', { name }), exact: true }).click();
				await page.getByRole('dialog').getByRole('img').first().waitFor();
			},
		},
	},
	booking: {
		'another cabin on the deck': {
			only: 'window',
			show: async ({ page, context, open, site, t }) => {
				const { path, view } = await held(context, site);
				await open(path);
				const [{ name = '' } = {}] = view.cabins;
				await page.getByRole('button', { name: t('booking:cabin.changeNamed', { name }) }).click();
				await page.getByRole('dialog').getByRole('listbox').getByRole('option').first().waitFor();
			},
		},
	},
	login: {
		faults: {
			show: async ({ page, open, t }) => {
				await open(paths.login);
				await form(page, t).submit.click();
			},
		},
	},
	contactEditor: { edit: editing(paths.contactEditor) },
	passengerEditor: { edit: editing(paths.passengerEditor) },
	payment: { paid: visited('pay'), failed: visited('fail') },
	order: {
		...EVERY_ORDER,
		cancel: order('not-travelled', (id) => orderPath(id, 'cancel')),
		invoice: order('completed', (id) => orderPath(id, 'invoice')),
		room: order('not-travelled', (id) => orderPath(id, 'room', 0)),
	},
};

const opens = (screen: Screen): State => ({
	show: async ({ open, site, context }) => open(await addressOf(screen, { site, context })),
});

const panels = (screen: Screen): [string, State][] =>
	Object.entries(PANELS[screen] ?? {}).map(([name, { device, lang, opener, shown }]) => {
		const show: Show = async (look) => {
			await opens(screen).show(look);
			await opener(look.page, look.t).click();
			await shown(look.page, look.t).waitFor();
		};
		return [name, { show, device, lang, only: 'window' }];
	});

/** The states of a screen worth seeing, by name: how it opens, what can be opened over it, and what else it may look like. */
export const statesOf = (screen: Screen): [string, State][] => [
	['as it opens', opens(screen)],
	...panels(screen),
	...Object.entries(STATES[screen] ?? {}),
];
