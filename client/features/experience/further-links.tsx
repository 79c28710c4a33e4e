import { useTranslation } from 'react-i18next';
import { FleetLinks } from '#client/parts/fleet-links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import type { LifePage } from '#shared/catalogue/bff/experience.ts';
import { experiencePath, shipPath, shipSearchPath } from '#shared/paths.ts';

/** Renders links to the ship herself, to her sailings, and to the same page of the other ships. */
export function FurtherLinks({ life: { ship, group, fleet } }: { life: LifePage }) {
	const { t } = useTranslation('experience');
	return (
		<section aria-labelledby="others-title" className="later column py-section [--later:46rem]">
			<p className="flex flex-wrap gap-3">
				<LinkButton to={shipSearchPath(ship.id)}>{t('nav.sailings', { ship: ship.name })}</LinkButton>
				<LinkButton to={group === 'CABIN' ? `${shipPath(ship.code)}#cabins` : shipPath(ship.code)} variant="secondary">
					{t(group === 'CABIN' ? 'nav.cabins' : 'nav.ship', { ship: ship.name })}
				</LinkButton>
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
