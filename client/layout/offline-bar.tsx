import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(changed: () => void) {
	addEventListener('online', changed);
	addEventListener('offline', changed);
	return () => {
		removeEventListener('online', changed);
		removeEventListener('offline', changed);
	};
}

/** Renders a message while the connection is gone. Its region is always there, so that the text is read out. */
export function OfflineBar() {
	const { t } = useTranslation();
	const online = useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
	return (
		<div role="status" className="fixed inset-x-0 top-0 z-toast">
			{!online && (
				<p className="bg-amber-100 px-gutter py-2 text-center text-14 font-medium text-amber-800 shadow-1">{t('offline')}</p>
			)}
		</div>
	);
}
