import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FleetLinks } from '#client/parts/fleet-links.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import type { LifePage } from '#shared/catalogue/bff/experience.ts';
import { shipSearchPath } from '#shared/inner-paths.ts';
import { experiencePath, shipPath } from '#shared/paths.ts';

/** Where to go from here: the ship herself, her sailings, and the same on the other ships. */
export function FurtherLinks({ life: { ship, group, fleet } }: { life: LifePage }) {
	const { t } = useTranslation('experience');
	return (
		<section aria-labelledby="others-title" className="later column py-section [--later:46rem]">
			<p className="flex flex-wrap gap-3">
				<Link to={shipSearchPath(ship.id)} className={buttonStyle('primary', 'md')}>
					{t('nav.sailings', { ship: ship.name })}
				</Link>
				<Link
					to={group === 'CABIN' ? `${shipPath(ship.code)}#cabins` : shipPath(ship.code)}
					className={buttonStyle('secondary', 'md')}
				>
					{t(group === 'CABIN' ? 'nav.cabins' : 'nav.ship', { ship: ship.name })}
				</Link>
			</p>
			{fleet.length > 0 && (
				<>
					<h2 id="others-title" className="mt-16 mb-8 text-h3">
						{t('nav.others')}
					</h2>
					<FleetLinks
						ships={fleet.map(({ code, name, picture }) => ({
							to: experiencePath(code, group ?? undefined),
							name,
							picture,
							text: group ? t('nav.other', { ship: name, group: t(`groups.${group}`) }) : t('nav.otherDay', { ship: name }),
						}))}
					/>
				</>
			)}
		</section>
	);
}
