import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useMessages } from '#client/ui/messages.tsx';

/**
 * Reads a booking again when its page is shown again or back online: another tab may have held it again, ordered or ended it. One
 * that doesn't exist any more is left to the page's loader, which leads to where it went.
 */
export function useRefreshOnReturn(reload: () => Promise<unknown>): void {
	const { t } = useTranslation('booking');
	const { revalidate } = useRevalidator();
	const show = useMessages();
	const refresh = useEffectEvent(() => {
		if (document.hidden) return;
		reload().catch((error: { code?: string }) => {
			if (error.code !== 'not-found') return;
			show('info', t('elsewhere'));
			void revalidate();
		});
	});
	useEffect(() => {
		const onReturn = () => refresh();
		document.addEventListener('visibilitychange', onReturn);
		addEventListener('online', onReturn);
		return () => {
			document.removeEventListener('visibilitychange', onReturn);
			removeEventListener('online', onReturn);
		};
	}, []);
}
