import { sourceOf } from '#client/app/api.ts';
import { pageLanguage } from '#client/app/page-language.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';

type Status = WechatEvent['status'];

const TOLD: readonly Status[] = ['waiting', 'scanned', 'confirmed', 'expired', 'refused'];
/** Milliseconds that a broken stream has to come back before the visitor is told. */
const BROKEN_MS = 2_500;

/** What an event of the server says; null for anything unknown. */
function readQrEvent(text: string): Status | null {
	try {
		const { status } = JSON.parse(text) as { status?: unknown };
		return TOLD.find((known) => known === status) ?? null;
	} catch {
		return null;
	}
}

/** Follows this browser's attempt while the tab is seen. Returns how to stop. */
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
			// An answer that is no stream ends it for good: the attempt is over, or isn't this browser's.
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
	// A new stream begins by telling where things stand
	addEventListener('online', listen);
	return () => {
		stop();
		document.removeEventListener('visibilitychange', onVisibility);
		removeEventListener('offline', onOffline);
		removeEventListener('online', listen);
	};
}
