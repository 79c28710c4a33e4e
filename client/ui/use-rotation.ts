import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentEvent } from './use-document-event.ts';
import { REDUCED_MOTION, useMediaQuery } from './use-media-query.ts';

type Options = { interval: number; shown: number; enabled: boolean; turn: (unless: AbortSignal) => void };

/**
 * Turns slides by themselves. Any touch of the slides stops it for good, until the button starts it again; the pointer over them
 * and a hidden tab only pause it; with reduced motion it never begins. `turn` gets a signal that is aborted by then.
 */
export function useRotation({ interval, shown, enabled, turn }: Options) {
	const reduced = useMediaQuery(REDUCED_MOTION);
	const [wanted, setWanted] = useState<boolean>();
	const [hovered, setHovered] = useState(false);
	const [hidden, setHidden] = useState(false);
	const rotating = enabled && interval > 0 && (wanted ?? !reduced);
	const running = rotating && !hovered && !hidden;
	const onTurn = useEffectEvent(turn);

	useDocumentEvent('visibilitychange', () => setHidden(document.hidden));
	// Each slide gets its whole time, also one that the visitor chose.
	useEffect(() => {
		if (!running) return;
		const stopped = new AbortController();
		const timer = setTimeout(onTurn, interval, stopped.signal);
		return () => {
			clearTimeout(timer);
			stopped.abort();
		};
	}, [running, interval, shown]);

	return { rotating, running, setWanted, setHovered };
}
