import { useEffect, useState } from 'react';

/** True while `busy` has lasted longer than `milliseconds`, after which a visitor should read why. */
export function useLongWait(busy: boolean, milliseconds: number): boolean {
	const [long, setLong] = useState(false);
	useEffect(() => {
		if (!busy) return;
		const timer = setTimeout(() => setLong(true), milliseconds);
		return () => {
			clearTimeout(timer);
			setLong(false);
		};
	}, [busy, milliseconds]);
	return long;
}
