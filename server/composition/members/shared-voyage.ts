import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { BriefVoyage } from '#shared/catalogue/entities.ts';
import type { OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { randomId } from '#shared/random-id.ts';
import { startOfDay } from '#shared/rules/check-in-window.ts';
import { returnDate } from '#shared/rules/dates.ts';
import { isPaid, orderStatus } from '#shared/rules/order-status.ts';
import { section } from '../failures.ts';

/** What the last reading of an order wrote for its fellow travellers. `told`: the order's own moment of departure. */
type Sailing = { voyage: BriefVoyage; told: number | null };
type Owner = { member: string; order: string };
type Kept = {
	sailing: Sailing;
	owner: Owner;
	/** The session of the last reading: while it lives, the order can be read again. */
	session: string | undefined;
	/** True for an order that is paid no more: page and calendar show nothing. */
	ended: boolean;
};
type Scope = Pick<FeatureScope, 'identity' | 'vault' | 'now'>;
type Followed = Pick<OrderRow, 'id' | 'status' | 'voyage' | 'leavesAt'>;

const DAY_SECONDS = 86_400;
/** Days after the return for which the address and its calendar stay. */
const KEPT_AFTER = 30;
/** Longer than any sailing is sold ahead. */
const LISTED_SECONDS = 1_500 * DAY_SECONDS;

const voyageOf = (address: string): string => `our-voyage:${address}`;
/** The addresses of a member's voyages, by order. */
const addressesOf = (member: string): string => `our-voyages:${member}`;

const secondsLeft = ({ departureDate, days }: BriefVoyage, now: Date): number =>
	Math.ceil((startOfDay(returnDate(departureDate, days)) - now.getTime()) / 1_000) + KEPT_AFTER * DAY_SECONDS;

const addressOf = async ({ member, order }: Owner, vault: Scope['vault']): Promise<string> =>
	(await vault.fields<string>(addressesOf(member)))[order]?.value ?? '';

/** Returns the address of an order's voyage; the empty string while it has none. */
export const sharedAddress = (order: string, { identity, vault }: Scope): Promise<string> =>
	addressOf({ member: identity.member?.id ?? '', order }, vault);

/** Writes what a reading of an order says into its shared voyage. A voyage whose address has ended is forgotten. */
async function write(
	address: string,
	{ id, status, voyage, leavesAt }: Followed,
	{ identity, vault, now }: Scope,
): Promise<void> {
	const owner = { member: identity.member?.id ?? '', order: id };
	const before = await vault.get<Kept>(voyageOf(address));
	if (!before) return vault.dropField(addressesOf(owner.member), id);
	const { sailing } = before;
	// Lists may leave out the hour that the order itself tells.
	const same = !voyage || voyage.departureDate === sailing.voyage.departureDate;
	const read = { voyage: voyage ?? sailing.voyage, told: leavesAt ?? (same ? sailing.told : null) };
	const state = orderStatus(status);
	const kept: Kept = {
		sailing: read,
		owner,
		session: identity.session,
		ended: state !== null && !isPaid(state),
	};
	await vault.put(voyageOf(address), kept, Math.max(1, secondsLeft(read.voyage, now)));
}

/** Lets the shared voyages of a member follow orders that were just read. Orders are shown also when that fails. */
export async function followOrders(orders: readonly Followed[], scope: Scope & Pick<FeatureScope, 'report'>): Promise<void> {
	const { member } = scope.identity;
	if (!member) return;
	await section('shared voyages', scope, async () => {
		const addresses = await scope.vault.fields<string>(addressesOf(member.id));
		await Promise.all(
			orders.map((order) => {
				const address = addresses[order.id]?.value;
				return address && write(address, order, scope);
			}),
		);
	});
}

/** Makes the address of an order's voyage, or returns the one that it has. Throws `conflict` unless the order is paid and ahead. */
export async function shareVoyage({ id, status, voyage, leavesAt }: Followed, scope: Scope): Promise<string> {
	const { identity, vault, now } = scope;
	if (!voyage || orderStatus(status) !== 'not-travelled') throw new AppError('conflict', 'the order has no voyage to send');
	const owner = { member: identity.member?.id ?? '', order: id };
	const known = await addressOf(owner, vault);
	if (known) return known;
	const seconds = secondsLeft(voyage, now);
	if (seconds <= 0) throw new AppError('conflict', 'the voyage has ended');
	const address = randomId();
	const sailing = { voyage, told: leavesAt };
	const kept: Kept = { sailing, owner, session: identity.session, ended: false };
	await vault.put(voyageOf(address), kept, seconds);
	await vault.putFields(addressesOf(owner.member), { [id]: address }, LISTED_SECONDS);
	return address;
}

/** Revokes the address of an order's voyage: its page and its calendar are gone at once. */
export async function revokeVoyage(order: string, scope: Scope): Promise<void> {
	const address = await sharedAddress(order, scope);
	if (!address) return;
	await scope.vault.drop(voyageOf(address));
	await scope.vault.dropField(addressesOf(scope.identity.member?.id ?? ''), order);
}

/**
 * Returns what an address leads to, also when its order has ended; null for one that was revoked or is over. The owner's list decides: a reading that
 * ends after the address was revoked doesn't bring it back.
 */
export async function keptVoyage(address: string, vault: Scope['vault']): Promise<Kept | null> {
	const kept = await vault.get<Kept>(voyageOf(address));
	return kept && (await addressOf(kept.owner, vault)) === address ? kept : null;
}
