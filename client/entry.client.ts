import type { PageFacts } from '#shared/page.ts';
import { currentAddress, documentAddress } from './app/address.ts';
import { watchPlace } from './app/page-place.ts';

/** Milliseconds for which the first screen is awaited at most. */
const FIRST_SCREEN_MS = 2_500;

/** Returns the page's data, once the document has come beyond it: this file may run earlier, and React expects the script behind the data. */
async function arrivedData(): Promise<string> {
	let element = document.getElementById('data');
	while (!element || (document.readyState === 'loading' && !element.nextElementSibling)) {
		await new Promise((resolve) => setTimeout(resolve, 4));
		element = document.getElementById('data');
	}
	return element.textContent ?? '';
}

/** Resolves when the file of an element has loaded, or failed to. */
const settled = (element: Element): Promise<unknown> =>
	new Promise((resolve) => {
		for (const event of ['load', 'error']) element.addEventListener(event, resolve, { once: true });
	});

/** Resolves when a frame has been drawn: everything that came before it is on the screen. */
async function painted(): Promise<void> {
	for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}

/**
 * Resolves once the styles and the first picture are on the screen, or the visitor does something, or the time is over. On a slow
 * line the code would delay the picture, and without styles nothing on the page has its size.
 */
function firstScreen(): Promise<unknown> {
	const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
	const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
	const awaited = (picture && !picture.complete ? [...styles, picture] : styles).map(settled);
	const input = new Promise((resolve) => {
		for (const event of ['pointerdown', 'keydown']) addEventListener(event, resolve, { once: true, capture: true });
	});
	return Promise.race([
		Promise.all(awaited).then(painted),
		input,
		new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS)),
	]);
}

/** Resolves in a task of its own, so that what the visitor does comes between. Timers would wait four milliseconds each. */
const nextTask = (): Promise<unknown> =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = resolve;
		port2.postMessage(null);
	});

/**
 * Requests all files that the page runs on at once, and runs them one by one. Each link and each file has a task of its own: together they would hold
 * a slow phone for a third of a second.
 */
async function load(files: readonly string[]): Promise<void> {
	for (const href of files) {
		document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
		await nextTask();
	}
	// A file that doesn't load is asked for again by the code that needs it, which knows what to do then.
	for (const file of files) await import(/* @vite-ignore */ file).catch(() => {});
}

/** Reloads when the visitor went back or forward before hydration: this page's data belongs to another address. */
function reloadIfLeft(event?: PopStateEvent): void {
	if (currentAddress() === address) return;
	event?.stopImmediatePropagation();
	location.reload();
}

const address = documentAddress();
addEventListener('popstate', reloadIfLeft);
reloadIfLeft();
watchPlace();
const data = await arrivedData();
await firstScreen();
const { facts } = JSON.parse(data) as { facts: PageFacts };
await load(facts.assets.preloads);
const { start } = await import('./start.tsx');
await start(data, address);
removeEventListener('popstate', reloadIfLeft);
