import { useSyncExternalStore } from 'react';
import { AWAITING, awaitsNetwork } from '#client/app/chunk-loading.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';

const EVENTS = ['online', 'offline', AWAITING];

function subscribe(changed: () => void) {
	for (const event of EVENTS) addEventListener(event, changed);
	return () => {
		for (const event of EVENTS) removeEventListener(event, changed);
	};
}

/** Returns the key of the message: that a press waits for the network, that the connection is gone, or none. */
const message = () => (awaitsNetwork() ? 'offlinePress' : navigator.onLine ? null : 'offline');

/** Renders a message while the connection is gone. Its region is always there, so that the text is read out. */
export function OfflineBar() {
	const { t } = useTranslation();
	const shown = useSyncExternalStore(subscribe, message, () => null);
	return (
		<div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-toast">
			{shown && <p className="bg-amber-100 px-gutter py-2 text-center text-14 font-medium text-amber-800 shadow-1">{t(shown)}</p>}
		</div>
	);
}
