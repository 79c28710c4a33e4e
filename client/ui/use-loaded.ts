import { useCallback, useEffect, useState } from 'react';

/**
 * Returns the value of `load`, which is called when the component is shown and again by `retry`: null while it loads, `failed`
 * when it failed with `failure`. `load` must be the same function on every render.
 */
export function useLoaded<T>(load: () => Promise<T>) {
	const [loaded, setLoaded] = useState<T | 'failed' | null>(null);
	const [failure, setFailure] = useState<unknown>();
	const retry = useCallback(() => {
		setLoaded(null);
		load().then(setLoaded, (error: unknown) => {
			setFailure(error);
			setLoaded('failed');
		});
	}, [load]);
	useEffect(retry, [retry]);
	return { loaded, failure, retry };
}
