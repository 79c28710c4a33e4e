import { useTranslation } from 'react-i18next';
import type { Party } from '#shared/rules/party-price.ts';

/** Returns the function that writes a party: “2 adults, 1 child”. */
export function usePartyWords(): (party: Party) => string {
	const { t } = useTranslation();
	return ({ adult, child }) => t('party.adults', { count: adult }) + (child > 0 ? t('party.children', { count: child }) : '');
}
