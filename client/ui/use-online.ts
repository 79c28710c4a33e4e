import { useEffect, useEffectEvent } from 'react';

/** Runs `run` each time the network comes back, while `active`. */
export function useOnline(run: () => void, active = true): void {
	const onOnline = useEffectEvent(run);
	useEffect(() => {
		if (!active) return;
		const listen = () => onOnline();
		addEventListener('online', listen);
		return () => removeEventListener('online', listen);
	}, [active]);
}
