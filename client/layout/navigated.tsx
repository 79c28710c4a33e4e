import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { currentAddress } from '#client/app/address.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { useForgetPending } from '#client/app/pending-action.ts';
import { PREVIOUS_PAGE, readStored, store } from '#client/app/stored.ts';
import { useIsInPlace, useScrollPosition } from '#client/app/use-scroll-position.ts';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { previousPage, withUpdateStamp } from '#shared/rules/previous-page.ts';
import { usePendingFavourite } from './pending-favourite.ts';
import { useRedirectNotice } from './redirect-notice.ts';

/** Moves focus to the heading of the page, or of the part that the address names; to its beginning where there is none. */
function focusHeading(hash: string): void {
	const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
	const heading = part
		? (part.querySelector<HTMLElement>('h1, h2, h3') ?? part)
		: (document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content'));
	heading?.setAttribute('tabindex', '-1');
	heading?.focus({ preventScroll: true });
}

/** What happens around every navigation: progress, scroll position, focus, the title read out, what the browser remembers. */
export function Navigated() {
	const { t } = useTranslation();
	const navigation = useNavigation();
	const { key, hash } = useLocation();
	const inPlace = useIsInPlace();
	const [title, setTitle] = useState('');
	const left = useRef<{ key: string; path: string }>(undefined);

	useScrollPosition(inPlace);
	useForgetPending();
	usePendingFavourite();
	useRedirectNotice();

	// Once for each entry of the history
	useEffect(() => {
		if (left.current?.key === key) return;
		history.replaceState(history.state, '', withUpdateStamp(inPageLanguage(currentAddress() + location.hash), new Date()));
		const before = left.current;
		left.current = { key, path: currentAddress() };
		if (before === undefined) return;
		const remembered = previousPage(readStored('sessionStorage', PREVIOUS_PAGE), before.path);
		if (remembered) store('sessionStorage', PREVIOUS_PAGE, remembered);
		if (inPlace) return;
		focusHeading(hash);
		setTitle(document.title);
	}, [key]);

	return (
		<>
			<ProgressBar active={navigation.state !== 'idle'} label={t('loading')} />
			<p role="status" className="sr-only">
				{title}
			</p>
		</>
	);
}
