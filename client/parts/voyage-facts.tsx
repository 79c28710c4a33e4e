import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatMoney } from '#shared/rules/money.ts';

/** More places than this are counted. */
const MOST_PLACES = 3;

/** Where a voyage goes, above a title that doesn't say so. */
export function Places({ places, className = '' }: { places: readonly string[]; className?: string }) {
	const { t } = useTranslation();
	if (!places[0]) return null;
	const rest = places.length - MOST_PLACES;
	const named = places.slice(0, MOST_PLACES).join(' · ');
	return (
		<p className={`leading-head font-semibold ${className}`}>{rest > 0 ? t('card.places', { named, count: rest }) : named}</p>
	);
}

/** What a voyage gives besides its lowest price, as far as upstream tells: a balcony's price, hours in port, days at sea. */
export function VoyageFacts({ voyage: { balcony, hoursInPort, seaDays } }: { voyage: VoyageCard }) {
	const { t } = useTranslation();
	const lang = useLanguage();
	const facts = [
		balcony && t('card.balcony', { price: formatMoney(balcony, lang) }),
		hoursInPort && t('card.hoursInPort', { count: Math.floor(hoursInPort) }),
		seaDays && t('card.seaDays', { count: seaDays }),
	].filter(Boolean);
	return facts.length > 0 && <p className="text-14 leading-head text-2">{facts.join(' · ')}</p>;
}
