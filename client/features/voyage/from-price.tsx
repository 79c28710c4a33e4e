import { useTranslation } from 'react-i18next';
import { VoyagePrice } from '#client/parts/voyage-price.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { useChoice } from './choice/choice.tsx';
import { partyWords } from './choice/party-form.tsx';
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
	const { t } = useTranslation(['voyage', 'common']);
	const { party } = useChoice();
	const { lowest } = usePrices();
	const { price, state } = voyage;
	const from = price && (lowest ?? price.from);
	const listed = price && from === price.from ? price.reference : null;
	return (
		<VoyagePrice
			voyage={{ state, price: from === null ? null : { from, reference: whole ? listed : null } }}
			terms={lowest === null ? t('common:card.terms') : t('party.terms', { party: partyWords(t, party) })}
			size={size}
			align={align}
		/>
	);
}
