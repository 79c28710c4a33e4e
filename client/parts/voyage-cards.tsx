import type { ComponentType } from 'react';
import { IN_CARD_GRID } from '#client/ui/card-picture.tsx';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import { VoyageCard } from './voyage-card.tsx';

type Props = {
	voyages: readonly Voyage[];
	favourite?: boolean;
	priority?: boolean;
	className: string;
	/** What stands below a voyage's price. */
	Below?: ComponentType<{ voyage: Voyage }>;
};

/** Renders voyages as cards side by side; on phones below each other. `priority`: their pictures are the largest of the first screen. */
export const VoyageCards = ({ voyages, favourite, priority, className, Below }: Props) => (
	<ul className={`card-grid ${className}`}>
		{voyages.map((voyage) => (
			<li key={voyage.id}>
				<VoyageCard voyage={voyage} sizes={IN_CARD_GRID} favourite={favourite} priority={priority}>
					{Below && <Below voyage={voyage} />}
				</VoyageCard>
			</li>
		))}
	</ul>
);
