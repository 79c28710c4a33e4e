import '#client/styles/main.css';
import type { PageFacts } from '#shared/page.ts';
import { layOutLater } from './layout/later.ts';

/** Longest that the first picture is waited for, in milliseconds. */
const PATIENCE = 2_500;

/** The page's data. This file may run before the document has come that far. */
async function arrivedData(): Promise<string> {
	let element = document.getElementById('data');
	while (!element || (document.readyState === 'loading' && !element.nextSibling && !element.textContent?.endsWith('}'))) {
		await new Promise((resolve) => setTimeout(resolve, 4));
		element = document.getElementById('data');
	}
	return element.textContent ?? '';
}

/** Resolves once the first picture is there, or the visitor does something, or patience ends: on a thin line they'd share it with the code. */
function pictureShown(): Promise<unknown> {
	const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
	if (!picture || picture.complete) return Promise.resolve();
	return new Promise((resolve) => {
		for (const event of ['load', 'error']) picture.addEventListener(event, resolve, { once: true });
		for (const event of ['pointerdown', 'keydown']) addEventListener(event, resolve, { once: true, capture: true });
		setTimeout(resolve, PATIENCE);
	});
}

/** Asks for everything the page runs on at once, instead of one import after the other. */
function preload(files: readonly string[]): void {
	for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

layOutLater();
const data = await arrivedData();
await pictureShown();
const { facts } = JSON.parse(data) as { facts: PageFacts };
preload(facts.assets.preloads);
const { start } = await import('./start.tsx');
await start(data);
