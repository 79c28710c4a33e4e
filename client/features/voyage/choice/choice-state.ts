import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { countedOf, fitsOneMore } from '#shared/rules/cart.ts';
import { hasRoom, MAX_ADULTS, MAX_CHILDREN, type Party, peopleOf } from '#shared/rules/party-price.ts';

/** A cabin that was chosen on the deck. */
export type ChosenRoom = { id: string; roomNum: string };

/** Cabins of one category that were chosen for one party; `rooms` are those of them that were chosen on the deck. */
export type ChosenCabins = Party & { cabin: CategoryView; count: number; rooms?: readonly ChosenRoom[] };

/** The same cabins by the id of their category, as calls take them. */
export type AskedCabins = Party & { categoryId: string; count: number; rooms?: readonly ChosenRoom[] };

export type ChoiceState = {
	/** The party of the cabin that is chosen next; null until one is chosen here: then it is that of the visit. */
	party: Party | null;
	chosen: readonly ChosenCabins[];
	/** Ids of the categories that had no cabin left to hold. */
	gone: readonly string[];
	/** The kind of cabin that is shown with its categories; null before one was chosen. */
	kind: string | null;
};

export type ChoiceAction =
	| { do: 'party'; party: Party }
	| { do: 'count'; cabin: CategoryView; party: Party; count: number }
	| { do: 'rooms'; cabin: CategoryView; party: Party; rooms: readonly ChosenRoom[] }
	| { do: 'set'; chosen: readonly ChosenCabins[] }
	| { do: 'gone'; categoryIds: readonly string[] }
	| { do: 'kind'; kind: string };

export const NO_CHOICE: ChoiceState = { party: null, chosen: [], gone: [], kind: null };

const sameParty = (a: Party, b: Party): boolean => a.adult === b.adult && a.child === b.child;

/** Returns the cabins of a category that were chosen for this party. */
const chosenFor = (chosen: readonly ChosenCabins[], categoryId: string, party: Party): ChosenCabins | undefined =>
	chosen.find((own) => own.cabin.id === categoryId && sameParty(own, party));

/** Returns how many cabins of a category were chosen for this party. */
export const countOf = (chosen: readonly ChosenCabins[], categoryId: string, party: Party): number =>
	chosenFor(chosen, categoryId, party)?.count ?? 0;

/** Returns the cabins of a category that were chosen for other parties than this one. */
export const othersOf = (chosen: readonly ChosenCabins[], categoryId: string, party: Party): ChosenCabins[] =>
	chosen.filter((own) => own.cabin.id === categoryId && !sameParty(own, party));

/** Returns the cabins of a category that were chosen on the deck for this party. */
export const roomsOf = (chosen: readonly ChosenCabins[], categoryId: string, party: Party): readonly ChosenRoom[] =>
	chosenFor(chosen, categoryId, party)?.rooms ?? [];

/** Adds a room to those chosen for `count` cabins: it takes the place of the last one where all of them have theirs. */
export const withRoom = (rooms: readonly ChosenRoom[], count: number, room: ChosenRoom): ChosenRoom[] =>
	rooms.some(({ id }) => id === room.id)
		? [...rooms]
		: [...(rooms.length < Math.max(1, count) ? rooms : rooms.slice(0, -1)), room];

/**
 * Returns whether one more cabin of a category can be chosen (`canMore`): the limit of a booking leaves room for it (`fits`), and one is
 * left besides those that are chosen. `used` is the number of cabins that count towards the limit.
 */
export function roomForMore(chosen: readonly ChosenCabins[], { id, code, left }: CategoryView, max: number) {
	const rows = chosen.map(({ cabin, count }) => ({ code: cabin.code, count }));
	const taken = chosen.reduce((sum, own) => (own.cabin.id === id ? sum + own.count : sum), 0);
	const fits = fitsOneMore(rows, code, max);
	return { used: countedOf(rows), fits, canMore: fits && (left === null || taken < left) };
}

export const askedOf = (chosen: readonly ChosenCabins[]): AskedCabins[] =>
	chosen.map(({ cabin, ...own }) => ({ ...own, categoryId: cabin.id }));

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

/** True where the choice is exactly these cabins, in any order. A cabin chosen on the deck is a choice of its own. */
export const isChoiceOf = (chosen: readonly ChosenCabins[], cabins: readonly AskedCabins[]): boolean =>
	chosen.length === cabins.length &&
	chosen.every(({ rooms = [] }) => rooms.length === 0) &&
	cabins.every((own) => countOf(chosen, own.categoryId, own) === own.count);

/** Returns the categories of a voyage that is on sale; none where it isn't, or where they are unavailable. */
export const categoriesOf = ({ state, categories }: VoyagePage): readonly CategoryView[] =>
	state === 'on-sale' ? entriesOf(categories) : [];

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
			const same = chosenFor(state.chosen, cabin.id, party);
			const counted = { cabin, ...party, ...same, ...(same?.rooms && { rooms: same.rooms.slice(0, count) }), count };
			const chosen = same ? state.chosen.map((own) => (own === same ? counted : own)) : [...state.chosen, counted];
			return { ...state, chosen: chosen.filter((own) => own.count > 0), gone: state.gone.filter((id) => id !== cabin.id) };
		}
		case 'rooms': {
			const { cabin, party, rooms } = action;
			const count = Math.max(1, rooms.length, countOf(state.chosen, cabin.id, party));
			const counted = choiceReducer(state, { do: 'count', cabin, party, count });
			const same = chosenFor(counted.chosen, cabin.id, party);
			return { ...counted, chosen: counted.chosen.map((own) => (own === same ? { ...own, rooms } : own)) };
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
