import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Driver } from './driver.ts';

/** A search for elements: a selector, and words of the name or text. */
type Wanted = { css: string; named?: string };

/** Runs in the page: returns the visible elements that match. */
function find({ css, named = '' }: Wanted): HTMLElement[] {
	const nameOf = (element: HTMLElement) =>
		[
			element.getAttribute('aria-label'),
			element.textContent,
			...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
		].join(' ');
	return [...document.querySelectorAll<HTMLElement>(css)].filter(
		(element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).includes(named),
	);
}

/** Runs in the page: returns the point at which an element can be pressed, once it stands still and is not covered. */
async function pointOf(element: HTMLElement | undefined): Promise<{ x: number; y: number } | null> {
	if (!element || element.matches(':disabled, [aria-disabled=true]')) return null;
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const frame = () => new Promise((done) => requestAnimationFrame(done));
	await frame();
	const before = element.getBoundingClientRect();
	await frame();
	const { left, top, width, height } = element.getBoundingClientRect();
	const [x, y] = [left + width / 2, top + height / 2];
	const hit = document.elementFromPoint(x, y);
	const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
	return isHit && before.left === left && before.top === top ? { x, y } : null;
}

/** Runs in the page: shows the next window's height with its pictures. Returns whether there is more below, and the pictures that are broken. */
async function showPart(part: number): Promise<{ isLast: boolean; broken: string[] }> {
	scrollTo({ top: part * innerHeight, behavior: 'instant' });
	await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	const shown = [...document.images].filter((image) => {
		const { top, right, bottom, left, width } = image.getBoundingClientRect();
		return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
	});
	// Firefox doesn't decode a picture that has only just come into the window.
	const ended = (image: HTMLImageElement) =>
		image.complete || new Promise((done) => ['load', 'error'].map((event) => image.addEventListener(event, done)));
	await Promise.all(shown.map(ended));
	const decoded = await Promise.allSettled(shown.map((image) => image.decode()));
	const broken = shown.filter((image, index) => decoded[index]?.status === 'rejected' && image.naturalWidth === 0);
	return { isLast: scrollY + innerHeight >= document.documentElement.scrollHeight - 1, broken: broken.map(({ src }) => src) };
}

/** A page in a browser of any engine; every wait ends when the page shows the expected element. */
export function enginePage(driver: Driver, origin: string) {
	async function run<T>(expression: string): Promise<T | null> {
		return ((await driver.evaluate(`(async () => (await (${expression})) ?? null)()`).catch(() => null)) ?? null) as T | null;
	}
	const found = (wanted: Wanted) => `(${find})(${JSON.stringify(wanted)})`;
	const sees = (wanted: Wanted) =>
		expect.poll(() => run<number>(`${found(wanted)}.length`), `seen: ${wanted.css} ${wanted.named ?? ''}`).toBeGreaterThan(0);
	const at = (path: string) => expect.poll(() => run<string>('location.pathname'), 'the page that is open').toBe(path);
	const alive = () => expect.poll(() => run('document.documentElement.dataset.alive'), 'the page is alive').toBe('');

	async function press(wanted: Wanted): Promise<void> {
		let point: { x: number; y: number } | null = null;
		const look = async () => {
			point = await run(`(${pointOf})(${found(wanted)}[0])`);
			return point !== null;
		};
		await expect.poll(look, `can be pressed: ${wanted.css} ${wanted.named ?? ''}`).toBe(true);
		const { x, y } = point as unknown as { x: number; y: number };
		await driver.press(x, y);
	}
	/** Opens a page of the site, and waits until it is hydrated. */
	async function open(path: string): Promise<void> {
		await run('window.wasHere = true');
		await driver.go(`${origin}${path}`);
		await expect.poll(() => run('!window.wasHere && location.href'), `${path} is open`).toContain(path);
		await alive();
	}
	/** Fails unless the page fits its window and the console is silent. */
	async function silent(what: string): Promise<void> {
		const excess = await run('document.documentElement.scrollWidth - innerWidth');
		expect.soft(excess, `${what}: wider than the window`).toBeLessThanOrEqual(0);
		expect.soft(await driver.errors(), `${what}: the console`).toEqual([]);
	}
	/** Fails unless the whole page fits its window, its pictures load and the console is silent. Saves a picture beside the results. */
	async function sound(what: string): Promise<void> {
		for (let part = 0, isLast = false; !isLast; part += 1) {
			const shown = await run<Awaited<ReturnType<typeof showPart>>>(`(${showPart})(${part})`);
			if (!shown) throw new Error(`${what}: the page was left`);
			isLast = shown.isLast;
			expect.soft(shown.broken, `${what}: pictures that don't load`).toEqual([]);
			await writeFile(test.info().outputPath(`${what} ${part}.png`), await driver.picture(), 'base64');
		}
		await silent(what);
	}
	return { run, sees, at, alive, press, open, sound, silent, type: driver.type };
}

export type EnginePage = ReturnType<typeof enginePage>;
