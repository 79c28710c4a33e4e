import { useState } from 'react';
import { useHydrated } from '#client/app/root-data.ts';
import type { Hold } from './use-hold.ts';

/**
 * Whether to ask about holding the cabins again: once when half a minute is left, and once when the time is over; never for a time
 * that was over when the page came. `ask` brings the question back.
 */
export function useHoldQuestion({ deadline, phase }: Hold) {
	const hydrated = useHydrated();
	const occasion = `${deadline}/${phase}`;
	const [answered, setAnswered] = useState(phase === 'over' ? occasion : '');
	return {
		due: hydrated && phase !== 'held' && answered !== occasion,
		ask: () => setAnswered(''),
		answer: () => setAnswered(occasion),
	};
}
