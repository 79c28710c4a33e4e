import type { ReactNode } from 'react';
import { Link } from '#client/ui/link.tsx';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { useGrowingPicture } from './growing-picture.tsx';
import { VoyageDays, VoyageFacts, VoyagePicture, VoyageShip } from './voyage-facts.tsx';
import { useVoyageName, VoyageName } from './voyage-name.tsx';
import { VoyagePrice } from './voyage-price.tsx';

type Props = {
	voyage: Voyage;
	/** Widths of the picture, as the `sizes` attribute. */
	sizes: string;
	/** The voyage is known to be a favourite before the session is there. */
	favourite?: boolean;
	/** The picture is among the largest of the first screen. */
	priority?: boolean;
	/** What stands below the price. */
	children?: ReactNode;
};

/** Renders a voyage as a card, the same everywhere: one link, and the heart beside it. */
export function VoyageCard({ voyage, sizes, favourite, priority, children }: Props) {
	const { growing, grow } = useGrowingPicture(voyage.id);
	const name = useVoyageName().nameOf(voyage, voyage.date);
	return (
		<article className="group relative flex h-full flex-col">
			<div className="relative overflow-hidden rounded-2">
				<VoyagePicture voyage={voyage} growing={growing} sizes={sizes} priority={priority} faded={voyage.state === 'departed'} />
			</div>
			<div className="flex flex-1 flex-col gap-1 pt-4">
				<p className="text-14 text-muted">
					<VoyageDays voyage={voyage} />
				</p>
				<h3 className="font-display text-h4 leading-head">
					<Link
						data-soon
						to={voyagePath(voyage)}
						onClick={grow}
						aria-label={name}
						className="after:absolute after:inset-0 hover:underline"
					>
						<VoyageName voyage={voyage} />
					</Link>
				</h3>
				<VoyageShip voyage={voyage} />
				<VoyageFacts voyage={voyage} />
				<div className="mt-auto pt-3">
					<VoyagePrice voyage={voyage} />
					{children}
				</div>
			</div>
			<FavouriteButton id={voyage.id} name={name} favourite={favourite} className="absolute top-3 right-3 z-1" />
		</article>
	);
}
