import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { failureText } from '#client/app/failed-call.ts';
import { useAskToLogIn, usePendingAction } from '#client/app/pending-action.ts';
import { useSession } from '#client/app/session.tsx';
import { useHoldCabins } from '#client/parts/booking/use-hold-cabins.tsx';
import { announceCartChange } from '#client/parts/cart/cart-event.ts';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { OnBoardCosts } from '#client/parts/on-board-costs.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { Button } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { usePress } from '#client/ui/use-press.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { type Party, peopleOf } from '#shared/rules/party-price.ts';
import { serviceCharge } from '#shared/rules/service-charge.ts';
import { useChoice } from './choice.tsx';
import { type AskedCabins, askedOf, categoriesOf, groupCabins, isChoiceOf, restoredOf } from './choice-state.ts';
import { usePrices } from './prices.tsx';

/**
 * Makes the cabins of the member's open booking of this voyage the choice again, once, unless other cabins were chosen first: going Back from
 * a booking loses nothing. Returns true while the choice is that booking.
 */
function useOpenBooking(voyage: VoyagePage): boolean {
	const { bookings } = useSession();
	const { chosen, dispatch } = useChoice();
	const open = bookings.find((booking) => booking.voyage.id === voyage.id && booking.localId !== null);
	const own = groupCabins(open?.cabins ?? []);
	const settled = useRef(false);
	const restore = useEffectEvent(() => {
		const restored = restoredOf(own, categoriesOf(voyage));
		dispatch({ do: 'set', chosen: restored });
		const last = restored.at(-1);
		if (last) dispatch({ do: 'party', party: last });
	});
	const begun = own.length > 0;
	const choosing = chosen.length > 0;
	useEffect(() => {
		if (settled.current || (!begun && !choosing)) return;
		settled.current = true;
		if (!choosing) restore();
	}, [begun, choosing]);
	return begun && isChoiceOf(chosen, own);
}

/**
 * Returns the handler of a button: for members it runs `run` with the chosen cabins. Guests log in first; then `run` is called once, with
 * those of their cabins that can still be booked (docs/rules.md, guest-wish).
 */
