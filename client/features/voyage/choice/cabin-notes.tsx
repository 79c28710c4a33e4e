import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { useChoice } from './choice.tsx';
import { othersOf } from './choice-state.ts';
import { partyWords } from './party-form.tsx';
import { usePrices } from './prices.tsx';

/**
 * Stands below a category: says that it has no cabin any more, links to the category to take `instead`, and lists its cabins that are chosen
 * for other parties.
 */
export function CabinNotes({ cabin, instead }: { cabin: CategoryView; instead: CategoryView | null }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { gone, chosen, party, dispatch } = useChoice();
	const { priceOf } = usePrices();
	const isGone = gone.includes(cabin.id);
	const price = instead && (isGone || cabin.state === 'sold-out') && priceOf(instead);
	return (
		<>
			<p role="alert" className="text-red-700 empty:hidden">
				{isGone && t('choice.noCabin')}
			</p>
			{instead && price && (
				<p className="text-14">
					<a
						href={`#cabin-${instead.id}`}
						onClick={() => dispatch({ do: 'kind', kind: instead.kind })}
						className="inline-flex min-h-8 items-center text-link underline underline-offset-4 touch:min-h-target"
					>
						{t('choice.instead', { name: instead.name, price: formatMoney(price.each, lang) })}
					</a>
				</p>
			)}
			{othersOf(chosen, cabin.id, party).map(({ adult, child, count }) => (
				<p key={`${adult}/${child}`} className="flex flex-wrap items-center gap-x-4 text-14">
					{t('choice.other', { count, party: partyWords(t, { adult, child }) })}
					<button
						type="button"
						onClick={() => dispatch({ do: 'count', cabin, party: { adult, child }, count: 0 })}
						className="min-h-8 text-link underline underline-offset-4 touch:min-h-target"
					>
						{t('choice.remove')}
					</button>
				</p>
			))}
		</>
	);
}
