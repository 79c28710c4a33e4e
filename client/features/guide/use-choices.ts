import { useTranslation } from 'react-i18next';
import type { Chooser } from '#shared/catalogue/bff/guide.ts';
import type { Language } from '#shared/constants.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { bandBounds, type PriceBand } from '#shared/rules/price-bands.ts';

/** What a chooser offers, in words: the four questions with the search's names and values. */
export function useChoices() {
	const { t } = useTranslation('guide');
	const priceWords = (band: PriceBand, lang: Language): string => {
		const { from, below } = bandBounds(band);
		if (below === null) return t('chooser.above', { money: formatMoney(from, lang) });
		if (from === 0) return t('chooser.below', { money: formatMoney(below, lang) });
		return t('chooser.between', { from: formatMoney(from, lang), to: formatMoney(below, lang) });
	};
	return ({ seasons, lengths, areas, prices }: Chooser, lang: Language) => [
		{
			name: 'date',
			legend: t('chooser.when'),
			choices: seasons.map(({ season, from, to, value }) => {
				const [first, last] = [formatDate(from, 'month', lang), formatDate(to, 'month', lang)];
				return {
					value,
					label: t(`chooser.season.${season}`),
					note: from === to ? first : t('chooser.months', { from: first, to: last }),
				};
			}),
		},
		{
			name: 'days',
			legend: t('chooser.days'),
			choices: lengths.map(({ length, from, to, value }) => ({
				value,
				label: t(`chooser.length.${length}`),
				note: from === to ? t('chooser.oneSpan', { from }) : t('chooser.span', { from, to }),
			})),
		},
		{ name: 'destination', legend: t('chooser.where'), choices: areas.map(({ name, value }) => ({ value, label: name })) },
		{
			name: 'price',
			legend: t('chooser.price'),
			choices: prices.map((band) => ({ value: band, label: priceWords(band, lang) })),
		},
	];
}
