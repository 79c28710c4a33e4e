import { DRAFT_SECONDS, listBooking, unlistBooking } from '#server/composition/members/open-bookings.ts';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

/** How long the order that a draft became is remembered. */
export const ORDERED_SECONDS = 7 * 24 * 3_600;

type DraftCabin = {
	categoryId: string;
	adult: number;
	child: number;
	cabinId: string;
	roomNum: string;
	/** Passengers' ids; null is a bed that is still free. */
	beds: (string | null)[];
};

/** A coupon chosen: by its code, or by the id of one of the member's own. */
type DraftCoupon = { kind: 'coupon' | 'crm-coupon'; code: string };

/** A booking that has begun, kept by member and `localId`; `deadline` is of the server's clock. It holds ids, no names or numbers. */
export type Draft = {
	localId: string;
	voyageId: string;
	cabins: DraftCabin[];
	contactId: string | null;
	deadline: number;
	/** Left out until one was chosen or proposed; null once the member wants none. */
	coupon?: DraftCoupon | null;
	/** The coupon was proposed, not chosen. */
	proposed?: boolean;
	/** What the member has seen it cost, CNY: in all, each cabin. */
	seen?: { total: number; cabins: number[] } | null;
};

type Scope = Pick<FeatureScope, 'identity' | 'vault'>;

/** The name of a draft, unique among all members. */
export const draftName = ({ identity }: Pick<Scope, 'identity'>, localId: string): string => {
	if (!identity.member) throw new AppError('not-logged-in', 'no member');
	return `${identity.member.id}:${localId}`;
};
const keyOf = (scope: Scope, localId: string): string => `booking:${draftName(scope, localId)}`;
const orderedKey = (scope: Scope, localId: string): string => `ordered:${draftName(scope, localId)}`;

/** Notes that the order is about to be requested: upstream may make it although no answer comes. Kept apart from the draft, which pages may write meanwhile. */
export const markAsked = (scope: Scope & Pick<FeatureScope, 'now'>, localId: string): Promise<boolean> =>
	scope.vault.put(`asked:${draftName(scope, localId)}`, scope.now.getTime(), DRAFT_SECONDS, 'first');
/** Since when an order of the draft may have been made, epoch milliseconds; null when none was requested. */
export const orderRequested = (scope: Scope, localId: string): Promise<number | null> =>
	scope.vault.get<number>(`asked:${draftName(scope, localId)}`);

/** A member's draft; `not-found` when there is none, or it is somebody else's. */
export async function loadDraft(scope: Scope, localId: string): Promise<Draft> {
	const draft = await scope.vault.get<Draft>(keyOf(scope, localId));
	if (!draft) throw new AppError('not-found', 'no such draft');
	return draft;
}

export async function keepDraft(scope: Scope, draft: Draft): Promise<void> {
	await scope.vault.put(keyOf(scope, draft.localId), draft, DRAFT_SECONDS);
	await listBooking(scope, draft);
}

/** Deletes a draft; `givenUp` when it became no order. */
export async function dropDraft(scope: Scope, draft: Draft, givenUp?: 'given-up'): Promise<void> {
	await scope.vault.drop(keyOf(scope, draft.localId));
	await unlistBooking(scope, draft, givenUp);
}

/** The id of the order that a draft became; null when it was not ordered. */
export const orderOfDraft = (scope: Scope, localId: string): Promise<string | null> =>
	scope.vault.get<string>(orderedKey(scope, localId));

/** Remembers the order before the draft is deleted, so that one of the two is always there. */
export async function linkDraftToOrder(scope: Scope, draft: Draft, orderId: string): Promise<void> {
	await scope.vault.put(orderedKey(scope, draft.localId), orderId, ORDERED_SECONDS);
	await dropDraft(scope, draft);
}
