import { AppError } from '#server/errors.ts';
import type { FeatureScope } from '../handler.ts';

/** A draft outlives its hold: what was filled in is kept, and the cabins can be held again. */
const DRAFT_SECONDS = 24 * 3_600;

type DraftCabin = {
	categoryId: string;
	adult: number;
	child: number;
	cabinId: string;
	roomNum: string;
	/** Passengers' ids; null is a bed that is still free. */
	beds: (string | null)[];
};

/** A booking that has begun, kept by member and `localId`; `deadline` is of the server's clock. It holds ids, no names or numbers. */
export type Draft = { localId: string; voyageId: string; cabins: DraftCabin[]; contactId: string | null; deadline: number };

type Scope = Pick<FeatureScope, 'member' | 'vault'>;

const keyOf = ({ member }: Scope, localId: string): string => {
	if (!member) throw new AppError('not-logged-in', 'no member');
	return `booking:${member.id}:${localId}`;
};

/** A member's draft; `not-found` when there is none, or it is somebody else's. */
export async function loadDraft(scope: Scope, localId: string): Promise<Draft> {
	const draft = await scope.vault.get<Draft>(keyOf(scope, localId));
	if (!draft) throw new AppError('not-found', 'no such draft');
	return draft;
}

export const keepDraft = (scope: Scope, draft: Draft): Promise<boolean> =>
	scope.vault.put(keyOf(scope, draft.localId), draft, DRAFT_SECONDS);
