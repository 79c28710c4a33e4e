import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A line of text on the screen: its colour and its box in CSS pixels. `large` means 24 px and more, or 18.66 px and bold. */
type Line = {
	text: string;
	color: [number, number, number];
	large: boolean;
	box: { x: number; y: number; width: number; height: number };
};

const linear = (value: number): number => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r = 0, g = 0, b = 0]: readonly number[]): number =>
	0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Returns the lines of text in the window that are directly in the elements of `selector`. */
const linesIn = (page: Page, selector: string): Promise<Line[]> =>
	page.evaluate((wanted) => {
		const found: Line[] = [];
		for (const element of document.querySelectorAll(wanted)) {
			const { color, fontSize, fontWeight, visibility } = getComputedStyle(element);
			const size = Number.parseFloat(fontSize);
			if (visibility !== 'visible' || !element.checkVisibility({ opacityProperty: true })) continue;
			for (const node of element.childNodes) {
				if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
				const range = document.createRange();
				range.selectNodeContents(node);
				for (const { x, y, width, height } of range.getClientRects()) {
					if (width < 2 || height < 2 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
					const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
					found.push({
						text: node.textContent,
						color: [r, g, b],
						large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
						box: { x, y, width, height },
					});
				}
			}
		}
		return found;
	}, selector);

/** Hides words, icons and moving elements; their background stays. */
const WORDLESS = `* { color: transparent !important; border-color: transparent !important; transition: none !important }
	svg, data { opacity: 0 !important }`;

const WHITE_PICTURES = 'picture { background: #fff !important } picture > img { opacity: 0 !important }';

const addStyles = (page: Page, rules: string): Promise<unknown> =>
	page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets.push(sheet);
	}, rules);

/** Paints every picture of the page white, the worst that an editor can choose below white words. */
export const whiten = (page: Page): Promise<unknown> => addStyles(page, WHITE_PICTURES);

/**
 * Returns lines with a contrast below 4.5 : 1, or 3 : 1 where they are large, against the worst pixel painted behind them. The words themselves are
 * hidden for the picture.
 */
export async function faint(page: Page, selector: string): Promise<string[]> {
	let lines: Line[] = [];
	const look = async () => {
		lines = await linesIn(page, selector);
		return lines.length;
	};
	// Words come after their picture.
	await expect.poll(look, `words in ${selector}`).toBeGreaterThan(0);
	await addStyles(page, WORDLESS);
	const { data, info } = await sharp(await page.screenshot())
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	await page.evaluate(() => document.adoptedStyleSheets.pop());
	const scale = info.width / (page.viewportSize()?.width ?? info.width);
	return lines.flatMap(({ text, color, large, box }) => {
		const own = luminance(color);
		let worst = Number.POSITIVE_INFINITY;
		for (let y = Math.ceil(box.y * scale); y < Math.floor((box.y + box.height) * scale); y++) {
			for (let x = Math.ceil(box.x * scale); x < Math.floor((box.x + box.width) * scale); x++) {
				const at = (y * info.width + x) * info.channels;
				const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
				worst = Math.min(worst, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
			}
		}
		return worst < (large ? 3 : 4.5) ? [`${text.trim()}: ${worst.toFixed(2)}`] : [];
	});
}
