import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { type CompareRow, isSame } from './compare-rows.tsx';

type Words = { brand: string; title: string; note: string };

/** CSS pixels of the picture, drawn at twice the size: it is read on a phone. */
const WIDTH = 750;
const SCALE = 2;
const EDGE = 36;
const GUTTER = 18;
const LINE = 1.4;
/** Colours of the page: text, quiet text, the best of a row, lines and ground. */
const COLOURS = { ink: '#0b1b2b', quiet: '#4a5d70', best: '#7a5a1e', line: '#d9dee5', ground: '#ffffff' } as const;
type Style = { size: number; weight: number; colour: keyof typeof COLOURS };
const STYLES = {
	brand: { size: 18, weight: 600, colour: 'quiet' },
	title: { size: 30, weight: 600, colour: 'ink' },
	head: { size: 20, weight: 600, colour: 'ink' },
	name: { size: 15, weight: 600, colour: 'quiet' },
	text: { size: 18, weight: 400, colour: 'ink' },
	best: { size: 15, weight: 600, colour: 'best' },
} as const satisfies Record<string, Style>;

/** Breaks a text into lines of at most `width`: between words, or between signs where a word is too long, as in Chinese. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
	const lines: string[] = [];
	let line = '';
	for (const part of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
		if (line && measure((line + part).trimEnd()) > width) {
			lines.push(line.trimEnd());
			line = part.trimStart();
		} else line += part;
	}
	return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/** Draws the comparison as a picture to send: names, and the rows in which the voyages differ, then those that are the same. All of it is the page's text. */
export async function comparePicture(voyages: readonly VoyageCard[], rows: readonly CompareRow[], words: Words): Promise<Blob> {
	const canvas = document.createElement('canvas');
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('no canvas');
	const family = getComputedStyle(document.body).fontFamily;
	const inner = WIDTH - 2 * EDGE;
	const column = (inner - (voyages.length - 1) * GUTTER) / voyages.length;
	const use = ({ size, weight, colour }: Style) => {
		pen.font = `${weight} ${size}px ${family}`;
		pen.fillStyle = COLOURS[colour];
	};
	let y = EDGE;
	/** Writes a text from the given height and returns where it ends. Before the picture's height is known, nothing is drawn. */
	const write = (text: string, x: number, from: number, width: number, style: Style): number => {
		use(style);
		const lines = linesOf(text, width, (part) => pen.measureText(part).width);
		for (const [at, line] of lines.entries()) pen.fillText(line, x, from + at * style.size * LINE);
		return from + lines.length * style.size * LINE;
	};
	const across = (draw: (x: number, at: number) => number) =>
		Math.max(...voyages.map((_, at) => draw(EDGE + at * (column + GUTTER), at)));
	const rule = () => {
		pen.fillStyle = COLOURS.line;
		pen.fillRect(EDGE, y + 10, inner, 1);
		y += 24;
	};
	const paint = () => {
		pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
		pen.textBaseline = 'top';
		pen.fillStyle = COLOURS.ground;
		pen.fillRect(0, 0, WIDTH, canvas.height);
		y = write(words.brand, EDGE, EDGE, inner, STYLES.brand);
		y = write(words.title, EDGE, y + 6, inner, STYLES.title) + 14;
		y = across((x, at) => {
			const { places = [], title = '' } = voyages[at] ?? {};
			const placed = write(places.join(' · '), x, y, column, STYLES.head);
			return write(title, x, placed, column, places.length > 0 ? STYLES.text : STYLES.head);
		});
		for (const { name, texts, best } of rows.filter((row) => !isSame(row))) {
			rule();
			y = write(name, EDGE, y, inner, STYLES.name) + 2;
			y = across((x, at) => {
				const end = write(texts[at] ?? '', x, y, column, STYLES.text);
				return write(best[at] ?? '', x, end, column, STYLES.best);
			});
		}
		for (const { name, texts } of rows.filter(isSame)) {
			rule();
			y = write(name, EDGE, y, inner, STYLES.name) + 2;
			y = write(texts[0] ?? '', EDGE, y, inner, STYLES.text);
		}
		rule();
		y = write(words.note, EDGE, y, inner, STYLES.name) + EDGE;
	};
	// The first pass measures: a canvas that gets its size is empty again.
	paint();
	canvas.width = WIDTH * SCALE;
	canvas.height = Math.ceil(y) * SCALE;
	paint();
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
	);
}
