import { startTransition } from 'react';
import type { DataRouter, RouterState } from 'react-router';
import { isInPlace } from './use-scroll-position.ts';

/** Milliseconds after which a press is answered with a sign that its page is loading. */
const SIGN_MS = 100;

/**
 * Takes the focus from the link or button that led to a new page. It goes with its page, and a browser that removes the focused element lays the
 * whole old page out first.
 */
function releaseFocus({ location, historyAction }: RouterState): void {
	const pressed = document.activeElement;
	if (!isInPlace(location, historyAction) && pressed instanceof HTMLElement && pressed.matches('#content :is(a, button)'))
		pressed.blur();
}

/**
 * Returns the router as React sees it. That a page is loading is said when it takes longer than `SIGN_MS`: a page that is there already is rendered
 * once then, without the render of a sign that nobody sees. Sent forms, and what asks for it by `flushSync`, are said at once. New data of the page
 * on screen come as a transition, so that it keeps what it shows meanwhile.
 */
export function withLateLoading(router: DataRouter): DataRouter {
	return Object.create(router, {
		subscribe: {
			value: (tell: Parameters<DataRouter['subscribe']>[0]) => {
				let shown = router.state.location.key;
				let late: ReturnType<typeof setTimeout>;
				return router.subscribe((state, change) => {
					clearTimeout(late);
					const { navigation, fetchers, location } = state;
					const tellNow = () => {
						const isOther = location.key !== shown;
						if (isOther) releaseFocus(state);
						if (isOther || change.flushSync) tell(state, change);
						else startTransition(() => tell(state, change));
						shown = location.key;
					};
					const isLoading = navigation.state === 'loading' && !navigation.formMethod;
					const isSaidAtOnce = fetchers.size > 0 || change.deletedFetchers.length > 0 || change.flushSync;
					if (isLoading && !isSaidAtOnce) late = setTimeout(tellNow, SIGN_MS);
					else tellNow();
				});
			},
		},
	});
}
