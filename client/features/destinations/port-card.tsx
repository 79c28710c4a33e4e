import { useTranslation } from 'react-i18next';
import { FromAmount } from '#client/parts/price-amount.tsx';
import { CardPicture } from '#client/ui/card-picture.tsx';
import { Link } from '#client/ui/link.tsx';
import type { PortCard as Port } from '#shared/catalogue/bff/destinations.ts';
import { destinationPath } from '#shared/paths.ts';

/** Renders a port as a card: one link, which covers it, with the number of its voyages and the lowest price. */
export function PortCard({ port, sizes, priority }: { port: Port; sizes?: string; priority?: boolean }) {
	const { t } = useTranslation('destinations');
	const { id, name, desc, picture, sailings, from } = port;
	return (
		<article className="group relative flex h-full flex-col">
			<CardPicture src={picture} sizes={sizes} priority={priority} />
			<h3 className="mt-4 font-display text-h4! leading-head">
				<Link
					data-soon
					to={destinationPath(id)}
					className="after:absolute after:inset-0 group-hover:text-link group-hover:underline"
				>
					{name}
				</Link>
			</h3>
			{desc && <p className="mt-2 text-muted">{desc}</p>}
			<p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-3 text-14 text-muted">
				<span>{sailings > 0 ? t('card.sailings', { count: sailings }) : t('card.none')}</span>
				{from !== null && (
					<span className="text-price">
						<FromAmount value={from} className="text-16" />
					</span>
				)}
			</p>
		</article>
	);
}
