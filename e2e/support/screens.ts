import type { BrowserContext } from '@playwright/test';
import { addressesOf, PAGE_NAMES, type PageName, pageOf, pages } from '#shared/pages.ts';
import {
	checkInConfirmPath,
	checkInFormPath,
	checkInPassengerPath,
	checkInPath,
	myVoyagePath,
	orderPath,
	orderPricePath,
	ourVoyagePath,
	paths,
	paymentPath,
	togetherPath,
	voyagePath,
} from '#shared/paths.ts';
import { held, heldAndFilled, ordered, send } from './booking.ts';
import { firstPerson, paidTrip } from './check-in.ts';
import { control, enterFromBank } from './login.ts';
import { dropFavourites, emptyCart } from './member.ts';
import { createOrder } from './orders.ts';
import { passesInEveryState } from './passes.ts';
import type { Site } from './site.ts';

const PUBLIC_STATES = ['nothing found', 'unknown voyage', 'list that has ended', 'shared voyage that is gone'] as const;
const MEMBER_STATES = [
	'empty cart',
	'no favourites',
	'no orders',
	'unknown order',
	'change of an order',
	'booking that is gone',
	'boarding passes',
	'check-in, document',
	'check-in, contact',
	'check-in, health',
	'unknown passenger',
] as const;

/** Every page, and the states that have an address of their own. */
export type Screen = PageName | (typeof PUBLIC_STATES)[number] | (typeof MEMBER_STATES)[number];

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

const forPassenger =
	(pathOf: (asked: { order: string; person: string }) => string) =>
	async ({ context }: World): Promise<string> =>
		pathOf(firstPerson(await paidTrip(context)).asked);

/** Makes a list of four voyages for a family, of which the visitor likes one. */
async function listOfVoyages({ context, site }: World): Promise<string> {
	const ids = (await site.search()).rows.filter(({ state }) => state === 'on-sale').map(({ id }) => id);
	const list = { ids: ids.slice(0, 4).join(','), adult: 2, child: 1 };
	const { id } = await send<{ id: string }>(context, '/together', list);
	await send(context, '/together/like', { id, voyage: ids[0] });
	return togetherPath(id);
}

/** Makes the address of a paid order's voyage. */
async function sharedVoyage({ context }: World): Promise<string> {
	const id = await createOrder(await enterFromBank(context), 'not-travelled');
	return ourVoyagePath((await send<{ address: string }>(context, '/order/our-voyage', { id, shared: true })).address);
}

type Prepare = (world: World) => string | Promise<string>;

/** Prepares a screen and returns its address: each state, and pages that need more than opening. */
const PREPARATIONS: Readonly<Record<Exclude<Screen, PageName>, Prepare> & Partial<Record<PageName, Prepare>>> = {
	'nothing found': async ({ site }) => `${paths.search}?${await site.emptyQuery()}`,
	voyage: async ({ site }) => voyagePath(await site.voyage()),
	'unknown voyage': () => `${paths.voyage}?id=999999999`,
	together: listOfVoyages,
	'list that has ended': () => paths.together,
	ourVoyage: sharedVoyage,
	'shared voyage that is gone': () => paths.ourVoyage,
	booking: async ({ context, site }) => (await held(context, site)).path,
	confirm: async ({ context, site }) =>
		`${paths.confirm}?${new URLSearchParams({ localId: (await heldAndFilled(context, site)).localId })}`,
	payment: async ({ context, site }) => paymentPath((await ordered(context, site)).orderId),
	order: forOrder(orderPath),
	myVoyage: forOrder(myVoyagePath),
	orderPrice: forOrder(orderPricePath),
	checkIn: forPassenger(({ order }) => checkInPath(order)),
	checkInForm: forPassenger((asked) => checkInFormPath({ ...asked, step: 'identity' })),
	checkInPassenger: forPassenger(checkInPassengerPath),
	onlineConfirm: forPassenger(checkInConfirmPath),
	'check-in, document': forPassenger((asked) => checkInFormPath({ ...asked, step: 'document' })),
	'check-in, contact': forPassenger((asked) => checkInFormPath({ ...asked, step: 'contact' })),
	'check-in, health': forPassenger((asked) => checkInFormPath({ ...asked, step: 'health' })),
	'unknown passenger': forMember(checkInConfirmPath({ order: '12345678', person: '1' })),
	'empty cart': async ({ context }) => {
		await enterFromBank(context);
		await emptyCart(context);
		return paths.cart;
	},
	'no favourites': async ({ context }) => {
		await enterFromBank(context);
		await dropFavourites(context);
		return paths.favourites;
	},
	'no orders': async ({ context }) => {
		await control('POST', '/orders/none', { mobile: await enterFromBank(context) });
		return paths.orders;
	},
	'unknown order': forMember(orderPath('12345678')),
	'change of an order': forOrder((id) => orderPath(id, 'rebook')),
	'boarding passes': async ({ context }) => {
		await passesInEveryState(context, await enterFromBank(context));
		return paths.ticket;
	},
	'booking that is gone': forMember(`${paths.booking}?localId=gone`),
};

/** Opens a page at its first address, as a member where it is for members; a page that exists once for each thing at the first address listed. */
function openPage(name: PageName): Prepare {
	const page = pageOf(name);
	const [address = ''] = addressesOf(page);
	if (page.crawlers === 'each') return ({ site }) => site.listed(address.replace(/:.*/, ''));
	return page.access === 'member' ? forMember(address) : () => address;
}

const isPage = (screen: Screen): screen is PageName => screen in pages;

export const addressOf = async (screen: Screen, world: World): Promise<string> =>
	(isPage(screen) ? (PREPARATIONS[screen] ?? openPage(screen)) : PREPARATIONS[screen])(world);

/** Pages that exist in Chinese only, and their states: in English each is the same notice. */
export const CHINESE_SCREENS: readonly Screen[] = PAGE_NAMES.filter((name) => pageOf(name).onlyInChinese);
export const CHINESE_STATES = [
	'empty cart',
	'check-in, document',
	'check-in, contact',
	'check-in, health',
	'unknown passenger',
] as const satisfies readonly Screen[];
const inBoth = (screen: Screen): boolean =>
	!CHINESE_SCREENS.includes(screen) && !CHINESE_STATES.some((state) => state === screen);

const MEMBER_SCREENS: readonly Screen[] = [...PAGE_NAMES.filter((name) => pageOf(name).access === 'member'), ...MEMBER_STATES];
/** Members' screens that exist in both languages. */
export const MEMBER_SCREENS_IN_BOTH = MEMBER_SCREENS.filter(inBoth);
export const PUBLIC_SCREENS: readonly Screen[] = [
	...PAGE_NAMES.filter((name) => pageOf(name).access !== 'member'),
	...PUBLIC_STATES,
];

/** Screens of finding and choosing a voyage and of logging in: they are tested on each device in each language. */
export const SELLING_SCREENS: readonly Screen[] = ['home', 'search', 'voyage', 'login'];
/** All other public screens that exist in both languages. */
export const PUBLIC_SCREENS_IN_BOTH = PUBLIC_SCREENS.filter((screen) => inBoth(screen) && !SELLING_SCREENS.includes(screen));
export const SCREENS = [...PUBLIC_SCREENS, ...MEMBER_SCREENS];
