import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { randomId } from '#shared/random-id.ts';
import { startOfDay } from '#shared/rules/check-in-window.ts';
import { returnDate } from '#shared/rules/dates.ts';

/** What the address of a booked voyage leads to: nothing of the order but its sailing. `told`: the order's own moment of departure. */
export type SharedVoyage = { voyageId: string; date: string; days: number; told: number | null };

const DAY_SECONDS = 86_400;
/** Days after the return for which the address and its calendar stay. */
const KEPT_AFTER = 30;

const voyageOf = (address: string): string => `our-voyage:${address}`;
/** An order is read as its member's before this key is used. */
const addressOf = (member: string, order: string): string => `our-voyage-of:${member}:${order}`;

type Vault = FeatureScope['vault'];
type Owner = { member: string; order: string };

/** Returns the address of an order's voyage; the empty string while it has none. */
export const sharedAddress = async ({ member, order }: Owner, vault: Vault): Promise<string> =>
	(await vault.get<string>(addressOf(member, order))) ?? '';

/** Makes the address of an order's voyage. Of two presses at once both get the same. */
export async function shareVoyage(
	{ member, order }: Owner,
	voyage: SharedVoyage,
	{ vault, now }: { vault: Vault; now: Date },
): Promise<string> {
	const until = startOfDay(returnDate(voyage.date, voyage.days)) / 1_000 + KEPT_AFTER * DAY_SECONDS;
	const seconds = Math.ceil(until - now.getTime() / 1_000);
	if (seconds <= 0) throw new AppError('conflict', 'the voyage has ended');
	const address = randomId();
	await vault.put(voyageOf(address), voyage, seconds);
	if (await vault.put(addressOf(member, order), address, seconds, 'first')) return address;
	await vault.drop(voyageOf(address));
	return sharedAddress({ member, order }, vault);
}

/** Revokes the address of an order's voyage: its page and its calendar are gone at once. */
export async function revokeVoyage({ member, order }: Owner, vault: Vault): Promise<void> {
	const address = await vault.take<string>(addressOf(member, order));
	if (address) await vault.drop(voyageOf(address));
}

/** Returns the voyage of an address. Throws `not-found`, also for one that was revoked. */
export async function sharedVoyage(address: string, vault: Vault): Promise<SharedVoyage> {
	const voyage = await vault.get<SharedVoyage>(voyageOf(address));
	if (!voyage) throw new AppError('not-found', 'no such address of a voyage');
	return voyage;
}
