import type { ReactNode } from 'react';
import { Link } from '#client/ui/link.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { useGrowingPicture } from './growing-picture.tsx';
import { VoyageDays, VoyageFacts, VoyagePicture, VoyageShip } from './voyage-facts.tsx';
import { useVoyageName, VoyageName } from './voyage-name.tsx';
import { VoyagePrice } from './voyage-price.tsx';

type Props = {
	voyage: VoyageCard;
	/** The picture is in the first view and loads at once. */
	priority?: boolean;
	/** The address asks for this row. */
	marked?: boolean;
	/** A further action on the voyage. */
	extra?: ReactNode;
};

/** Renders a voyage of a list: on wide screens a row, on phones a card. One link, the heart and `extra` beside it. */
export function VoyageRow({ voyage, priority = false, marked = false, extra }: Props) {
	const { growing, grow } = useGrowingPicture(voyage.id);
	const name = useVoyageName().nameOf(voyage, voyage.date);
	const gone = voyage.state === 'departed' || voyage.state === 'sold-out';
	return (
		<article
			data-day={voyage.date}
			className={`group relative isolate grid gap-x-8 gap-y-4 border-line sm:grid-cols-[15rem_1fr] sm:border-b sm:py-6 xl:grid-cols-[min(15rem,19vw)_1fr_auto] ${marked ? 'before:absolute before:-inset-x-4 before:-inset-y-4 before:-z-1 before:bg-gold-100/60 sm:before:inset-y-0' : ''}`}
		>
			<div className="relative self-start overflow-hidden rounded-2 sm:row-span-2 xl:row-span-1">
				<VoyagePicture
					voyage={voyage}
					growing={growing}
					sizes="(max-width: 599px) 100vw, 240px"
					priority={priority}
					faded={gone}
				/>
				{!gone && <FavouriteButton id={voyage.id} name={name} className="absolute top-3 right-3 z-1" />}
			</div>
			<div className="flex min-w-0 flex-col gap-1.5">
				<p className="text-14 leading-head text-muted">
					<VoyageDays voyage={voyage} />
				</p>
				<h3 className="font-display text-h4 leading-head">
					{voyage.state === 'departed' ? (
						<VoyageName voyage={voyage} />
					) : (
						<Link
							data-soon
							to={voyagePath(voyage)}
							onClick={grow}
							aria-label={name}
							className="after:absolute after:inset-0 group-hover:text-link"
						>
							<VoyageName voyage={voyage} />
						</Link>
					)}
				</h3>
				<VoyageShip voyage={voyage} />
				{!gone && <VoyageFacts voyage={voyage} />}
			</div>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-line xl:w-[min(15rem,19vw)] xl:flex-col xl:items-start xl:justify-end xl:border-l xl:pl-8">
				<VoyagePrice voyage={voyage} />
				{extra}
			</div>
		</article>
	);
}
