import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { Button } from '#client/ui/button.tsx';
import { bookProblem, totalOf } from '#shared/rules/cart.ts';
import { useHoldCabins } from '../booking/use-hold-cabins.tsx';
import { PriceAmount } from '../price-amount.tsx';
import type { Cart } from './use-cart.ts';

/**
 * Shows the sum of the chosen rows and the button that books them; pressed without a choice, it asks for one. A category without a cabin is
 * marked in its row.
 */
export function CartCheckout({ cart, className }: { cart: Cart; className: string }) {
	const { t } = useTranslation('cart');
	const { maxCabins, phone } = useSite();
	const id = useId();
	const [asked, setAsked] = useState(false);
	const { chosen } = cart;
	const group = cart.voyages.find(({ voyageId }) => voyageId === chosen[0]?.voyageId);
	const onMissing = (categoryIds: readonly string[]) => {
		for (const { id, categoryId } of chosen)
			if (categoryIds.includes(categoryId)) cart.dispatch({ do: 'note', id, text: t('row.noCabin'), missing: true });
	};
	const { book, busy, sheet } = useHoldCabins(group ? { voyage: group.voyage, cabins: chosen, onMissing } : null);
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
				<p className="text-14 leading-head text-muted">
					{cabins > 0
						? t('sum.chosen', { cabins: t('sum.cabins', { count: cabins }), passengers: t('sum.passengers', { count: people }) })
						: t('sum.none')}
				</p>
				{cabins > 0 && total !== null && (
					<p className="tabular mt-1 leading-head">
						<span className="text-14 text-muted">{t('sum.total')} </span>
						<PriceAmount value={total} className="text-h4 text-price" />
						<span className="text-14 text-muted"> {t('sum.tax')}</span>
					</p>
				)}
			</div>
			<p className="hidden text-14 noscript:block">{t('scripts', { phone })}</p>
			<div className="shrink-0 noscript:hidden">
				<Button
					aria-disabled={problem !== null || undefined}
					aria-describedby={problem ? id : undefined}
					busy={busy}
					onClick={() => (problem ? setAsked(true) : book())}
					className="w-full"
				>
					{t('book')}
				</Button>
			</div>
			<p id={id} role="alert" className={`w-full text-14 text-red-700 ${asked || problem === 'too-many' ? '' : 'sr-only'}`}>
				{asked && problem === 'nothing-chosen' && <span>{t('chooseFirst')}</span>}
				{problem === 'too-many' && <span>{t('limit', { count: maxCabins })}</span>}
			</p>
			{sheet}
		</div>
	);
}
