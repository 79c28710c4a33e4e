import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { CardPicture } from '#client/ui/card-picture.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

/** More places than this are counted. */
const MOST_PLACES = 3;

type PictureProps = {
	voyage: VoyageCard;
	sizes: string;
	priority?: boolean;
	/** Shown in grey: the voyage can't be booked any more. */
	over: boolean;
	className?: string;
	children?: ReactNode;
};

/** The picture of a voyage's card or row, with the voyage's theme over it. */
export const VoyagePicture = ({ voyage, over, className = '', children, ...picture }: PictureProps) => (
	<CardPicture
		src={voyage.picture}
		imgClassName={over ? 'opacity-70 grayscale' : ''}
		className={`relative ${className}`}
		{...picture}
	>
		{voyage.theme && (
			<span className="absolute bottom-3 left-3">
				<Tag tone="on-picture">{voyage.theme}</Tag>
			</span>
		)}
		{children}
	</CardPicture>
);

/** The day a voyage begins, and its length in days and nights. */
export function VoyageDays({ voyage: { date, days, nights }, className = '' }: { voyage: VoyageCard; className?: string }) {
	const { t } = useTranslation();
	return (
		<p className={`text-14 text-2 ${className}`}>
			<time dateTime={date}>{formatDayOfWeek(date, useLanguage())}</time>
			<span aria-hidden="true"> · </span>
			{t('card.nights', { days, nights })}
		</p>
	);
}

/** The ports of call of a voyage, above a title that doesn't name them. */
export function Places({ places, className = '' }: { places: readonly string[]; className?: string }) {
	const { t } = useTranslation();
	if (!places[0]) return null;
	const rest = places.length - MOST_PLACES;
	const named = places.slice(0, MOST_PLACES).join(' · ');
	return (
		<p className={`leading-head font-semibold ${className}`}>{rest > 0 ? t('card.places', { named, count: rest }) : named}</p>
	);
}

/** The price of a balcony, the hours in port and the days at sea of a voyage. Facts that upstream leaves out are left out. */
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
