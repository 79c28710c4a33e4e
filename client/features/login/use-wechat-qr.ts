import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi, sourceOf } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { pageLanguage } from '#client/app/page-language.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';

/** The state of an attempt: the server's status, or one that only the browser knows (`loading`, `failed`). */
export type QrPhase = 'loading' | 'failed' | WechatEvent['status'];
type Attempt = { image: string; phase: QrPhase; lost: boolean; late: boolean; refusal: string };

/** Returns what an event reports; undefined for a status that this page doesn't know, as from a newer server. */
function changeIn(data: string): Partial<Attempt> | undefined {
	try {
		const { status, late } = JSON.parse(data) as { status?: unknown; late?: unknown };
		const phase = STATUSES.find((known) => known === status);
		return phase && { phase, late: late === true, lost: false };
	} catch {
		return undefined;
	}
}

const STATUSES: readonly WechatEvent['status'][] = ['waiting', 'scanned', 'confirmed', 'expired', 'refused'];
const UNDER_WAY: readonly QrPhase[] = ['waiting', 'scanned'];
const NEW: Attempt = { image: '', phase: 'loading', lost: false, late: false, refusal: '' };
/** Milliseconds that a broken stream has to recover before the page shows that the connection is lost. */
const BROKEN_MS = 2_500;

const failedWith = (error: unknown) => ({ phase: 'failed', refusal: failedCall(error).shown }) as const;

/** Follows this browser's attempt by server-sent events while the tab is visible. Returns the function that stops it. */
function follow(report: (change: Partial<Attempt>) => void): () => void {
	let source: EventSource | null = null;
	let broken: ReturnType<typeof setTimeout> | undefined;
	const stopWaiting = () => {
		clearTimeout(broken);
		broken = undefined;
	};
	const stop = () => {
		stopWaiting();
		source?.close();
		source = null;
	};
	const listen = () => {
		if (source || document.hidden) return;
		source = new EventSource(`${sourceOf('GET /login/wechat/events')}?lang=${pageLanguage()}`);
		source.addEventListener('message', ({ data }) => {
			stopWaiting();
			const change = changeIn(String(data));
			if (change) report(change);
		});
		source.addEventListener('error', () => {
			broken ??= setTimeout(() => report({ lost: true }), BROKEN_MS);
			// The browser doesn't try again after a reply that is no stream: the attempt has ended, or isn't this browser's.
			if (source?.readyState === EventSource.CLOSED) report({ phase: 'expired', lost: false });
		});
	};
	const listeners = new AbortController();
	const { signal } = listeners;
	document.addEventListener('visibilitychange', () => (document.hidden ? stop() : listen()), { signal });
	const onOffline = () => {
		stop();
		report({ lost: true });
	};
	addEventListener('offline', onOffline, { signal });
	// A new stream begins with the current status.
	addEventListener('online', listen, { signal });
	listen();
	return () => {
		stop();
		listeners.abort();
	};
}

/**
 * One attempt to log in by WeChat: creates a code and follows it. Missed events don't matter, since the first event after a pause
 * has the current status. `onConfirmed` runs once. `refusal` has upstream's words where the attempt failed.
 */
export function useWechatQr(onConfirmed: () => Promise<void>): Attempt {
	const [attempt, setAttempt] = useState(NEW);
	const { phase } = attempt;
	const following = UNDER_WAY.includes(phase);

	useEffect(() => {
		let left = false;
		browserApi('POST /login/wechat', {}).then(
			({ image }) => left || setAttempt({ ...NEW, image, phase: 'waiting' }),
			(error: unknown) => left || setAttempt({ ...NEW, ...failedWith(error) }),
		);
		return () => {
			left = true;
		};
	}, []);

	useEffect(() => (following ? follow((change) => setAttempt((now) => ({ ...now, ...change }))) : undefined), [following]);

	const enter = useEffectEvent(() =>
		onConfirmed().catch((error: unknown) => setAttempt((now) => ({ ...now, ...failedWith(error) }))),
	);
	useEffect(() => {
		if (phase === 'confirmed') void enter();
	}, [phase]);

	return attempt;
}
