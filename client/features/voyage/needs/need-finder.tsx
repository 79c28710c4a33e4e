import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ToggleButtons } from '#client/ui/toggle-buttons.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { useChoice } from '../choice/choice.tsx';
import { categoriesOf } from '../choice/choice-state.ts';
import { cabinsFor, NEEDS, type Need } from './cabins-for.ts';

type Props = { voyage: VoyagePage; needs: readonly Need[]; onChange: (needs: readonly Need[]) => void };

/** Renders the categories that can be booked and have cabins for the needs, each with a link to it. */
function Found({ plan, voyage, needs }: Omit<Props, 'onChange'> & { plan: ShipDecks }) {
	const { t } = useTranslation('voyage');
	const { dispatch } = useChoice();
	const offered = categoriesOf(voyage).filter(({ state }) => state === 'on-sale');
	const found = cabinsFor(plan, offered, needs);
	if (found.length === 0) return <p>{t('needs.none')}</p>;
	return (
		<>
			<ul>
				{found.map(({ cabin, rooms, decks }) => (
					<li key={cabin.id} className="flex flex-wrap items-center gap-x-4">
						<a
							href={`#cabin-${cabin.id}`}
							onClick={() => dispatch({ do: 'kind', kind: cabin.kind })}
							className="inline-flex min-h-target items-center text-link underline underline-offset-4"
						>
							{cabin.name}
						</a>
						{rooms > 0 && (
							<span className="tabular text-muted">
								{t('needs.rooms', { count: rooms, decks: decks.join(t('needs.comma')) })}
							</span>
						)}
					</li>
				))}
			</ul>
			<p className="text-muted">{t('needs.source')}</p>
		</>
	);
}

/** Chooses what is needed of a cabin, and tells by the ship's plan which categories have such cabins. */
export default function NeedFinder({ voyage, needs, onChange }: Props) {
	const { t } = useTranslation('voyage');
	const cruiseId = voyage.ship.id;
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	return (
		<div className="grid gap-3">
			<ToggleButtons
				label={t('needs.label')}
				options={NEEDS.map((need) => ({ value: need, label: t(`needs.${need}`) }))}
				on={needs}
				onChange={(on) => onChange(NEEDS.filter((need) => on.includes(need)))}
			/>
			<div aria-live="polite" className="grid gap-2 empty:hidden">
				{needs.length > 0 && loaded === null && <Skeleton className="h-11" />}
				{needs.length > 0 && loaded === 'failed' && <p>{t('needs.unavailable')}</p>}
				{needs.length > 0 && loaded !== null && loaded !== 'failed' && <Found plan={loaded} voyage={voyage} needs={needs} />}
			</div>
		</div>
	);
}
