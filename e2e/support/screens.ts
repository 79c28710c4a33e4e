import type { BrowserContext } from '@playwright/test';
import { PAGE_NAMES, type PageName, pageOf } from '#shared/pages.ts';
import { orderPath, orderPricePath, paths, paymentPath, policyPath, voyagePath } from '#shared/paths.ts';
import { held, heldAndFilled, ordered } from './booking.ts';
import { enterFromBank } from './login.ts';
import { createOrder } from './orders.ts';
import type { Site } from './site.ts';

/** Every page, and the states that have an address of their own. */
export type Screen = PageName | 'nothing-found' | 'unknown-voyage';

type World = { site: Site; context: BrowserContext };

const forMember =
	(path: string) =>
	async ({ context }: World): Promise<string> => {
		await enterFromBank(context);
		return path;
	};

const forOrder =
	(pathOf: (id: string) => string) =>
	async ({ context }: World): Promise<string> =>
		pathOf(await createOrder(await enterFromBank(context), 'not-travelled'));

/** Makes what a screen shows, and tells its address. A page that is missing here is a type error. */
const ADDRESSES: Readonly<Record<Screen, (world: World) => string | Promise<string>>> = {
	home: () => paths.home,
	search: () => paths.search,
	'nothing-found': async ({ site }) => `${paths.search}?${await site.emptyQuery()}`,
	filter: () => paths.filter,
	voyage: async ({ site }) => voyagePath(await site.voyage()),
	'unknown-voyage': () => `${paths.voyage}?id=999999999`,
	policy: () => policyPath('REFUND'),
	underConstruction: () => paths.underConstruction,
	login: () => paths.login,
	bind: () => paths.bind,
	bankOrders: () => paths.bankOrders,
	gallery: () => paths.gallery,
	user: forMember(paths.user),
	orders: forMember(paths.orders),
	favourites: forMember(paths.favourites),
	cart: forMember(paths.cart),
	contacts: forMember(paths.contacts),
	contactEditor: forMember(paths.contactEditor),
	passengerEditor: forMember(paths.passengerEditor),
	crm: forMember(paths.crm),
	coupons: forMember(paths.coupons),
	booking: async ({ context, site }) => (await held(context, site)).path,
	confirm: async ({ context, site }) =>
		`${paths.confirm}?${new URLSearchParams({ localId: (await heldAndFilled(context, site)).localId })}`,
	payment: async ({ context, site }) => paymentPath((await ordered(context, site)).orderId),
	order: forOrder(orderPath),
	orderPrice: forOrder(orderPricePath),
};

export const addressOf = async (screen: Screen, world: World): Promise<string> => ADDRESSES[screen](world);

const isMembers = (screen: Screen): boolean =>
	screen !== 'nothing-found' && screen !== 'unknown-voyage' && pageOf(screen).access === 'member';

export const SCREENS = Object.keys(ADDRESSES) as Screen[];
export const PUBLIC_SCREENS = SCREENS.filter((screen) => !isMembers(screen));
export const MEMBER_SCREENS = SCREENS.filter(isMembers);
export const CHINESE_SCREENS = PAGE_NAMES.filter((name) => pageOf(name).onlyInChinese);
