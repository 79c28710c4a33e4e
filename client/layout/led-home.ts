import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useMessages } from '#client/ui/messages.tsx';
import { HOME_REASONS, paths } from '#shared/paths.ts';
import { here } from './address.ts';

/** Tells, once, whoever was led home instead of where they were going (`homeBecause`), and takes the reason out of the address. */
export function useLedHome(): void {
	const { t } = useTranslation();
	const { key } = useLocation();
	const show = useMessages();
	const tell = useEffectEvent(() => {
		const reason = HOME_REASONS.find((known) => location.hash === `#${known}`);
		if (!reason || location.pathname !== paths.home) return;
		history.replaceState(history.state, '', here());
		show('info', t(`ledHome.${reason}`));
	});
	useEffect(() => {
		if (key) tell();
	}, [key]);
}
