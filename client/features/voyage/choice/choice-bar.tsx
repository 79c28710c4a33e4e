import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { Button } from '#client/ui/button.tsx';
import { totalOf } from '#shared/rules/cart.ts';
import { peopleOf } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';

/** What has been chosen and what it costs, at the bottom of the screen; into the cart (which English doesn't have), or booked. */
export function ChoiceBar() {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { picks, totalOfOne, nameOf, addToCart, adding, failure, begun, book, stopDouble } = useChoice();
	const cabins = picks.reduce((sum, { count }) => sum + count, 0);
	const shown = cabins > 0 && !begun;
	const people = picks.reduce((sum, pick) => sum + peopleOf(pick) * pick.count, 0);
	const total = totalOf(picks.map((pick) => ({ count: pick.count, total: totalOfOne(pick) })));
	return (
		<section
			aria-label={t('choice.label')}
			data-bottom-bar={shown ? 'voyage' : undefined}
			data-noprint
			onClickCapture={stopDouble}
			className={`booking-bar fixed inset-x-0 z-sticky border-t border-line bg-page shadow-2 md:bottom-0 ${shown ? 'choice-bar animate-rise' : 'invisible'}`}
		>
			<div className="column flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5 md:gap-x-8 md:py-3.5">
				<div role="status" className="min-w-0 flex-1">
					{cabins > 0 && (
						<>
							<p className="truncate text-14 leading-head text-2">
								<span className="font-semibold text-main">{t('choice.cabins', { count: cabins })}</span>
								<span aria-hidden="true"> · </span>
								{t('choice.passengers', { count: people })}
								<span className="max-md:hidden">
									<span aria-hidden="true"> · </span>
									{picks.map(({ categoryId, count }) => `${nameOf(categoryId)} × ${count}`).join(t('choice.comma'))}
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
					)}
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
	);
}
