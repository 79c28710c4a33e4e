import { useTranslation } from 'react-i18next';
import { VoyagePrice } from '#client/parts/voyage-price.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { partyWords } from './choice/cabin-pick.tsx';
import { useChoice } from './choice/choice.tsx';

type Props = { voyage: VoyagePage; size?: 'sm' | 'md' | 'lg'; align?: 'start' | 'end'; reference?: boolean };

/** From what price the voyage can be booked by the party that was chosen; the listed one, for two, where cabins aren't known. */
export function FromPrice({ voyage, size, align, reference = false }: Props) {
	const { t } = useTranslation('voyage');
	const { party, lowest } = useChoice();
	const { price, state } = voyage;
	const from = price && (lowest ?? price.from);
	const listed = price && from === price.from ? price.reference : null;
	return (
		<VoyagePrice
			voyage={{ state, price: from === null ? null : { from, reference: reference ? listed : null } }}
			terms={lowest === null ? undefined : t('party.terms', { party: partyWords(t, party) })}
			size={size}
			align={align}
		/>
	);
}
