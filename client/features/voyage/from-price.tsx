import { useTranslation } from 'react-i18next';
import { usePartyWords } from '#client/parts/party-words.ts';
import { useMoney } from '#client/parts/price-amount.tsx';
import { VoyagePrice } from '#client/parts/voyage-price.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { useChoice } from './choice/choice.tsx';
import { usePrices } from './choice/prices.tsx';

type Props = {
	voyage: VoyagePage;
	size?: 'sm' | 'md' | 'lg';
	align?: 'start' | 'end';
	/** Also shows what it saves against the reference. */
	whole?: boolean;
};

/** Shows the lowest price of the voyage for the chosen party; the listed one, for two, where the prices of cabins aren't known. */
export function FromPrice({ voyage, size, align, whole = false }: Props) {
	const { t } = useTranslation();
	const money = useMoney();
	const partyWords = usePartyWords();
	const { party } = useChoice();
	const { lowest } = usePrices();
	const { price, state } = voyage;
	const from = price && (lowest?.each ?? price.from);
	const listed = price && from === price.from ? price.reference : null;
	return (
		<VoyagePrice
			voyage={{ state, price: from === null ? null : { from, reference: whole ? listed : null } }}
			terms={lowest === null ? t('card.terms') : t('party.terms', { party: partyWords(party), total: money(lowest.total) })}
			size={size}
			align={align}
		/>
	);
}
