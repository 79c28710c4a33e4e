import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Block } from '#client/parts/block.tsx';
import { VoyageCards } from '#client/parts/voyage-card.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { paths } from '#shared/paths.ts';
import { shipSearchPath } from './search-path.ts';

/** The ship's next sailings with their price, and the search for all of hers. */
export function Sailings({ ship }: { ship: ShipPage }) {
	const { t } = useTranslation('ships');
	const { sailings, name } = ship;
	const { next, count } = sailings === 'unavailable' ? { next: [], count: 0 } : sailings;
	const none = sailings === 'unavailable' ? t('unavailable.sailings') : t('sailings.none', { ship: name });
	return (
		<Block
			id="sailings"
			title={t('sailings.title', { ship: name })}
			lead={count > 0 ? t('sailings.lead', { count }) : none}
			className="[--later:calc(66rem+180vw)] md:[--later:86rem] lg:[--later:56rem]"
		>
			{next.length > 0 && <VoyageCards voyages={next} className="gap-y-12" />}
			<Link
				to={count > 0 || sailings === 'unavailable' ? shipSearchPath(ship) : paths.search}
				className={`${next.length > 0 ? 'mt-10' : ''} ${buttonStyle('primary', 'md')}`}
			>
				{count > 0 ? t('sailings.all', { ship: name }) : t('sailings.search')}
			</Link>
		</Block>
	);
}
