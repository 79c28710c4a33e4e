import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '#client/app/root-data.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Hold } from './use-hold.ts';

const HoldDialog = lazy(() => import('./hold-dialog.tsx'));

/**
 * Asks once when half a minute is left, and once when the time is over: never for a time that was over when the page came, and never
 * over another dialog (`quiet`), which shows the time itself. `ask` brings the question back.
 */
export function useHoldWatch(hold: Hold) {
	const hydrated = useHydrated();
	const { deadline, phase } = hold;
	const key = `${deadline}/${phase}`;
	const [answered, setAnswered] = useState(phase === 'over' ? key : '');
	const due = hydrated && phase !== 'held' && answered !== key;
	const dialog = (quiet: boolean, voyage: VoyageCard, onGiveUp: () => void) =>
		due &&
		!quiet && (
			<Suspense fallback={null}>
				<HoldDialog
					hold={hold}
					voyage={voyage}
					onClose={() => setAnswered(key)}
					onGiveUp={() => {
						setAnswered(key);
						onGiveUp();
					}}
				/>
			</Suspense>
		);
	return { ask: () => setAnswered(''), dialog };
}
