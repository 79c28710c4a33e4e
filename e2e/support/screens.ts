import type { BrowserContext } from '@playwright/test';
import { addressesOf, PAGE_NAMES, type PageName, pageOf, pages } from '#shared/pages.ts';
import { orderPath, orderPricePath, paths, paymentPath, voyagePath } from '#shared/paths.ts';
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

type Making = (world: World) => string | Promise<string>;

/** Makes what a screen shows, and tells its address, where there is more to it than opening the page. */
const MAKINGS: Readonly<Partial<Record<Screen, Making>>> = {
	'nothing-found': async ({ site }) => `${paths.search}?${await site.emptyQuery()}`,
	voyage: async ({ site }) => voyagePath(await site.voyage()),
	'unknown-voyage': () => `${paths.voyage}?id=999999999`,
	booking: async ({ context, site }) => (await held(context, site)).path,
	confirm: async ({ context, site }) =>
		`${paths.confirm}?${new URLSearchParams({ localId: (await heldAndFilled(context, site)).localId })}`,
	payment: async ({ context, site }) => paymentPath((await ordered(context, site)).orderId),
	order: forOrder(orderPath),
	orderPrice: forOrder(orderPricePath),
};

/** A page is opened at its first address, by a member where it is for members. */
function openPage(name: PageName): Making {
	const [address = ''] = addressesOf(pageOf(name));
	return pageOf(name).access === 'member' ? forMember(address) : () => address;
}

const isPage = (screen: Screen): screen is PageName => screen in pages;

export const addressOf = async (screen: Screen, world: World): Promise<string> =>
	(MAKINGS[screen] ?? openPage(screen as PageName))(world);

const isMembers = (screen: Screen): boolean => isPage(screen) && pageOf(screen).access === 'member';

export const SCREENS: readonly Screen[] = [...PAGE_NAMES, 'nothing-found', 'unknown-voyage'];
export const PUBLIC_SCREENS = SCREENS.filter((screen) => !isMembers(screen));
export const MEMBER_SCREENS = SCREENS.filter(isMembers);
export const CHINESE_SCREENS = PAGE_NAMES.filter((name) => pageOf(name).onlyInChinese);
