import { usePendingAction } from '#client/app/complete-pending.ts';
import { useAskToLogIn } from '#client/app/pending-action.ts';
import { useSession } from '#client/app/session.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { useChoice } from './choice.tsx';
import { type AskedCabins, askedOf, categoriesOf, restoredOf } from './choice-state.ts';

/**
 * Returns the handler of a button: for members it runs `run` with the chosen cabins. Guests log in first; then `run` is called once, with
 * those of their cabins that can still be booked (docs/rules.md, guest-wish).
 */
export function useMemberAction(
	kind: 'cart' | 'book',
	voyage: VoyagePage,
	run: (cabins: readonly AskedCabins[]) => void,
): () => void {
	const { user } = useSession();
	const { chosen, dispatch } = useChoice();
	const askToLogIn = useAskToLogIn();
	usePendingAction(kind, ({ voyageId, cabins }) => {
		const restored = voyageId === voyage.id ? restoredOf(cabins, categoriesOf(voyage)) : [];
		if (restored.length === 0) return;
		dispatch({ do: 'set', chosen: restored });
		run(askedOf(restored));
	});
	return () => {
		const cabins = askedOf(chosen);
		if (user) run(cabins);
		else void askToLogIn({ kind, voyageId: voyage.id, cabins });
	};
}
