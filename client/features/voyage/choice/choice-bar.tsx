import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { usePrepareSheet } from '#client/parts/cart/use-prepare-sheet.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { Button } from '#client/ui/button.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { totalOf } from '#shared/rules/cart.ts';
import { peopleOf } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';
import { categoriesOf } from './choice-state.ts';
import { stopSecondPress } from './double-click.ts';
import { usePrices } from './prices.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useMemberAction } from './use-member-action.ts';
import { useOpenBooking } from './use-open-booking.ts';

/** Shows number, people, names and total price of the chosen cabins. */
function Chosen({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { chosen } = useChoice();
	const { priceOf } = usePrices();
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
	return (
		<>
			<p className="truncate text-14 leading-head text-2">
				<span className="font-semibold text-main">{t('choice.cabins', { count: cabins })}</span>
				<span aria-hidden="true"> · </span>
				{t('choice.passengers', { count: people })}
				<span className="max-md:hidden">
					<span aria-hidden="true"> · </span>
					{chosen.map(({ cabin, count }) => `${cabin.name} × ${count}`).join(t('choice.comma'))}
				</span>
			</p>
			<p className="tabular mt-0.5 leading-head">
				{total === null ? (
					<span className="text-14 text-2">{t('choice.pending')}</span>
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

/**
 * Shows the choice at the foot of the screen, with buttons that add it to the cart (none in English, which has no cart) and that book it.
 * Hidden while the choice is a booking that has begun.
 */
export function ChoiceBar({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { chosen, dispatch } = useChoice();
	const begun = useOpenBooking(voyage);
	const { add, adding, failure } = useAddToCart(voyage.id);
	const { open, sheet } = usePrepareSheet({
		voyage,
		cabins: chosen.map(({ cabin, ...own }) => ({ ...own, categoryId: cabin.id, name: cabin.name })),
		onMissing: (categoryIds) => dispatch({ do: 'gone', categoryIds }),
	});
	const addToCart = useMemberAction('cart', voyage, add);
	const book = useMemberAction('book', voyage, open);
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
					<div role="status" className="min-w-0 flex-1">
						{chosen.length > 0 && <Chosen voyage={voyage} />}
					</div>
					<div className="flex gap-2 md:gap-3">
						{lang === 'CN' && (
							<Button variant="secondary" busy={adding} onClick={addToCart} className="px-3! max-md:text-14! md:px-6!">
								{t('choice.add')}
							</Button>
						)}
						<Button onClick={book} className="px-4! max-md:text-14! md:px-8!">
							{t('choice.book')}
						</Button>
					</div>
					<p role="alert" className="w-full text-14 text-red-700 empty:hidden">
						{failure}
					</p>
				</div>
			</section>
			{sheet}
		</>
	);
}
