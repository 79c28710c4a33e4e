import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { currentAddress } from '#client/app/address.ts';
import { onDemand } from '#client/app/on-demand.tsx';
import { inPageLanguage } from '#client/app/page-language.ts';
import { hasPending, useForgetPending } from '#client/app/pending-action.ts';
import { useIsInPlace, useScrollPosition } from '#client/app/scroll-position.ts';
import { useSession } from '#client/app/session.tsx';
import { PREVIOUS_PAGE, readStored, store } from '#client/app/stored.ts';
import { afterPaint } from '#client/app/timing.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { HOME_NOTICES, paths } from '#shared/paths.ts';
import { previousPage, withUpdateStamp } from '#shared/rules/previous-page.ts';

const PendingFavourite = onDemand(() => import('./pending-favourite.tsx'));

/** Moves the focus to the heading of the page, or of the part that the address names; to the part itself where it has none. */
function focusHeading(hash: string): void {
	const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
	const heading = part
		? (part.querySelector<HTMLElement>('h1, h2, h3') ?? part)
		: (document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content'));
	heading?.setAttribute('tabindex', '-1');
	heading?.focus({ preventScroll: true });
}

/** Shows once why a visitor was redirected home (`homeWithNotice`), and removes the reason from the address. */
function useRedirectNotice(): void {
	const { t } = useTranslation();
	const { key } = useLocation();
	const show = useMessages();
	const showOnce = useEffectEvent(() => {
		const reason = HOME_NOTICES.find((known) => location.hash === `#${known}`);
		if (!reason || location.pathname !== paths.home) return;
		history.replaceState(history.state, '', inPageLanguage(currentAddress()));
		show('info', t(`redirectNotice.${reason}`));
	});
	useEffect(() => {
		if (key) showOnce();
	}, [key]);
}

/** Does the work around every navigation: progress, scroll position, focus, the title read out, the previous page remembered. */
export function Navigated() {
	const { t } = useTranslation();
	const navigation = useNavigation();
	const { key, hash } = useLocation();
	const { user } = useSession();
	const inPlace = useIsInPlace();
	const [title, setTitle] = useState('');
	/** The page on screen, with its address as it is remembered. */
	const shown = useRef<{ key: string; path: string; isFirst: boolean }>(undefined);

	useScrollPosition(inPlace);
	useForgetPending();
	useRedirectNotice();

	// Runs once for each entry of the history.
	useEffect(() => {
		const before = shown.current;
		if (before?.key === key) return;
		shown.current = { key, path: withUpdateStamp(inPageLanguage(currentAddress()), new Date()), isFirst: !before };
		const remembered = before && previousPage(readStored('sessionStorage', PREVIOUS_PAGE), before.path);
		if (remembered) store('sessionStorage', PREVIOUS_PAGE, remembered);
	}, [key]);

	const finish = useEffectEvent((address: string, focused: Element | null) => {
		const { path = address, isFirst } = shown.current ?? {};
		// Back may have changed the address before its page is drawn.
		if (currentAddress() === address) history.replaceState(history.state, '', path + location.hash);
		if (isFirst || inPlace) return;
		const { activeElement } = document;
		// What the page itself has focused meanwhile keeps the focus; a panel that closes gives it to the button that opened it.
		if (activeElement === focused || !activeElement?.closest('#content, [role="dialog"]')) focusHeading(hash);
		setTitle(document.title);
	});
	// The page's first frame needn't wait for this.
	useEffect(() => {
		const [address, focused] = [currentAddress(), document.activeElement];
		return afterPaint(() => finish(address, focused));
	}, [key]);

	return (
		<>
			<ProgressBar active={navigation.state !== 'idle'} label={t('loading')} />
			<p role="status" className="sr-only">
				{title}
			</p>
			{user && hasPending() && <PendingFavourite />}
		</>
	);
}
