import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { keptPending } from '#client/app/complete-pending.ts';
import { isNotLoggedIn } from '#client/app/failed-call.ts';
import { keepPending } from '#client/app/pending-action.ts';
import type { WaitingRoomView } from '#shared/catalogue/bff/waiting-room.ts';

/** Seconds after which a failed request is repeated. */
const RETRY_SECONDS = 15;

/** Returns the member's place in the line, loaded again at the interval that the server sets. `elapsed`: seconds since the last answer. */
export function usePlace(loaded: WaitingRoomView, back: string) {
	const { revalidate } = useRevalidator();
	const first = { loaded, place: loaded, at: 0, failed: false };
	const [answer, setAnswer] = useState(first);
	const [elapsed, setElapsed] = useState(0);
	const { place, at, failed } = answer.loaded === loaded ? answer : first;

	const request = useEffectEvent(async () => {
		// The choice made before the wait is kept for another while, so that a long wait doesn't lose it.
		const chosen = keptPending(back);
		if (chosen) keepPending(chosen, back);
		try {
			setAnswer({ loaded, place: await browserApi('GET /waiting-room', {}), at: Date.now(), failed: false });
		} catch (error) {
			if (isNotLoggedIn(error)) void revalidate();
			else setAnswer({ loaded, place, at: Date.now(), failed: true });
		}
	});

	const again = 'again' in place ? place.again : null;
	useEffect(() => {
		if (again === null) return;
		const due = (at || Date.now()) + (failed ? RETRY_SECONDS : again) * 1_000;
		const timer = setTimeout(() => void request(), due - Date.now());
		return () => clearTimeout(timer);
	}, [again, failed, at]);

	useEffect(() => {
		const since = at || Date.now();
		setElapsed(0);
		const timer = setInterval(() => setElapsed(Math.floor((Date.now() - since) / 1_000)), 1_000);
		return () => clearInterval(timer);
	}, [at]);

	return { place, elapsed };
}
