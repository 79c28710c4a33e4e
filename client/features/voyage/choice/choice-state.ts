import { countedOf } from '#shared/rules/cart.ts';
import { MAX_ADULTS, MAX_CHILDREN } from '#shared/rules/party.ts';
import { DEFAULT_PARTY, type Party } from '#shared/rules/party-price.ts';

export type Pick = Party & { categoryId: string; count: number };

export type ChoiceState = {
	/** Of the cabin that is chosen next. */
	party: Party;
	picks: readonly Pick[];
	/** Categories that had no cabin when they were to be held. */
	gone: readonly string[];
	/** The kind of cabin whose categories are shown; null before one was chosen. */
	kind: string | null;
};

export type ChoiceAction =
	| { do: 'party'; party: Party }
	| { do: 'pick'; categoryId: string; party: Party; count: number }
	| { do: 'set'; picks: readonly Pick[] }
	| { do: 'gone'; categoryIds: readonly string[] }
	| { do: 'kind'; kind: string };

export const NO_CHOICE: ChoiceState = { party: DEFAULT_PARTY, picks: [], gone: [], kind: null };

const sameParty = (a: Party, b: Party): boolean => a.adult === b.adult && a.child === b.child;

export const countOf = (picks: readonly Pick[], categoryId: string, party: Party): number =>
	picks.find((pick) => pick.categoryId === categoryId && sameParty(pick, party))?.count ?? 0;

/** Cabins of a category that were chosen for other parties than this one. */
export const othersOf = (picks: readonly Pick[], categoryId: string, party: Party): Pick[] =>
	picks.filter((pick) => pick.categoryId === categoryId && !sameParty(pick, party));

/** Cabins one by one as a choice: those of one category and party together. */
export function picksOf(cabins: readonly (Party & { categoryId: string })[]): Pick[] {
	const picks: Pick[] = [];
	for (const { categoryId, adult, child } of cabins) {
		const same = picks.find((pick) => pick.categoryId === categoryId && sameParty(pick, { adult, child }));
		if (same) same.count += 1;
		else picks.push({ categoryId, adult, child, count: 1 });
	}
	return picks;
}

/** Whether two choices are the same, in whatever order they were made. */
export const samePicks = (a: readonly Pick[], b: readonly Pick[]): boolean =>
	a.length === b.length && a.every((pick) => countOf(b, pick.categoryId, pick) === pick.count);

/** What has been chosen against the limit of one booking. */
export const countedPicks = (picks: readonly Pick[], codeOf: (categoryId: string) => string): number =>
	countedOf(picks.map(({ categoryId, count }) => ({ code: codeOf(categoryId), count })));

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function choiceReducer(state: ChoiceState, action: ChoiceAction): ChoiceState {
	switch (action.do) {
		case 'party': {
			const { adult, child } = action.party;
			return { ...state, party: { adult: clamp(adult, 1, MAX_ADULTS), child: clamp(child, 0, MAX_CHILDREN) } };
		}
		case 'pick': {
			const { categoryId, party, count } = action;
			const known = state.picks.some((pick) => pick.categoryId === categoryId && sameParty(pick, party));
			const picks = known
				? state.picks.map((pick) => (pick.categoryId === categoryId && sameParty(pick, party) ? { ...pick, count } : pick))
				: [...state.picks, { categoryId, ...party, count }];
			return { ...state, picks: picks.filter((pick) => pick.count > 0), gone: state.gone.filter((id) => id !== categoryId) };
		}
		case 'set':
			return { ...state, picks: action.picks, gone: [] };
		case 'kind':
			return { ...state, kind: action.kind };
		case 'gone':
			return {
				...state,
				gone: action.categoryIds,
				picks: state.picks.filter(({ categoryId }) => !action.categoryIds.includes(categoryId)),
			};
	}
}
