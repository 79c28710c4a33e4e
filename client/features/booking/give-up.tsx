import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/api.ts';
import { useMessages } from '#client/ui/messages.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';

const GiveUpDialog = lazy(() => import('./give-up-dialog.tsx'));

/** Letting go of the cabins on purpose; merely leaving the page keeps them until their time is over. */
export function useGiveUp({ localId, voyage }: { localId: string; voyage: VoyageCard }) {
	const { t } = useTranslation('booking');
	const navigate = useNavigate();
	const show = useMessages();
	const [asking, setAsking] = useState(false);
	const giveUp = async () => {
		await browserApi('POST /booking/release', { localId });
		setAsking(false);
		show('ok', t('giveUp.done'));
		await navigate(`${voyagePath(voyage)}#cabins`);
	};
	return {
		asking,
		ask: () => setAsking(true),
		dialog: asking && (
			<Suspense fallback={null}>
				<GiveUpDialog giveUp={giveUp} onClose={() => setAsking(false)} />
			</Suspense>
		),
	};
}
