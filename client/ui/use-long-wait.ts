import { useEffect, useState } from 'react';

/** Whether something has been under way for longer than a visitor waits without being told why. */
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
