import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { afterOverlay } from '#client/ui/use-back-closes.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';

/** Letting go of the cabins on purpose, which is asked about; merely leaving the page keeps them until their time is over. */
export function useGiveUp({ localId, voyage }: { localId: string; voyage: VoyageCard }) {
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
	return { asking, ask: () => setAsking(true), cancel: () => setAsking(false), giveUp };
}
