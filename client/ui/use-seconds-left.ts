import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until `end` (milliseconds since 1970, by the browser's clock), and 0 from then on. It stays right in
 * a tab that slept.
 */
export function useSecondsLeft(end: number): number {
	const [left, setLeft] = useState(0);
	useEffect(() => {
		const tick = () => {
			const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
			setLeft(seconds);
			if (seconds === 0) clearInterval(timer);
		};
		const timer = setInterval(tick, 1_000);
		tick();
		return () => clearInterval(timer);
	}, [end]);
	return left;
}
