import { startTransition, useEffect, useEffectEvent } from 'react';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import type { Party } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';
import { type AskedCabins, askedOf, categoriesOf, restoredOf } from './choice-state.ts';

type Kept = { voyageId: string; party: Party; kind: string | null; cabins: readonly AskedCabins[] };

/** Keeps the party and the chosen cabins while the language is switched (`client/app/language-switch.ts`). */
export function useKeptChoice(voyage: VoyagePage): void {
	const { party, chosen, kind, dispatch } = useChoice();
	const keep = useEffectEvent(({ detail }: WindowEventMap['language-switch']) => {
		detail.voyage = { voyageId: voyage.id, party, kind, cabins: askedOf(chosen) } satisfies Kept;
	});
	const take = useEffectEvent(({ detail }: WindowEventMap['language-switched']) => {
		const kept = detail.voyage as Kept | undefined;
		if (kept?.voyageId !== voyage.id) return;
		// Parts of the page may not be hydrated yet: React does that before a transition.
		startTransition(() => {
			dispatch({ do: 'party', party: kept.party });
			if (kept.cabins.length > 0) dispatch({ do: 'set', chosen: restoredOf(kept.cabins, categoriesOf(voyage)) });
			if (kept.kind) dispatch({ do: 'kind', kind: kept.kind });
		});
	});
	useEffect(() => {
		const gone = new AbortController();
		addEventListener('language-switch', (event) => keep(event), { signal: gone.signal });
		addEventListener('language-switched', (event) => take(event), { signal: gone.signal });
		return () => gone.abort();
	}, []);
}
