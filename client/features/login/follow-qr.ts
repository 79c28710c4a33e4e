import { sourceOf } from '#client/app/api.ts';
import { pageLanguage } from '#client/app/page-language.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';

type Status = WechatEvent['status'];

const TOLD: readonly Status[] = ['waiting', 'scanned', 'confirmed', 'expired', 'refused'];
/** Milliseconds that a broken stream has to come back before the visitor is told. */
const BROKEN_MS = 2_500;

/** The status in an event of the server; null for anything unknown. */
function readQrEvent(text: string): Status | null {
	try {
		const { status } = JSON.parse(text) as { status?: unknown };
		return TOLD.find((known) => known === status) ?? null;
	} catch {
		return null;
	}
}

/** Follows this browser's attempt while the tab is visible. Returns a function that stops it. */
export function follow(tell: (change: { phase?: Status; lost: boolean }) => void): () => void {
	let source: EventSource | null = null;
	let broken: ReturnType<typeof setTimeout> | undefined;
	const onEvent = () => {
		clearTimeout(broken);
		broken = undefined;
	};
	const stop = () => {
		onEvent();
		source?.close();
		source = null;
	};
	const listen = () => {
		if (source || document.hidden) return;
		source = new EventSource(`${sourceOf('GET /login/wechat/events')}?lang=${pageLanguage()}`);
		source.addEventListener('message', ({ data }) => {
			const phase = readQrEvent(String(data));
			onEvent();
			if (phase) tell({ phase, lost: false });
		});
		source.addEventListener('error', () => {
			broken ??= setTimeout(() => tell({ lost: true }), BROKEN_MS);
			// A reply that is no stream isn't tried again: the attempt has ended, or isn't this browser's.
			if (source?.readyState === EventSource.CLOSED) tell({ phase: 'expired', lost: false });
		});
	};
	const onVisibility = () => (document.hidden ? stop() : listen());
	const onOffline = () => {
		stop();
		tell({ lost: true });
	};
	listen();
	document.addEventListener('visibilitychange', onVisibility);
	addEventListener('offline', onOffline);
	// A new stream begins with the current status.
	addEventListener('online', listen);
	return () => {
		stop();
		document.removeEventListener('visibilitychange', onVisibility);
		removeEventListener('offline', onOffline);
		removeEventListener('online', listen);
	};
}
