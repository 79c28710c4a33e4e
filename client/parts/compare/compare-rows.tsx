import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { ComparedVoyage } from '#shared/catalogue/bff/search.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { CancellationRow } from '#shared/catalogue/bff/voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { formatDate, formatDayOfWeek } from '#shared/rules/dates.ts';
import { DEFAULT_PARTY, peopleOf } from '#shared/rules/party-price.ts';
import { useMoney } from '../price-amount.tsx';
import { PriceSeen } from '../price-seen.tsx';
import { RouteLine } from '../route-line.tsx';
import { VoyagePrice } from '../voyage-price.tsx';

/** A fact of the compared voyages: for each its words, and what the table shows where that is more than words. */
export type CompareRow = {
	name: string;
	texts: readonly string[];
	shown?: readonly ReactNode[];
	/** Names what the best of the row is, such as the lowest price; empty for voyages that aren't it. */
	best: readonly string[];
};

const UNKNOWN = '–';

/** Marks the lowest or the highest of some values with a word; none where they are equal. Values that are null don't take part. */
function bestOf(values: readonly (number | null)[], pick: (...values: number[]) => number, word: string): string[] {
	const known = values.filter((value) => value !== null);
	const best = new Set(known).size > 1 ? pick(...known) : null;
	return values.map((value) => (best !== null && value === best ? word : ''));
}

/** Returns the fee of cancelling today in words, and until when it stays. */
function useFeeWords() {
	const { t } = useTranslation('search');
	const lang = useLanguage();
	const money = useMoney();
	return (rows: ComparedVoyage['cancellation'] | undefined): string => {
		const now: CancellationRow | undefined = entriesOf(rows ?? []).find(({ today }) => today);
		if (!now) return UNKNOWN;
		const { fee, until } = now;
		const words =
			'percent' in fee
				? fee.percent > 0 && t('result.compare.fee.percent', { percent: fee.percent })
				: fee.amount > 0 && t('result.compare.fee.amount', { price: money(fee.amount) });
		const what = words || t('result.compare.fee.free');
		return until === null ? what : t('result.compare.fee.until', { what, day: formatDate(until, 'day', lang) });
	};
}

/** `party`: one of its own, whose prices `compared` has, named in `words`; without it prices are those of two who share. */
export type Compared = {
	voyages: readonly VoyageCard[];
	compared: readonly ComparedVoyage[];
	party?: { words: string; people: number };
};