function useMemberAction(kind: 'cart' | 'book', voyage: VoyagePage, run: (cabins: readonly AskedCabins[]) => void): () => void {
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

type Kept = { voyageId: string; party: Party; kind: string | null; cabins: readonly AskedCabins[] };

/** Keeps the party and the chosen cabins while the language is switched (`client/app/language-switch.ts`). */
function useKeptChoice(voyage: VoyagePage): void {
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

/**
 * Returns `add`, which puts cabins into the cart and then empties the choice. After a failure the choice stays, and none of it is in the
 * cart (docs/rules.md, cart-add).
 */
function useAddToCart(voyageId: string) {
	const { t } = useTranslation('voyage');
	const { refresh } = useSession();
	const { dispatch } = useChoice();
	const show = useMessages();
	const { busy: adding, press } = usePress();
	const [failure, setFailure] = useState('');
	useFailureToast(failure, failure);
	const send = async (cabins: readonly AskedCabins[], key: string) => {
		setFailure('');
		try {
			// A cart has no place for cabins that were chosen on the deck.
			const counted = cabins.map(({ rooms: _, ...cabin }) => cabin);
			await browserApi('POST /cart', { voyageId, cabins: counted }, key);
			dispatch({ do: 'set', chosen: [] });
			show('ok', t('choice.added'));
		} catch (error) {
			setFailure(failureText(error, t('choice.notAdded')));
		}
		announceCartChange();
		await refresh();
	};
	const add = (cabins: readonly AskedCabins[]) => press((key) => send(cabins, key));
	return { add, adding, failure };
}

/** Shows number, people, names and total price of the chosen cabins. */
function Chosen() {
	const { t } = useTranslation('voyage');
	const { chosen } = useChoice();
	const { total, failed, retry } = usePrices();
	const cabins = chosen.reduce((sum, { count }) => sum + count, 0);
	const people = chosen.reduce((sum, own) => sum + peopleOf(own) * own.count, 0);
	const named = ({ cabin: { name }, count, rooms = [] }: (typeof chosen)[number]) => {
		const numbers = rooms.map(({ roomNum }) => roomNum).join(t('choice.comma'));
		return numbers ? t('choice.withRooms', { name, count, numbers }) : `${name} × ${count}`;
	};
	return (
		<>
			<p className="truncate text-14 leading-head text-muted">
				<span className="font-semibold text-main">{t('choice.cabins', { count: cabins })}</span>
				<span aria-hidden="true">{DOT}</span>
				<span>{t('choice.passengers', { count: people })}</span>
				<span className="max-md:hidden">
					<span aria-hidden="true">{DOT}</span>
					<span>{chosen.map(named).join(t('choice.comma'))}</span>
				</span>
			</p>
			<p className="tabular mt-0.5 leading-head">
				{total === null ? (
					<>
						<span className="text-14 text-muted">{t(failed ? 'choice.noTotal' : 'choice.pending')}</span>
						{failed && (
							<button type="button" onClick={retry} className="ml-2 min-h-target text-14 text-link underline underline-offset-4">
								{t('choice.retry')}
							</button>
						)}
					</>
				) : (
					<>
						<PriceAmount value={total} className="text-h4 text-price" />
						<span className="text-14 whitespace-nowrap text-muted"> {t('choice.total')}</span>
					</>
				)}
			</p>
		</>
	);
}

/** Says what the people of the chosen cabins pay on board. */
function ChosenOnBoard({ voyage: { serviceRates, nights, japan } }: { voyage: VoyagePage }) {
	const { chosen } = useChoice();
	const cabins = chosen.flatMap(({ cabin: { suite }, adult, child, count }) =>
		Array.from({ length: count }, () => ({ suite, adult, child })),
	);
	return <OnBoardCosts costs={{ charge: serviceCharge(serviceRates, nights, cabins), japan }} className="w-full" />;
}

/**
 * Shows the choice at the foot of the screen, with buttons that add it to the cart (none in English, which has no cart) and that book it.
 * Hidden while the choice is a booking that has begun.
 */
export function ChoiceBar({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { chosen, dispatch } = useChoice();
	const show = useMessages();
	const begun = useOpenBooking(voyage);
	useKeptChoice(voyage);
	const { add, adding, failure } = useAddToCart(voyage.id);
	const { book, busy, sheet } = useHoldCabins({
		voyage,
		cabins: chosen.map(({ cabin, ...own }) => ({ ...own, categoryId: cabin.id, name: cabin.name })),
		onMissing: (categoryIds) => dispatch({ do: 'gone', categoryIds }),
		onLost: (count) => show('info', t('choice.lost', { count })),
	});
	const addToCart = useMemberAction('cart', voyage, add);
	const bookAsMember = useMemberAction('book', voyage, book);
	const shown = chosen.length > 0 && !begun;
	return (
		<>
			<section
				aria-label={t('choice.label')}
				data-bottom-bar={shown ? 'voyage' : undefined}
				data-noprint
				className={`booking-bar fixed inset-x-0 z-sticky border-t border-line bg-page shadow-2 md:bottom-0 ${shown ? 'choice-bar animate-rise' : 'invisible'}`}
			>
				<div className="column flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5 md:gap-x-8 md:py-3.5">
					<div role="status" className="min-w-0 flex-[999_1_7rem]">
						{chosen.length > 0 && <Chosen />}
					</div>
					<div className="flex grow flex-wrap gap-2 *:grow md:gap-3">
						{lang === 'CN' && (
							<Button variant="secondary" busy={adding} onClick={addToCart} className="px-3! max-md:text-14! md:px-6!">
								{t('choice.add')}
							</Button>
						)}
						<Button busy={busy} onClick={bookAsMember} data-ahead={paths.booking} className="px-4! max-md:text-14! md:px-8!">
							{t('choice.book')}
						</Button>
					</div>
					{chosen.length > 0 && <ChosenOnBoard voyage={voyage} />}
					<p role="alert" className="w-full text-14 text-red-700 empty:hidden">
						{failure}
					</p>
				</div>
			</section>
			{sheet}
		</>
	);
}
