import { Link } from 'react-router';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Places, VoyageDays, VoyageFacts, VoyagePicture } from './voyage-facts.tsx';
import { VoyagePrice } from './voyage-price.tsx';

type Props = {
	voyage: Voyage;
	/** Widths of the picture, as the `sizes` attribute. */
	sizes: string;
	/** The voyage is known to be a favourite before the session is there. */
	favourite?: boolean;
};

/** Renders a voyage as a card, the same everywhere: one link, and the heart beside it. */
export function VoyageCard({ voyage, sizes, favourite }: Props) {
	return (
		<article className="picture-card group relative flex h-full flex-col">
			<div className="relative overflow-hidden rounded-2">
				<VoyagePicture voyage={voyage} sizes={sizes} faded={voyage.state === 'departed'} />
			</div>
			<div className="flex flex-1 flex-col gap-1 pt-4">
				<p className="text-14 text-2">
					<VoyageDays voyage={voyage} />
				</p>
				<Places places={voyage.places} className="text-18" />
				<h3 className={`leading-head ${voyage.places[0] ? 'text-16' : 'text-18 font-semibold'}`}>
					<Link to={voyagePath(voyage)} className="after:absolute after:inset-0 hover:underline">
						{voyage.title}
					</Link>
				</h3>
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
