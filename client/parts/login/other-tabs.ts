import { useEffect, useEffectEvent } from 'react';
import { browserApi } from '#client/app/api.ts';

const CHANNEL = 'logged-in';
/** This tab's own messages come back to it. */
const TAB = Math.random();

/** Opens the channel between this browser's tabs; undefined on the server, and in browsers without such channels. */
const openChannel = (): BroadcastChannel | undefined =>
	typeof document === 'undefined' || !('BroadcastChannel' in globalThis) ? undefined : new BroadcastChannel(CHANNEL);

/** Says to the other tabs of this browser that a member has logged in. */
export function announceLogin(): void {
	const channel = openChannel();
	channel?.postMessage(TAB);
	channel?.close();
}

/**
 * Calls `goOn` with the member's id once another tab has logged in: when it says so, and when this tab is seen again after a login
 * that couldn't say so.
 */
export function useLoginElsewhere(goOn: (memberId: string) => void): void {
	const look = useEffectEvent(async () => {
		if (document.hidden) return;
		const session = await browserApi('GET /session', {}).catch(() => null);
		if (session?.user) goOn(session.user.id);
	});
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const channel = openChannel();
		channel?.addEventListener('message', ({ data }) => data !== TAB && void look(), { signal });
		document.addEventListener('visibilitychange', () => void look(), { signal });
		addEventListener('focus', () => void look(), { signal });
		return () => {
			listening.abort();
			channel?.close();
		};
	}, []);
}
