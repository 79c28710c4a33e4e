import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reads a booking anew when its page comes back to light or online: another tab may have held it again, ordered or ended it. One that
 * isn't there any more is left to the page's loader, which leads to where it is.
 */
export function useReread(reload: () => Promise<unknown>): void {
	const { revalidate } = useRevalidator();
	const reread = useEffectEvent(() => {
		if (document.hidden) return;
		reload().catch((error: { code?: string }) => {
			if (error.code === 'not-found') void revalidate();
		});
	});
	useEffect(() => {
		const onShow = () => reread();
		document.addEventListener('visibilitychange', onShow);
		addEventListener('online', onShow);
		return () => {
			document.removeEventListener('visibilitychange', onShow);
			removeEventListener('online', onShow);
		};
	}, []);
}
