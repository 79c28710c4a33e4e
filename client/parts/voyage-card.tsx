import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Places, VoyageFacts } from './voyage-facts.tsx';
import { VoyagePrice } from './voyage-price.tsx';

type Props = {
	voyage: Voyage;
	/** Widths the picture has, as the `sizes` attribute. */
	sizes: string;
	/** Heading level, one below the section's. */
	level?: 'h2' | 'h3' | 'h4';
	/** On a list of favourites. */
	favourite?: boolean;
};

/** A voyage as a card, the same everywhere: one link, and the heart beside it. */
export function VoyageCard({ voyage, sizes, level: Heading = 'h3', favourite }: Props) {
	const { t } = useTranslation();
	const lang = useLanguage();
	return (
		<article className="picture-card group relative flex h-full flex-col">
			<div className="relative overflow-hidden rounded-2">
				<Picture
					src={voyage.picture}
					alt=""
					sizes={sizes}
					ratio="3/2"
					imgClassName={`transition-transform duration-hero group-hover:scale-[1.03] ${voyage.state === 'departed' ? 'opacity-70 grayscale' : ''}`}
				/>
				{voyage.theme && (
					<span className="absolute bottom-3 left-3">
						<Tag tone="on-picture">{voyage.theme}</Tag>
					</span>
				)}
			</div>
			<div className="flex flex-1 flex-col gap-1 pt-4">
				<p className="text-14 text-2">
					<time dateTime={voyage.date}>{formatDayOfWeek(voyage.date, lang)}</time>
					<span aria-hidden="true"> · </span>
					{t('card.nights', { days: voyage.days, nights: voyage.nights })}
				</p>
				<Places places={voyage.places} className="text-18" />
				<Heading className={`leading-head ${voyage.places[0] ? 'text-16' : 'text-18 font-semibold'}`}>
					<Link to={voyagePath(voyage)} className="after:absolute after:inset-0 hover:underline">
						{voyage.title}
					</Link>
				</Heading>
				<p className="text-14 text-2">{[voyage.ship.name, voyage.ports.join(' – ')].filter(Boolean).join(' · ')}</p>
				<VoyageFacts voyage={voyage} />
				<div className="mt-auto pt-3">
					<VoyagePrice voyage={voyage} />
				</div>
			</div>
			<FavouriteButton voyage={voyage} favourite={favourite} className="absolute top-3 right-3 z-1" />
		</article>
	);
}
