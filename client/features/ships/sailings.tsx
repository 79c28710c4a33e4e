import { useTranslation } from 'react-i18next';
import { VoyageCards } from '#client/parts/voyage-cards.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { paths, shipSearchPath } from '#shared/paths.ts';

/** Renders the ship's next sailings with their prices, and the search for all of them. A ship without sailings leads to the whole search. */
export function Sailings({ ship: { id, sailings, name } }: { ship: ShipPage }) {
	const { t } = useTranslation('ships');
	const { next, count } = sailings === 'unavailable' ? { next: [], count: 0 } : sailings;
	const none = sailings === 'unavailable' ? t('unavailable.sailings') : t('sailings.none', { ship: name });
	return (
		<PageSection
			id="sailings"
			title={t('sailings.title', { ship: name })}
			lead={count > 0 ? t('sailings.lead', { count }) : none}
			className="later [--later:calc(66rem+180vw)] md:[--later:86rem] lg:[--later:56rem]"
		>
			{next.length > 0 && <VoyageCards voyages={next} className="mb-10" />}
			<LinkButton to={count > 0 || sailings === 'unavailable' ? shipSearchPath(id) : paths.search}>
				{count > 0 ? t('sailings.all', { ship: name }) : t('sailings.search')}
			</LinkButton>
		</PageSection>
	);
}
