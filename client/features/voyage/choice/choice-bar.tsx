import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useHoldCabins } from '#client/parts/booking/use-hold-cabins.tsx';
import { OnBoardCosts } from '#client/parts/on-board-costs.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { Button } from '#client/ui/button.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { totalOf } from '#shared/rules/cart.ts';
import { peopleOf } from '#shared/rules/party-price.ts';
import { serviceCharge } from '#shared/rules/service-charge.ts';
import { useChoice } from './choice.tsx';
import { categoriesOf } from './choice-state.ts';
import { stopSecondPress } from './double-click.ts';
import { usePrices } from './prices.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { useMemberAction } from './use-member-action.ts';
import { useOpenBooking } from './use-open-booking.ts';

/** Shows number, people, names and total price of the chosen cabins. */
function Chosen({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { chosen } = useChoice();
	const { priceOf, failed, retry } = usePrices();
	const cabins = chosen.reduce((sum, { count }) => sum + count, 0);
	const people = chosen.reduce((sum, own) => sum + peopleOf(own) * own.count, 0);
	const totalOfOne = (price: ReturnType<typeof priceOf>) => (price?.whose === 'party' ? price.total : null);
	// Prices come from the loaded voyage: it may have been loaded again since the choice.
	const categories = categoriesOf(voyage);
	const totals = chosen.map((own) => {
		const category = categories.find(({ id }) => id === own.cabin.id);
		return { count: own.count, total: category ? totalOfOne(priceOf(category, own)) : null };
	});
	const total = totalOf(totals);
	const named = ({ cabin: { name }, count, rooms = [] }: (typeof chosen)[number]) => {
		const numbers = rooms.map(({ roomNum }) => roomNum).join(t('choice.comma'));
		return numbers ? t('choice.withRooms', { name, count, numbers }) : `${name} × ${count}`;
	};
	return (
		<>
			<p className="truncate text-14 leading-head text-2">
				<span className="font-semibold text-main">{t('choice.cabins', { count: cabins })}</span>
				<span aria-hidden="true"> · </span>
				<span>{t('choice.passengers', { count: people })}</span>
				<span className="max-md:hidden">
					<span aria-hidden="true"> · </span>
					<span>{chosen.map(named).join(t('choice.comma'))}</span>
				</span>
			</p>
			<p className="tabular mt-0.5 leading-head">
				{total === null ? (
					<>
						<span className="text-14 text-2">{t(failed ? 'choice.noTotal' : 'choice.pending')}</span>
						{failed && (
							<button type="button" onClick={retry} className="ml-2 min-h-target text-14 text-link underline underline-offset-4">
								{t('choice.retry')}
							</button>
						)}
					</>
				) : (
					<>
						<PriceAmount value={total} className="text-h4 text-price" />
						<span className="text-12 whitespace-nowrap text-2"> {t('choice.total')}</span>
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
				onClickCapture={stopSecondPress}
				className={`booking-bar fixed inset-x-0 z-sticky border-t border-line bg-page shadow-2 md:bottom-0 ${shown ? 'choice-bar animate-rise' : 'invisible'}`}
			>
				<div className="column flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5 md:gap-x-8 md:py-3.5">
					<div role="status" className="min-w-0 flex-[999_1_7rem]">
						{chosen.length > 0 && <Chosen voyage={voyage} />}
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
