import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { hasRoom, peopleOf } from '#shared/rules/party-price.ts';
import type { CabinKind } from './cabin-kinds.ts';
import { useChoice } from './choice/choice.tsx';
import { partyWords } from './choice/party-form.tsx';
import { usePrices } from './choice/prices.tsx';

/** What a category costs: per person for the party and in all, and how much above the next cheaper kind; a price for others says for how many. */
export function CabinPrice({ cabin, cheaper }: { cabin: CategoryView; cheaper: CabinKind['cheaper'] }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { party } = useChoice();
	const { priceOf, pending } = usePrices();
	const price = priceOf(cabin);
	// As high as it will be, so that nothing moves when the party's price comes
	const room = cheaper ? 'min-h-25' : 'min-h-18';
	if (!price) return null;
	if (price.whose === 'others' && pending && hasRoom(cabin.maxPassengers, peopleOf(party))) {
		return (
			<div className={`flex flex-col gap-2 md:items-end ${room}`}>
				<Skeleton className="h-7 w-24" />
				<Skeleton className="h-4 w-32" />
			</div>
		);
	}
	const mine = price.whose === 'party';
	const guests = mine ? null : price.guests;
	const total = price.total === null ? '' : formatMoney(price.total, lang);
	const above = mine && cheaper ? price.each - cheaper.from : 0;
	return (
		<div className={`md:text-right ${room}`}>
			<PriceBlock
				value={price.each}
				amount={formatMoney(price.each, lang)}
				labels={{ terms: guests === null ? t('cabins.perPerson') : t('cabins.perPersonOf', { count: guests }), reference: '' }}
				className="md:items-end"
			/>
			<p className="tabular mt-1.5 text-14 leading-head text-2">
				{mine && (
					<span className="block font-semibold text-main">
						{t('choice.party', { party: partyWords(t, party), price: total })}
					</span>
				)}
				{!mine && total && guests === null && <span className="block">{t('cabins.totalCabin', { price: total })}</span>}
				{!mine && total && guests !== null && guests > 1 && (
					<span className="block">{t('cabins.total', { count: guests, price: total })}</span>
				)}
				{above > 0 && cheaper && (
					<span className="mt-0.5 block">{t('cabins.extra', { kind: cheaper.name, price: formatMoney(above, lang) })}</span>
				)}
			</p>
		</div>
	);
}
