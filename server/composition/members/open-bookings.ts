import type { FeatureScope } from '#server/handler.ts';

/** Seconds that a booking is kept. It outlives its hold, so that the entries stay and the cabins can be held again. */
export const DRAFT_SECONDS = 24 * 3_600;

type Scope = Pick<FeatureScope, 'member' | 'vault'>;
type Cabin = { categoryId: string; adult: number; child: number };
type Listed = {
	/** Null when the booking was given up. Upstream still holds its cabins until the deadline. */
	localId: string | null;
	cabins: readonly Cabin[];
	deadline: number;
};
/** A booking that isn't an order yet; `keptUntil` and `deadline` in epoch milliseconds. */
export type OpenBooking = Listed & { voyageId: string; keptUntil: number };

const keyOf = ({ member }: Scope): string => `open-bookings:${member?.id}`;

/** Lists a booking under its voyage. A member has one booking of a voyage in the list: the one with the latest deadline. */
export async function listBooking(
	scope: Scope,
	{ localId, voyageId, cabins, deadline }: Listed & { localId: string; voyageId: string },
): Promise<void> {
	const { [voyageId]: listed } = await scope.vault.fields<Listed>(keyOf(scope));
	if (listed && listed.value.localId !== localId && listed.value.deadline > deadline) return;
	const own: Listed = {
		localId,
		cabins: cabins.map(({ categoryId, adult, child }) => ({ categoryId, adult, child })),
		deadline,
	};
	await scope.vault.putFields(keyOf(scope), { [voyageId]: own }, DRAFT_SECONDS);
}

/** Removes a booking from the list, if it is the one listed. With `givenUp` its cabins stay listed until they are free. */
export async function unlistBooking(
	scope: Scope,
	{ localId, voyageId }: { localId: string; voyageId: string },
	givenUp?: 'given-up',
): Promise<void> {
	const { [voyageId]: listed } = await scope.vault.fields<Listed>(keyOf(scope));
	if (listed?.value.localId !== localId) return;
	if (!givenUp) return scope.vault.dropField(keyOf(scope), voyageId);
	await scope.vault.putFields(keyOf(scope), { [voyageId]: { ...listed.value, localId: null } }, DRAFT_SECONDS);
}

/**
 * Returns a member's bookings that aren't orders yet: first those that are held, the next to end first, then the others, the
 * latest first.
 */
export async function openBookings(scope: Scope & Pick<FeatureScope, 'now'>): Promise<OpenBooking[]> {
	const now = scope.now.getTime();
	const fields = await scope.vault.fields<Listed>(keyOf(scope));
	const all = Object.entries(fields).map(
		([voyageId, { value, at }]): OpenBooking => ({ ...value, voyageId, keptUntil: at + DRAFT_SECONDS * 1_000 }),
	);
	const held = all.filter(({ deadline }) => deadline > now);
	const kept = all.filter(({ localId, deadline, keptUntil }) => localId !== null && deadline <= now && keptUntil > now);
	return [...held.toSorted((a, b) => a.deadline - b.deadline), ...kept.toSorted((a, b) => b.keptUntil - a.keptUntil)];
}
