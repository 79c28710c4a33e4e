import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentAddress } from '#client/app/address.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { HOME_NOTICES, paths } from '#shared/paths.ts';

/** Says once why a visitor was redirected home (`homeWithNotice`), and takes the reason out of the address. */
export function useRedirectNotice(): void {
	const { t } = useTranslation();
	const { key } = useLocation();
	const show = useMessages();
	const tell = useEffectEvent(() => {
		const reason = HOME_NOTICES.find((known) => location.hash === `#${known}`);
		if (!reason || location.pathname !== paths.home) return;
		history.replaceState(history.state, '', inPageLanguage(currentAddress()));
		show('info', t(`redirectNotice.${reason}`));
	});
	useEffect(() => {
		if (key) tell();
	}, [key]);
}
