import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { browserApi } from '#client/app/api.ts';
import { useVisitParty } from '#client/app/visit-party.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { PAGE_SIZE } from '#shared/constants.ts';
import { isListedParty, type Party, type Price } from '#shared/rules/party-price.ts';

/** Milliseconds in which prices that come into view together are asked for by one call. */
const GATHER_MS = 100;
/** Milliseconds after which a price is asked for again. */
const FRESH_MS = 300_000;
/** How far below the view a price is asked for. */
const NEAR = '300px 0px';

type Known = { price: Price | null; at: number };

const known = new Map<string, Known>();
const listeners = new Set<() => void>();
let wanted = new Map<string, { id: string; party: Party }>();

const keyOf = (id: string, { adult, child }: Party): string => `${id}/${adult}/${child}`;

function note(party: Party, ids: readonly string[], prices: readonly ({ id: string } & Price)[]): void {
	for (const id of ids) known.set(keyOf(id, party), { price: prices.find((one) => one.id === id) ?? null, at: Date.now() });
	for (const listener of listeners) listener();
}

/** Asks for all prices that are wanted, of each party by itself. What can't be had stays unknown, and is asked for when it is seen again. */
function askAll(): void {
	const parties = Map.groupBy(wanted.values(), ({ party }) => keyOf('', party));
	wanted = new Map();
	for (const [first, ...others] of parties.values()) {
		if (!first) continue;
		const ids = [first, ...others].map(({ id }) => id);
		for (let at = 0; at < ids.length; at += PAGE_SIZE) {
			const some = ids.slice(at, at + PAGE_SIZE);
			browserApi('GET /search/priced', { ids: some.join(','), ...first.party }).then(
				(prices) => note(first.party, some, prices),
				() => undefined,
			);
		}
	}
}

function want(id: string, party: Party): void {
	const key = keyOf(id, party);
	const { at } = known.get(key) ?? { at: 0 };
	if (Date.now() - at < FRESH_MS) return;
	if (wanted.size === 0) setTimeout(askAll, GATHER_MS);
	wanted.set(key, { id, party });
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * Returns the price of a voyage for the visit's party. It is asked for when `place` comes near the view. Returns null until it is known, and for two
 * who share: the listed price is theirs.
 */
export function usePartyPrice(
	{ id, state, price }: Partial<Pick<VoyageCard, 'id'>> & Pick<VoyageCard, 'state' | 'price'>,
	place: RefObject<HTMLElement | null>,
): (Price & { party: Party }) | null {
	const { adult, child } = useVisitParty();
	const asked = !isListedParty({ adult, child }) && state === 'on-sale' && price ? id : undefined;
	useEffect(() => {
		if (asked === undefined || !place.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) want(asked, { adult, child });
			},
			{ rootMargin: NEAR },
		);
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [asked, adult, child, place]);
	const own = useSyncExternalStore(
		subscribe,
		() => (asked === undefined ? null : (known.get(keyOf(asked, { adult, child }))?.price ?? null)),
		() => null,
	);
	return own && { ...own, party: { adult, child } };
}
