import type { DataRouter } from 'react-router';

/** Milliseconds after which a press is answered with a sign that its page is loading. */
const SIGN_MS = 100;

/**
 * Returns the router as React sees it: that a page is loading is said when it takes longer than `SIGN_MS`. A page that is there already is rendered
 * once then, without the render of a sign that nobody sees. Sent forms, and what asks for it by `flushSync`, are said at once.
 */
export function withLateLoading(router: DataRouter): DataRouter {
	return Object.create(router, {
		subscribe: {
			value: (tell: Parameters<DataRouter['subscribe']>[0]) => {
				let late: ReturnType<typeof setTimeout>;
				return router.subscribe((state, change) => {
					clearTimeout(late);
					const { navigation, fetchers } = state;
					const waits =
						navigation.state === 'loading' &&
						!navigation.formMethod &&
						fetchers.size === 0 &&
						!change.flushSync &&
						!change.viewTransitionOpts;
					if (waits) late = setTimeout(() => tell(state, change), SIGN_MS);
					else tell(state, change);
				});
			},
		},
	});
}