/** Returns the facts of some voyages in their order; those that are known of none are left out. */
export function useCompareRows({ voyages, compared, party }: Compared): CompareRow[] {
	const { t } = useTranslation(['search', 'common']);
	const lang = useLanguage();
	const money = useMoney();
	const feeWords = useFeeWords();
	const moreOf = ({ id }: VoyageCard) => compared.find((voyage) => voyage.id === id);
	const kindsOf = (voyage: VoyageCard) => entriesOf(moreOf(voyage)?.kinds ?? []);
	const textRow = (name: string, textOf: (voyage: VoyageCard) => string, best: readonly string[] = []): CompareRow => ({
		name,
		texts: voyages.map((voyage) => textOf(voyage) || UNKNOWN),
		best,
	});
	const dayRow = (name: string, dayOf: (voyage: VoyageCard) => string): CompareRow => ({
		...textRow(name, (voyage) => formatDayOfWeek(dayOf(voyage), lang)),
		shown: voyages.map((voyage) => (
			<time key={voyage.id} dateTime={dayOf(voyage)}>
				{formatDayOfWeek(dayOf(voyage), lang)}
			</time>
		)),
	});
	const inWords = (key: 'result.compare.hours' | 'filter.daysValue', count: number | null) =>
		count === null ? '' : t(key, { count });
	const whole = (value: number | null) => (value === null ? null : Math.floor(value));
	const lowest = (prices: readonly (number | null)[]) => bestOf(prices, Math.min, t('result.compare.best.price'));
	const priceRow = (name: string, prices: readonly (number | null)[], otherwise: (voyage: VoyageCard) => string): CompareRow => ({
		name,
		texts: voyages.map((voyage, at) => {
			const price = prices[at] ?? null;
			return price === null ? otherwise(voyage) || UNKNOWN : money(price);
		}),
		best: lowest(prices),
	});
	const stateWords = { 'sold-out': t('common:card.soldOut'), departed: t('common:card.departed') };
	const closed = ({ state }: VoyageCard) =>
		state === 'sold-out' || state === 'departed' ? stateWords[state] : t('common:card.notOnSale');
	const tooMany = t('result.compare.tooMany', { count: party?.people ?? peopleOf(DEFAULT_PARTY) });
	const noPrice = t('result.compare.noPrice');
	const priceRowOf = (): CompareRow => {
		if (party) {
			const own = voyages.map((voyage) => (voyage.state === 'on-sale' ? (moreOf(voyage)?.from ?? null) : null));
			return priceRow(party.words, own, (voyage) => {
				if (voyage.state !== 'on-sale') return closed(voyage);
				const offered = kindsOf(voyage);
				return offered.length > 0 && offered.every(({ fits }) => !fits) ? tooMany : noPrice;
			});
		}
		const listed = voyages.map(({ price, state }) => (state === 'on-sale' && price ? price.from : null));
		const shown = voyages.map((voyage) => (
			<Fragment key={voyage.id}>
				<VoyagePrice voyage={voyage} terms={t('common:card.terms')} size="lg" />
				<PriceSeen voyage={voyage} words={(change, values) => t(`result.compare.seen.${change}`, values)} />
			</Fragment>
		));
		return { ...priceRow(t('result.compare.price'), listed, closed), shown };
	};
	const kinds = new Map(voyages.flatMap((voyage) => kindsOf(voyage).map(({ kind, name }) => [kind, name] as const)));
	const kindRows = [...kinds].map(([kind, name]) => {
		const found = voyages.map((voyage) => kindsOf(voyage).find((own) => own.kind === kind));
		const prices = found.map((own) => own?.from ?? null);
		return priceRow(t('result.compare.kind', { kind: name }), prices, (voyage) => {
			const own = found[voyages.indexOf(voyage)];
			// Without its list it isn't known whether the ship has such cabins
			if (!own) return kindsOf(voyage).length > 0 ? t('result.compare.none') : '';
			return own.soldOut ? t('common:card.soldOut') : own.fits ? noPrice : tooMany;
		});
	});
	const balconyRow = priceRow(
		t('result.compare.balcony'),
		voyages.map(({ balcony }) => balcony),
		() => '',
	);
	const hours = voyages.map(({ hoursInPort }) => whole(hoursInPort));
	return [
		dayRow(t('result.compare.leaves'), ({ date }) => date),
		dayRow(t('result.compare.returns'), ({ returnDate }) => returnDate),
		textRow(t('result.compare.length'), ({ days, nights }) => t('common:card.nights', { days, nights })),
		textRow(t('filter.cruise'), ({ ship }) => ship.name),
		{
			...textRow(t('result.compare.route'), ({ ports }) => ports.join(' – ')),
			shown: voyages.map(({ id, ports }) => <RouteLine key={id} ports={ports} />),
		},
		{
			...textRow(t('result.compare.hoursInPort'), ({ hoursInPort }) => inWords('result.compare.hours', whole(hoursInPort))),
			best: hours.includes(null) ? [] : bestOf(hours, Math.max, t('result.compare.best.hours')),
		},
		textRow(t('result.compare.seaDays'), ({ seaDays }) =>
			seaDays === 0 ? t('result.compare.none') : inWords('filter.daysValue', whole(seaDays)),
		),
		textRow(t('result.compare.theme'), ({ theme }) => theme),
		priceRowOf(),
		...(kindRows.length > 0 || party ? kindRows : [balconyRow]),
		textRow(t('result.compare.service'), (voyage) => {
			const service = moreOf(voyage)?.service;
			const sum = service && { total: money(service.total), each: money(service.each), nights: voyage.nights };
			return sum ? t('result.compare.serviceSum', sum) : '';
		}),
		textRow(t('result.compare.cancelling'), (voyage) => feeWords(moreOf(voyage)?.cancellation)),
	].filter(({ texts }) => texts.some((text) => text !== UNKNOWN));
}

/** True where the row says the same of every voyage. */
export const isSame = ({ texts }: CompareRow): boolean => new Set(texts).size === 1;
