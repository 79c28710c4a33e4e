import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Block } from '#client/parts/block.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { OnwardArrow } from '#client/ui/onward-arrow.tsx';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { FACILITY_GROUPS } from '#shared/constants.ts';
import { experiencePath } from '#shared/paths.ts';

/** Where life on board is told of: the day, and each group of places with the names of some. */
export function LifeOnBoard({ ship: { code, name, places } }: { ship: ShipPage }) {
	const { t } = useTranslation('ships');
	const { t: tLife } = useTranslation('experience');
	const known = places === 'unavailable' ? [] : places;
	const groups = FACILITY_GROUPS.filter((group) => known.length === 0 || known.some((place) => place.group === group));
	return (
		<Block
			id="life"
			eyebrow={t('life.eyebrow')}
			title={t('life.title', { ship: name })}
			ground="dark"
			className="[--later:50rem] md:[--later:44rem]"
		>
			<ul className="grid border-t border-gold-500/60 md:grid-cols-2 md:gap-x-12">
				{groups.map((group) => (
					<li key={group} className="border-b border-line">
						<Link to={experiencePath(code, group)} className="group flex min-h-20 items-center justify-between gap-6 py-4">
							<span className="min-w-0">
								<span className="block display text-20 leading-head">{tLife(`groups.${group}`)}</span>
								<span className="mt-1 block text-14 text-2">
									{known
										.filter((place) => place.group === group)
										.slice(0, 3)
										.map((place) => place.name)
										.join(t('decks.comma'))}
								</span>
							</span>
							<OnwardArrow size={20} className="text-accent" />
						</Link>
					</li>
				))}
			</ul>
			<Link to={experiencePath(code)} className={`mt-10 ${buttonStyle('on-dark', 'md')}`}>
				{t('life.day', { ship: name })}
			</Link>
		</Block>
	);
}
