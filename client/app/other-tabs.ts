import { useEffect, useEffectEvent } from 'react';
import { browserApi } from './api.ts';

const CHANNEL = 'session';
/** This tab's own messages come back to it. */
const TAB = Math.random();

/** Opens the channel between this browser's tabs; undefined on the server, and in browsers without such channels. */
const openChannel = (): BroadcastChannel | undefined =>
	typeof document === 'undefined' || !('BroadcastChannel' in globalThis) ? undefined : new BroadcastChannel(CHANNEL);

/** Says to the other tabs of this browser that a member has logged in or out. */
export function announceSession(): void {
	const channel = openChannel();
	channel?.postMessage(TAB);
	channel?.close();
}

/**
 * Calls `look` when somebody may have logged in or out elsewhere: another tab says so, or this tab is seen again, also by Back. A hidden
 * tab looks once it is seen. Returns a function that ends it.
 */
export function watchTabs(look: () => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const lookIfSeen = () => !document.hidden && look();
	let channel: BroadcastChannel | undefined;
	const open = () => {
		channel = openChannel();
		channel?.addEventListener('message', ({ data }) => data !== TAB && lookIfSeen());
	};
	// Browsers keep no page for Back whose channel is open
	const close = () => channel?.close();
	const onShow = ({ persisted }: PageTransitionEvent) => {
		if (!persisted) return;
		open();
		look();
	};
	open();
	document.addEventListener('visibilitychange', lookIfSeen, { signal });
	addEventListener('pagehide', close, { signal });
	addEventListener('pageshow', onShow, { signal });
	return () => {
		listening.abort();
		close();
	};
}

/** Calls `goOn` once another tab has logged in: when it says so, and when this tab is seen again after a login that couldn't say so. */
export function useLoginElsewhere(goOn: () => void): void {
	const look = useEffectEvent(async () => {
		if (document.hidden) return;
		const session = await browserApi('GET /session', {}).catch(() => null);
		if (session?.user) goOn();
	});
	useEffect(() => {
		const onChange = () => void look();
		addEventListener('focus', onChange);
		const stop = watchTabs(onChange);
		return () => {
			removeEventListener('focus', onChange);
			stop();
		};
	}, []);
}
