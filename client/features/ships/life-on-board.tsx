import { useTranslation } from '#client/i18n/use-translation.ts';
import { Block } from '#client/parts/block.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import { OnwardArrow } from '#client/ui/onward-arrow.tsx';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { FACILITY_GROUPS, type FacilityGroup } from '#shared/constants.ts';
import { experiencePath } from '#shared/paths.ts';

const MOST_NAMES = 3;

/** Renders links to the pages on life on board: the day, and each group of places with the names of some. */
export function LifeOnBoard({ ship: { code, name, places } }: { ship: ShipPage }) {
	const { t } = useTranslation(['ships', 'experience']);
	const known = places === 'unavailable' ? [] : places;
	const namesOf = (wanted: FacilityGroup) => known.filter(({ group }) => group === wanted).map((place) => place.name);
	const groups = FACILITY_GROUPS.filter((group) => known.length === 0 || namesOf(group).length > 0);
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
								<span className="block display text-20 leading-head">{t(`experience:groups.${group}`)}</span>
								<span className="mt-1 block text-14 text-2">{namesOf(group).slice(0, MOST_NAMES).join(t('decks.comma'))}</span>
							</span>
							<OnwardArrow size={20} className="text-accent" />
						</Link>
					</li>
				))}
			</ul>
			<LinkButton to={experiencePath(code)} variant="on-dark" className="mt-10">
				{t('life.day', { ship: name })}
			</LinkButton>
		</Block>
	);
}
