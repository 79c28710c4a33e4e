import { useEffect, useState } from 'react';
import { useSession } from '#client/app/session.tsx';

/** Returns the server's time in epoch milliseconds, each second anew, also after the tab was asleep. The visitor's clock may be wrong. */
export function useServerNow(): number {
	const { clockOffset } = useSession();
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const tick = () => setNow(Date.now());
		const timer = setInterval(tick, 1_000);
		document.addEventListener('visibilitychange', tick);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', tick);
		};
	}, []);
	return now + clockOffset;
}

/** Returns whole seconds until a moment; 0 from then on. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));
