import { DRAFT_SECONDS, listBooking, unlistBooking } from '#server/composition/members/open-bookings.ts';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

/** Seconds that the order of a draft is remembered. */
export const ORDERED_SECONDS = 7 * 24 * 3_600;

type DraftCabin = {
	categoryId: string;
	adult: number;
	child: number;
	cabinId: string;
	roomNum: string;
	/** Passengers' ids; null for a bed that is still free. */
	beds: (string | null)[];
};

/** A chosen coupon: its code, or the id of one of the member's own. */
type DraftCoupon = { kind: 'coupon' | 'crm-coupon'; code: string };

/**
 * A booking that has begun, stored by member and `localId`. `deadline` is a time of the server's clock. It contains ids, no names
 * or numbers of persons.
 */
export type Draft = {
	localId: string;
	voyageId: string;
	cabins: DraftCabin[];
	contactId: string | null;
	/** Missing until the member has saved beds or contact: then passengers are proposed. */
	touched?: true;
	deadline: number;
	/** Missing until a coupon was chosen or proposed; null when the member wants none. */
	coupon?: DraftCoupon | null;
	/** True when the coupon was proposed, not chosen. */
	proposed?: boolean;
	/** The price that the member has seen, CNY: in all, and of each cabin. */
	seen?: { total: number; cabins: number[] } | null;
};

type Scope = Pick<FeatureScope, 'member' | 'vault'>;

/** Returns a name of a draft that is unique among all members. */
export const draftName = ({ member }: Pick<Scope, 'member'>, localId: string): string => {
	if (!member) throw new AppError('not-logged-in', 'no member');
	return `${member.id}:${localId}`;
};
const keyOf = (scope: Scope, localId: string): string => `booking:${draftName(scope, localId)}`;
const orderedKey = (scope: Scope, localId: string): string => `ordered:${draftName(scope, localId)}`;

/** Loads a member's draft. Throws `not-found` when there is none, or it is another member's. */
export async function loadDraft(scope: Scope, localId: string): Promise<Draft> {
	const draft = await scope.vault.get<Draft>(keyOf(scope, localId));
	if (!draft) throw new AppError('not-found', 'no such draft');
	return draft;
}

export const draftExists = async (scope: Scope, localId: string): Promise<boolean> =>
	(await scope.vault.get(keyOf(scope, localId))) !== null;

export async function keepDraft(scope: Scope, draft: Draft): Promise<void> {
	await scope.vault.put(keyOf(scope, draft.localId), draft, DRAFT_SECONDS);
	await listBooking(scope, draft);
}

/** Deletes a draft; `givenUp` says that it became no order. */
export async function dropDraft(scope: Scope, draft: Draft, givenUp?: 'given-up'): Promise<void> {
	await scope.vault.drop(keyOf(scope, draft.localId));
	await unlistBooking(scope, draft, givenUp);
}

/** Returns the id of the order that a draft became; null when it wasn't ordered. */
export const orderOfDraft = (scope: Scope, localId: string): Promise<string | null> =>
	scope.vault.get<string>(orderedKey(scope, localId));

/** Remembers the order of a draft, then deletes the draft, so that one of the two always exists. */
export async function linkDraftToOrder(scope: Scope, draft: Draft, orderId: string): Promise<void> {
	await scope.vault.put(orderedKey(scope, draft.localId), orderId, ORDERED_SECONDS);
	await dropDraft(scope, draft);
}
