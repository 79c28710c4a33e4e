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
	/** With the reference price and the cabins left where they are few. */
	whole?: boolean;
};

/** From what price the voyage can be booked by the party that was chosen; the listed one, for two, where cabins aren't known. */
export function FromPrice({ voyage, size, align, whole = false }: Props) {
	const { t } = useTranslation('voyage');
	const { party } = useChoice();
	const { lowest } = usePrices();
	const { price, state, left } = voyage;
	const from = price && (lowest ?? price.from);
	const listed = price && from === price.from ? price.reference : null;
	return (
		<VoyagePrice
			voyage={{ state, price: from === null ? null : { from, reference: whole ? listed : null }, left: whole ? left : null }}
			terms={lowest === null ? undefined : t('party.terms', { party: partyWords(t, party) })}
			size={size}
			align={align}
		/>
	);
}
