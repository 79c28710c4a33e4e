import type { RouterState } from 'react-router';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Language } from '#shared/constants.ts';
import { pageNameAt } from '#shared/pages.ts';
import type { Device } from '#shared/rules/device.ts';
import {
	CHANNEL_COOKIE,
	CHANNELS,
	EVENTS_IN_A_BATCH,
	type JourneyStep,
	MAX_EVENTS,
	STEP_OF_PAGE,
} from '#shared/rules/tracking.ts';
import { listenForSteps } from './tracking.ts';

type Router = { state: RouterState; subscribe: (listener: (state: RouterState) => void) => unknown };
type PageEvent = { event: 'page-view' | 'step' | 'vital' } & Record<string, string | number | undefined>;

/** Milliseconds after which gathered events are sent, however few they are. */
const SEND_AFTER_MS = 10_000;

/**
 * Sends page views, steps of the journey and Web Vitals to the server in batches, the last when the page is left or hidden. It
 * sends nothing that the visitor types, is or owns, and waits for no answer.
 */
export function sendEvents(router: Router, { lang, device }: { lang: Language; device: Device }): void {
	const channel = CHANNELS.find((name) => document.cookie.split('; ').includes(`${CHANNEL_COOKIE}=${name}`));
	let page = pageNameAt(router.state.location.pathname);
	let waiting: object[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	function send(): void {
		clearTimeout(timer);
		timer = undefined;
		if (waiting.length === 0) return;
		const events = waiting.slice(-MAX_EVENTS);
		waiting = [];
		navigator.sendBeacon('/api/events', new Blob([JSON.stringify({ events })], { type: 'application/json' }));
	}
	function add(event: PageEvent, on = page): void {
		if (!on) return;
		waiting.push({ ...event, page: on, lang, device, channel, at: Date.now() });
		if (waiting.length >= EVENTS_IN_A_BATCH) send();
		else timer ??= setTimeout(send, SEND_AFTER_MS);
	}
	const step = (taken: JourneyStep) => add({ event: 'step', step: taken });
	function view(from?: string): void {
		add({ event: 'page-view', from });
		const taken = page && STEP_OF_PAGE[page];
		if (taken) step(taken);
	}

	view();
	listenForSteps(step);
	router.subscribe(({ location, navigation }) => {
		const now = pageNameAt(location.pathname);
		if (navigation.state !== 'idle' || now === page) return;
		const from = page;
		page = now;
		view(from);
	});
	const first = page;
	const vital = ({ name, value }: Metric) => add({ event: 'vital', metric: name, value: Math.round(value * 1000) / 1000 }, first);
	for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(vital);
	addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
	addEventListener('pagehide', send);
}
