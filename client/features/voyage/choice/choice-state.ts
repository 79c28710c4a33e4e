import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { MAX_ADULTS, MAX_CHILDREN } from '#shared/rules/party.ts';
import { DEFAULT_PARTY, hasRoom, type Party, peopleOf } from '#shared/rules/party-price.ts';

/** Cabins of one category that were chosen for one party. */
export type ChosenCabins = Party & { cabin: CategoryView; count: number };

/** The same cabins by the id of their category, as calls take them. */
export type AskedCabins = Party & { categoryId: string; count: number };

export type ChoiceState = {
	/** The party of the cabin that is chosen next. */
	party: Party;
	chosen: readonly ChosenCabins[];
	/** Ids of the categories that had no cabin left to hold. */
	gone: readonly string[];
	/** The kind of cabin that is shown with its categories; null before one was chosen. */
	kind: string | null;
};

export type ChoiceAction =
	| { do: 'party'; party: Party }
	| { do: 'count'; cabin: CategoryView; party: Party; count: number }
	| { do: 'set'; chosen: readonly ChosenCabins[] }
	| { do: 'gone'; categoryIds: readonly string[] }
	| { do: 'kind'; kind: string };

export const NO_CHOICE: ChoiceState = { party: DEFAULT_PARTY, chosen: [], gone: [], kind: null };

const sameParty = (a: Party, b: Party): boolean => a.adult === b.adult && a.child === b.child;

/** Returns how many cabins of a category were chosen for this party. */
export const countOf = (chosen: readonly ChosenCabins[], categoryId: string, party: Party): number =>
	chosen.find((own) => own.cabin.id === categoryId && sameParty(own, party))?.count ?? 0;

/** Returns the cabins of a category that were chosen for other parties than this one. */
export const othersOf = (chosen: readonly ChosenCabins[], categoryId: string, party: Party): ChosenCabins[] =>
	chosen.filter((own) => own.cabin.id === categoryId && !sameParty(own, party));

export const askedOf = (chosen: readonly ChosenCabins[]): AskedCabins[] =>
	chosen.map(({ cabin, adult, child, count }) => ({ categoryId: cabin.id, adult, child, count }));

/** Counts the cabins of a booking, which lists them one by one, by category and party. */
export function groupCabins(cabins: readonly (Party & { categoryId: string })[]): AskedCabins[] {
	const groups: AskedCabins[] = [];
	for (const { categoryId, adult, child } of cabins) {
		const same = groups.find((group) => group.categoryId === categoryId && sameParty(group, { adult, child }));
		if (same) same.count += 1;
		else groups.push({ categoryId, adult, child, count: 1 });
	}
	return groups;
}

/** True where the choice is exactly these cabins, in any order. */
export const isChoiceOf = (chosen: readonly ChosenCabins[], cabins: readonly AskedCabins[]): boolean =>
	chosen.length === cabins.length && cabins.every((own) => countOf(chosen, own.categoryId, own) === own.count);

/** Returns the categories of a voyage that is on sale; none where it isn't, or where they are unavailable. */
export const categoriesOf = ({ state, categories }: VoyagePage): readonly CategoryView[] =>
	categories === 'unavailable' || state !== 'on-sale' ? [] : categories;

export const canHold = ({ state, maxPassengers }: CategoryView, party: Party): boolean =>
	state === 'on-sale' && hasRoom(maxPassengers, peopleOf(party));

/** Turns cabins that were chosen earlier into a choice again; those that can't be booked any more are left out. */
export const restoredOf = (cabins: readonly AskedCabins[], categories: readonly CategoryView[]): ChosenCabins[] =>
	cabins.flatMap(({ categoryId, ...own }) => {
		const cabin = categories.find(({ id }) => id === categoryId);
		return cabin && canHold(cabin, own) ? { ...own, cabin } : [];
	});

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function choiceReducer(state: ChoiceState, action: ChoiceAction): ChoiceState {
	switch (action.do) {
		case 'party': {
			const { adult, child } = action.party;
			return { ...state, party: { adult: clamp(adult, 1, MAX_ADULTS), child: clamp(child, 0, MAX_CHILDREN) } };
		}
		case 'count': {
			const { cabin, party, count } = action;
			const isSame = (own: ChosenCabins) => own.cabin.id === cabin.id && sameParty(own, party);
			const chosen = state.chosen.some(isSame)
				? state.chosen.map((own) => (isSame(own) ? { ...own, count } : own))
				: [...state.chosen, { cabin, ...party, count }];
			return { ...state, chosen: chosen.filter((own) => own.count > 0), gone: state.gone.filter((id) => id !== cabin.id) };
		}
		case 'set':
			return { ...state, chosen: action.chosen, gone: [], kind: action.chosen[0]?.cabin.kind ?? state.kind };
		case 'kind':
			return { ...state, kind: action.kind };
		case 'gone': {
			const isGone = ({ cabin }: ChosenCabins) => action.categoryIds.includes(cabin.id);
			return {
				...state,
				gone: action.categoryIds,
				chosen: state.chosen.filter((own) => !isGone(own)),
				kind: state.chosen.find(isGone)?.cabin.kind ?? state.kind,
			};
		}
	}
}
