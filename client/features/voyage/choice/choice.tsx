import { createContext, type MouseEvent, type ReactNode, Suspense, use, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { failureText } from '#client/app/failed-call.ts';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useAskToLogIn, usePendingAction } from '#client/app/pending-action.ts';
import { useSession } from '#client/app/session.tsx';
import { tellCartChanged } from '#client/parts/cart/cart-event.ts';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { useDoubleClick } from '#client/ui/use-double-click.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { hasRoom, lowestFor, type Party, type PartyPrice, partyPrice, peopleOf } from '#shared/rules/party-price.ts';
import { type ChoiceState, choiceReducer, countedPicks, NO_CHOICE, type Pick } from './choice-state.ts';
import { useOpenBooking } from './use-open-booking.ts';
import { quoteKey, useQuotes } from './use-quotes.ts';

type Choice = ChoiceState & {
	/** Whose decks the cabins are on. */
	cruiseId: string;
	/** Against the limit of one booking. */
	counted: number;
	/** What a category costs for the party, or for another one. */
	priceOf: (cabin: CategoryView, party?: Party) => PartyPrice | null;
	/** The lowest price for the party of the cabins that can be booked; null while it isn't known. */
	lowest: number | null;
	/** What a choice costs, per cabin; null while it isn't known. */
	totalOfOne: (pick: Pick) => number | null;
	/** The prices for this party are loading. */
	pending: boolean;
	nameOf: (categoryId: string) => string;
	setParty: (party: Party) => void;
	pick: (categoryId: string, party: Party, count: number) => void;
	showKind: (kind: string) => void;
	/** A press has put something else under the pointer: the second press of a double-click mustn't hit it. */
	replaced: (event: MouseEvent) => void;
	/** Stops the second press of a double-click. */
	stopDouble: (event: MouseEvent) => void;
	addToCart: () => Promise<void>;
	/** Why the choice could not be put into the cart. */
	failure: string;
	adding: boolean;
	/** What is chosen is a booking that the member has begun: the way on is to continue it. */
	begun: boolean;
	book: () => void;
};

const ChoiceContext = createContext<Choice | null>(null);

const canHold = ({ state, maxPassengers }: CategoryView, party: Party) =>
	state === 'on-sale' && hasRoom(maxPassengers, peopleOf(party));

/** Cabins chosen on a voyage's page, each with its adults and children; then put into the cart, or booked. */
export function ChoiceProvider({ voyage, children }: { voyage: VoyagePage; children: ReactNode }) {
	const { t } = useTranslation('voyage');
	const PrepareSheet = useLazyWithTexts(() => import('#client/parts/booking/prepare-sheet.tsx'), 'cart');
	const { user, refresh } = useSession();
	const askToLogIn = useAskToLogIn();
	const show = useMessages();
	const [state, dispatch] = useReducer(choiceReducer, NO_CHOICE);
	const [adding, setAdding] = useState(false);
	const [failure, setFailure] = useState('');
	const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
	useFailureToast(failure, failure);
	const categories = voyage.categories === 'unavailable' || voyage.state !== 'on-sale' ? [] : voyage.categories;
	const byId = (categoryId: string) => categories.find(({ id }) => id === categoryId);
	const offered = categories.filter((cabin) => canHold(cabin, state.party)).map(({ id }) => id);
	const { quotes, pending } = useQuotes(voyage.id, offered, state.party);
	const doubleClick = useDoubleClick();
	const priceOf = (cabin: CategoryView, party: Party = state.party) =>
		partyPrice(cabin, party, quotes[quoteKey(cabin.id, party)]?.totalPrice ?? null);
	const showKindOf = (categoryId: string | undefined) => {
		const kind = categoryId === undefined ? undefined : byId(categoryId)?.kind;
		if (kind !== undefined) dispatch({ do: 'kind', kind });
	};

	const add = async (picks: readonly Pick[]) => {
		setAdding(true);
		setFailure('');
		try {
			for (const { categoryId, adult, child, count } of picks)
				await browserApi('POST /openapi/user/shopcart', { voyageId: voyage.id, categoryId, adult, child, count });
			dispatch({ do: 'set', picks: [] });
			show('ok', t('choice.added'));
		} catch (error) {
			setFailure(failureText(error, t('choice.notAdded')));
		}
		setAdding(false);
		tellCartChanged();
		await refresh();
	};
	const restored = (cabins: readonly Pick[]) => {
		const open = cabins.filter((pick) => {
			const cabin = byId(pick.categoryId);
			return cabin && canHold(cabin, pick);
		});
		dispatch({ do: 'set', picks: open });
		showKindOf(open[0]?.categoryId);
		return open;
	};
	const begun = useOpenBooking(voyage.id, state.picks, (cabins) => {
		const last = restored(cabins).at(-1);
		if (last) dispatch({ do: 'party', party: last });
	});
	usePendingAction('cart', ({ voyageId, cabins }) => {
		if (voyageId === voyage.id) void add(restored(cabins));
	});
	usePendingAction('book', ({ voyageId, cabins }) => {
		if (voyageId === voyage.id && restored(cabins).length > 0) setSheet('open');
	});

	const choice: Choice = {
		...state,
		cruiseId: voyage.ship.id,
		counted: countedPicks(state.picks, (id) => byId(id)?.code ?? ''),
		priceOf,
		lowest: lowestFor(categories.map((cabin) => ({ open: cabin.state === 'on-sale', price: priceOf(cabin) }))),
		totalOfOne: (pick) => {
			const cabin = byId(pick.categoryId);
			const price = cabin ? priceOf(cabin, pick) : null;
			return price?.whose === 'party' ? price.total : null;
		},
		pending,
		nameOf: (categoryId) => byId(categoryId)?.name ?? '',
		setParty: (party) => dispatch({ do: 'party', party }),
		pick: (categoryId, party, count) => dispatch({ do: 'pick', categoryId, party, count }),
		showKind: (kind) => dispatch({ do: 'kind', kind }),
		replaced: doubleClick.remember,
		stopDouble: doubleClick.stopSecond,
		addToCart: async () => {
			if (user) return add(state.picks);
			askToLogIn({ kind: 'cart', voyageId: voyage.id, cabins: state.picks });
		},
		failure,
		adding,
		begun,
		book: () => {
			if (user) setSheet('open');
			else askToLogIn({ kind: 'book', voyageId: voyage.id, cabins: state.picks });
		},
	};
	return (
		<ChoiceContext value={choice}>
			{children}
			{sheet !== 'unused' && (
				<Suspense>
					<PrepareSheet
						open={sheet === 'open'}
						onClose={() => setSheet('closed')}
						voyage={voyage}
						cabins={state.picks.map((pick) => ({ ...pick, name: choice.nameOf(pick.categoryId) }))}
						onMissing={(categoryIds) => {
							setSheet('closed');
							dispatch({ do: 'gone', categoryIds });
							showKindOf(categoryIds[0]);
						}}
					/>
				</Suspense>
			)}
		</ChoiceContext>
	);
}

export function useChoice(): Choice {
	const choice = use(ChoiceContext);
	if (!choice) throw new Error('no choice: rendered outside the voyage page');
	return choice;
}
