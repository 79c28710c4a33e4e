import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { BOOKING_HOLD, UPSTREAM_TIMEOUT } from '#shared/constants.ts';

/**
 * Voyages of which a member may hold cabins at once: enough to compare, too few to block a ship for others (docs/rules.md,
 * hold-voyages).
 */
const MAX_VOYAGES = 3;

type Scope = Pick<FeatureScope, 'member' | 'vault' | 'now'>;
type Held = Readonly<Record<string, number>>;

const keyOf = ({ member }: Scope): string => `held:${member?.id}`;

/** Returns the voyages of which the member holds cabins now, with the ends of the holds. */
async function heldBy(scope: Scope): Promise<Held> {
	const now = scope.now.getTime();
	const held = (await scope.vault.get<Held>(keyOf(scope))) ?? {};
	return Object.fromEntries(Object.entries(held).filter(([, until]) => until > now));
}

/**
 * Notes that cabins of a voyage are about to be held. Throws `too-many-holds`, with the seconds until the first of the other
 * holds ends.
 */
export async function mayHold(scope: Scope, voyageId: string): Promise<void> {
	const { [voyageId]: _again, ...others } = await heldBy(scope);
	const ends = Object.values(others);
	const now = scope.now.getTime();
	if (ends.length >= MAX_VOYAGES)
		throw new AppError('too-many-holds', 'holds on too many voyages', {
			retryAfter: Math.ceil((Math.min(...ends) - now) / 1_000),
		});
	await scope.vault.put(keyOf(scope), { ...others, [voyageId]: now + BOOKING_HOLD }, BOOKING_HOLD / 1_000);
}

const unclearKey = ({ member }: Scope, voyageId: string): string => `hold-asked:${member?.id}:${voyageId}`;

/**
 * Notes that upstream is about to be asked to hold cabins; `answered` clears the note. While an earlier answer is missing, a
 * second request could hold a second set of cabins, so this throws `hold-unclear` with the seconds until the cabins are free
 * again (docs/rules.md, hold-once).
 */
export async function askOnce(scope: Scope, voyageId: string): Promise<void> {
	const key = unclearKey(scope, voyageId);
	const now = scope.now.getTime();
	const until = await scope.vault.get<number>(key);
	if (until !== null && until > now)
		throw new AppError('hold-unclear', 'an earlier hold has no answer', { retryAfter: Math.ceil((until - now) / 1_000) });
	const longest = UPSTREAM_TIMEOUT + BOOKING_HOLD;
	await scope.vault.put(key, now + longest, longest / 1_000);
}

/** Notes that upstream has answered, so its holds are known. */
export const answered = (scope: Scope, voyageId: string): Promise<void> => scope.vault.drop(unclearKey(scope, voyageId));

/** Forgets the hold of a voyage: its cabins became an order, or none could be held. */
export async function holdsNoMore(scope: Scope, voyageId: string): Promise<void> {
	const { [voyageId]: _gone, ...others } = await heldBy(scope);
	await scope.vault.put(keyOf(scope), others, BOOKING_HOLD / 1_000);
}
