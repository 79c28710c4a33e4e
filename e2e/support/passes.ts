import type { BrowserContext, Page } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import type { PassEnd } from '#sandbox/orders/pass-moves.ts';
import { control } from './login.ts';

type Person = { id: number; pinyinLastName: string; pinyinFirstName: string };
type Pass = { personId: number; ticketNo: string; status: string };

/** Sets an order's departure to so many hours from now, as the console does. */
export const sailIn = (id: string, hours: number) => control('POST', '/orders/sailing', { id, leavesInMinutes: hours * 60 });
export const checkIn = (id: string, person?: number) => control('POST', '/orders/checked-in', { id, person });
/** Changes an order's passes, or one passenger's. */
export const movePass = (id: string, to: PassEnd, person?: number) => control('POST', '/orders/pass', { id, to, person });
export const peopleOf = (id: string) => control<{ people: Person[]; passes: Pass[] }>('POST', '/orders/people', { id });

/** Creates a paid order of two adults and a child that departs in so many hours. */
export async function sailing(mobile: string, hours: number): Promise<{ id: string; people: Person[] }> {
	const { id } = await control<{ id: string }>('POST', '/orders', { mobile, status: 3, daysToSail: 30, child: 1 });
	await sailIn(id, hours);
	return { id, people: (await peopleOf(id)).people };
}

const create = ({ request }: BrowserContext, order: string, person: number | undefined) =>
	request.post('/api/ticket/create', { data: { order, person: String(person) }, headers: { 'x-csrf': '1' } });

/** Gives a member passes in all states that last. */
export async function passesInEveryState(context: BrowserContext, mobile: string): Promise<void> {
	await control('POST', '/orders/none', { mobile });
	const soon = await sailing(mobile, 40);
	// The second passenger's pass is due.
	const [changed, , failed] = soon.people;
	await checkIn(soon.id);
	await movePass(soon.id, 'issued', changed?.id);
	await movePass(soon.id, 'changed', changed?.id);
	await movePass(soon.id, 'fails-next');
	await create(context, soon.id, failed?.id);
	const later = await sailing(mobile, 60);
	const [ready, notYet, inTheMaking] = later.people;
	await movePass(later.id, 'issued', ready?.id);
	await checkIn(later.id, notYet?.id);
	await movePass(later.id, 'in-an-hour', inTheMaking?.id);
	await sailing(mobile, -1);
}

/** Returns the text of the QR code in a picture; null when a reader would find none. */
export async function readQr(picture: Buffer): Promise<string | null> {
	const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** Returns the names of all data of ours that a browser stores. */
export const traces = (page: Page) =>
	page.evaluate(async () => ({
		caches: await caches.keys(),
		databases: (await indexedDB.databases()).map(({ name }) => name),
		workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
		stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
	}));
