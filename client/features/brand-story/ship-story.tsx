import { useTranslation } from '#client/i18n/use-translation.ts';
import { ShipFigures } from '#client/parts/ship-figures.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { ShipFacts } from '#shared/catalogue/bff/stories.ts';
import { knownShipPath, shipSearchPath } from '#shared/paths.ts';
import { groupDigits } from '#shared/rules/money.ts';

/** Renders one ship: her picture, her story in short, and her figures. `turned`: the picture is on the right. */
export function ShipStory({ ship, turned }: { ship: ShipFacts; turned: boolean }) {
	const { t } = useTranslation('brand-story');
	const { id, name, desc, picture, year, guests, decks, length } = ship;
	const page = knownShipPath(ship.code);
	return (
		<article
			className={`grid items-center gap-x-12 gap-y-6 md:grid-cols-2 ${turned ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
		>
			<Picture
				src={picture}
				alt=""
				sizes="(max-width: 768px) 100vw, 720px"
				className={`rounded-2 ${turned ? 'md:order-2' : ''}`}
			/>
			<div>
				<h3 className="display text-h3">{name}</h3>
				{desc && <p className="mt-3 max-w-measure text-2">{desc}</p>}
				<ShipFigures
					figures={[
						[t('ships.year'), year && String(year)],
						[t('ships.guests'), guests && t('ships.guestsValue', { value: groupDigits(guests) })],
						[t('ships.decks'), decks && t('ships.decksValue', { count: decks })],
						[t('ships.length'), length && t('ships.lengthValue', { value: length })],
					]}
					className="mt-5 gap-y-3 border-t border-gold-500/60 pt-4 sm:grid-cols-4"
				/>
				<div className="mt-6 flex flex-wrap gap-3">
					{page && <LinkButton to={page}>{t('ships.page', { name })}</LinkButton>}
					<LinkButton to={shipSearchPath(id)} variant="secondary">
						{t('ships.sailings', { name })}
					</LinkButton>
				</div>
			</div>
		</article>
	);
}
