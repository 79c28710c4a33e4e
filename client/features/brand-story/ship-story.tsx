import { useTranslation } from 'react-i18next';
import { LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { ShipFacts } from '#shared/catalogue/bff/stories.ts';
import { knownShipPath, paths } from '#shared/paths.ts';

/** One ship: her picture, what she is like, and her figures. */
export function ShipStory({ ship, turned }: { ship: ShipFacts; turned: boolean }) {
	const { t } = useTranslation('brand-story');
	const { name, desc, picture, year, guests, decks, length } = ship;
	const page = knownShipPath(ship.code);
	const rows = [
		[t('ships.year'), year],
		[t('ships.guests'), guests !== null && t('ships.guestsValue', { value: guests.toLocaleString('en-GB') })],
		[t('ships.decks'), decks !== null && t('ships.decksValue', { count: decks })],
		[t('ships.length'), length !== null && t('ships.lengthValue', { value: length })],
	] as const;
	return (
		<article
			className={`grid items-center gap-x-12 gap-y-6 md:grid-cols-2 ${turned ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
		>
			<Picture
				src={picture}
				alt=""
				ratio="3/2"
				sizes="(max-width: 768px) 100vw, 720px"
				className={`rounded-2 ${turned ? 'md:order-2' : ''}`}
			/>
			<div>
				<h3 className="display text-h3">{name}</h3>
				{desc && <p className="mt-3 max-w-measure text-2">{desc}</p>}
				<dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-gold-500/60 pt-4 sm:grid-cols-4">
					{rows
						.filter(([, value]) => value)
						.map(([term, value]) => (
							<div key={term}>
								<dt className="text-12 text-2">{term}</dt>
								<dd className="tabular font-display text-20 leading-head">{value}</dd>
							</div>
						))}
				</dl>
				<div className="mt-6 flex flex-wrap gap-3">
					{page && <LinkButton to={page}>{t('ships.page', { name })}</LinkButton>}
					<LinkButton to={`${paths.search}?${new URLSearchParams({ cruise: ship.id })}`} variant="secondary">
						{t('ships.sailings', { name })}
					</LinkButton>
				</div>
			</div>
		</article>
	);
}
