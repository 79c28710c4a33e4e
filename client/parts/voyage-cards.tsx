import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitParty } from '#client/app/visit-party.ts';
import { IN_CARD_GRID } from '#client/ui/card-picture.tsx';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import { isListedParty } from '#shared/rules/party-price.ts';
import { VoyageCard } from './voyage-card.tsx';

type Props = {
	voyages: readonly Voyage[];
	favourite?: boolean;
	priority?: boolean;
	className?: string;
	/** What stands below a voyage's price. */
	Below?: ComponentType<{ voyage: Voyage }>;
};

/** Says above voyages which party their prices are for. */
export function PriceConditions({ voyages, className = 'mb-5' }: Pick<Props, 'voyages' | 'className'>) {
	const { t } = useTranslation();
	const priced = voyages.some(({ state, price }) => state === 'on-sale' && price);
	const words = isListedParty(useVisitParty()) ? 'card.conditions' : 'card.conditionsParty';
	return priced && <p className={`text-14 text-muted ${className}`}>{t(words)}</p>;
}

/** Renders voyages as cards side by side; on phones below each other. `priority`: their pictures are the largest of the first screen. */
export const VoyageCards = ({ voyages, favourite, priority, className = '', Below }: Props) => (
	<div className={className}>
		<PriceConditions voyages={voyages} />
		<ul className="card-grid gap-y-12">
			{voyages.map((voyage) => (
				<li key={voyage.id}>
					<VoyageCard voyage={voyage} sizes={IN_CARD_GRID} favourite={favourite} priority={priority}>
						{Below && <Below voyage={voyage} />}
					</VoyageCard>
				</li>
			))}
		</ul>
	</div>
);
