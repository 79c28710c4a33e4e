import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { ageOn } from '#shared/rules/passenger-age.ts';
import { enterFromBank } from './identity.ts';
import type { Site } from './site.ts';

/** A sailing with cabins enough for two, of as many plain categories as asked for. */
export async function roomy(site: Site, most = 1): Promise<{ voyage: VoyagePage; cabins: CategoryView[] }> {
	const { rows } = await site.search();
	for (const { id, state } of rows) {
		if (state !== 'on-sale') continue;
		const voyage = await site.ask<VoyagePage>(`/voyage?id=${id}`);
		const categories = voyage.categories === 'unavailable' ? [] : voyage.categories;
		const cabins = categories.filter(
			({ state: open, left, persons, code }) => open === 'on-sale' && (left ?? 0) > 8 && persons === 2 && !/^[FS]/.test(code),
		);
		if (cabins.length >= most) return { voyage, cabins: cabins.slice(0, most) };
	}
	throw new Error('no sailing has cabins enough');
}

const call = async <T>(reply: Promise<{ json(): Promise<unknown> }>): Promise<T> =>
	((await (await reply).json()) as { data: T }).data;

/** A member who has just had a cabin for two held. */
export async function held(context: BrowserContext, site: Site) {
	const mobile = await enterFromBank(context);
	const { voyage, cabins } = await roomy(site);
	const [cabin] = cabins;
	const data = { voyageId: voyage.id, cabins: [{ categoryId: cabin?.id, adult: 2, child: 0, count: 1 }] };
	const { localId } = await call<{ localId: string }>(
		context.request.post('/api/booking/hold', { data, headers: { 'x-csrf': '1' } }),
	);
	const view = await call<BookingView>(context.request.get(`/api/booking?localId=${localId}`));
	return { mobile, localId, view, path: `${paths.booking}?${new URLSearchParams({ localId })}` };
}

/** A member's adults who may sail, and a child. */
export function family({ passengers, voyage }: BookingView) {
	const age = (birthday: string) => ageOn(birthday, voyage.date);
	const sound = passengers.filter(({ birthday, attention }) => birthday && attention !== 'incomplete' && attention !== 'expired');
	const [one, two] = sound.filter(({ birthday }) => age(birthday) >= 18);
	const child = sound.find(({ birthday }) => age(birthday) < 13);
	if (!one || !two || !child) throw new Error('the member lacks a family');
	return { one, two, child };
}

/** The box of a guest, in the cabin named if there are several. */
export const guestBox = (page: Page, name: string, cabin?: string): Locator => {
	const place = page.getByRole('main');
	const scope = cabin ? place.getByRole('region', { name: cabin }) : place;
	return scope.getByRole('checkbox', { name: new RegExp(name) });
};

/** Ticks the guests and a contact of a booking on its page, and goes on to confirming it. */
export async function fillBooking(page: Page, names: readonly string[], goOn: string): Promise<void> {
	for (const name of names) await guestBox(page, name).check();
	await page.getByRole('main').getByRole('radio').first().check();
	await page.getByRole('main').getByRole('button', { name: goOn, exact: true }).click();
	await page.waitForURL((url) => url.pathname === paths.bookingConfirm);
}

/** Waits until a heading of the first level says so. */
export const headed = (page: Page, title: string) =>
	expect(page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
