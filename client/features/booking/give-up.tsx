import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { afterOverlay } from '#client/ui/use-back-closes.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';

const GiveUpDialog = lazy(() => import('./give-up-dialog.tsx'));

/** Letting go of the cabins on purpose; merely leaving the page keeps them until their time is over. */
export function useGiveUp({ localId, voyage, deadline }: { localId: string; voyage: VoyageCard; deadline: number }) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const navigate = useNavigate();
	const show = useMessages();
	const [asking, setAsking] = useState(false);
	const giveUp = async () => {
		const { freeAt } = await browserApi('POST /booking/release', { localId });
		setAsking(false);
		show('ok', t('giveUp.done', { time: formatMoment(freeAt, lang) }));
		afterOverlay(() => void navigate(`${voyagePath(voyage)}#cabins`));
	};
	return {
		asking,
		ask: () => setAsking(true),
		button: (
			<button
				type="button"
				onClick={() => setAsking(true)}
				className="mt-6 min-h-target text-14 text-2 underline decoration-current/40 underline-offset-4 hover:decoration-current"
			>
				{t('giveUp.open')}
			</button>
		),
		dialog: asking && (
			<Suspense fallback={null}>
				<GiveUpDialog freeAt={deadline} giveUp={giveUp} onClose={() => setAsking(false)} />
			</Suspense>
		),
	};
}
