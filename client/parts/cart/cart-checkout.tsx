import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { Button } from '#client/ui/button.tsx';
import { bookProblem, totalOf } from '#shared/rules/cart.ts';
import { PriceAmount } from '../price-amount.tsx';
import type { Cart } from './use-cart.ts';

/** What the choice costs, and on to booking it. Without a choice the button stays reachable, and says what it waits for. */
export function CartCheckout({ cart, onBook, className = '' }: { cart: Cart; onBook: () => void; className?: string }) {
	const { t } = useTranslation('cart');
	const { maxCabins } = useSite();
	const id = useId();
	const [asked, setAsked] = useState(false);
	const { chosen } = cart;
	const problem = bookProblem(chosen, maxCabins);
	const cabins = chosen.reduce((sum, { count }) => sum + count, 0);
	const people = chosen.reduce((sum, { count, adult, child }) => sum + (adult + child) * count, 0);
	const total = totalOf(chosen);
	useEffect(() => {
		if (!problem) setAsked(false);
	}, [problem]);
	return (
		<div className={className}>
			<div role="status" className="min-w-0">
				<p className="text-14 leading-head text-2">
					{cabins > 0
						? t('sum.chosen', { cabins: t('sum.cabins', { count: cabins }), passengers: t('sum.passengers', { count: people }) })
						: t('sum.none')}
				</p>
				{cabins > 0 && total !== null && (
					<p className="tabular mt-1 leading-head">
						<span className="text-14 text-2">{t('sum.total')} </span>
						<PriceAmount value={total} className="text-h4 text-price" />
						<span className="text-12 text-2"> {t('sum.tax')}</span>
					</p>
				)}
			</div>
			<div className="shrink-0">
				<Button
					aria-disabled={problem !== null || undefined}
					aria-describedby={problem ? id : undefined}
					onClick={() => (problem ? setAsked(true) : onBook())}
					className="w-full"
				>
					{t('book')}
				</Button>
			</div>
			<p id={id} role="alert" className={`w-full text-14 text-red-700 ${asked ? '' : 'sr-only'}`}>
				{asked && problem === 'nothing-chosen' && t('chooseFirst')}
				{asked && problem === 'too-many' && t('limit', { count: maxCabins })}
			</p>
		</div>
	);
}
