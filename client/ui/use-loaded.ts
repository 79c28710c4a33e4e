import { useCallback, useEffect, useState } from 'react';

/** What `load` brings, asked for when shown and again with `retry`; null while it is on its way. `load` must stay the same function. */
export function useLoaded<T>(load: () => Promise<T>) {
	const [loaded, setLoaded] = useState<T | 'failed' | null>(null);
	const retry = useCallback(() => {
		setLoaded(null);
		load().then(setLoaded, () => setLoaded('failed'));
	}, [load]);
	useEffect(retry, [retry]);
	return { loaded, retry };
}
