import { useEffect, useState } from 'react';

/** Keeps the screen awake while the component is shown. Returns true where the browser does. A hidden tab loses it, and takes it again later. */
export function useWakeLock(): boolean {
	const [held, setHeld] = useState(false);
	useEffect(() => {
		let lock: WakeLockSentinel | undefined;
		let over = false;
		const take = async () => {
			if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
			try {
				lock = await navigator.wakeLock.request('screen');
			} catch {
				return;
			}
			if (over) return lock.release();
			setHeld(true);
			lock.addEventListener('release', () => !over && setHeld(false));
		};
		const again = () => void take();
		again();
		document.addEventListener('visibilitychange', again);
		return () => {
			over = true;
			document.removeEventListener('visibilitychange', again);
			void lock?.release();
		};
	}, []);
	return held;
}
