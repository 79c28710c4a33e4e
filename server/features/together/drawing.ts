/** A drawing to be made a picture: SVG, which has one font for both languages and no part of any other file. */

const WIDTH = 1080;
const EDGE = 64;
const INNER = WIDTH - 2 * EDGE;
const FONT = 'Source Han Sans SC, Noto Sans CJK SC, PingFang SC, Microsoft YaHei, sans-serif';
const COLOURS = { ink: '#0b1b2b', quiet: '#4a5d70', gold: '#7a5a1e', line: '#d9dee5', navy: '#06203a', white: '#ffffff' };

type Style = { size: number; weight?: 400 | 700; colour?: keyof typeof COLOURS };
type Code = { size: number; path: string };

/** The texts of a drawing; `rows` are voyages: ports, title, days, price and the words below it. */
export type DrawnList = {
	brand: string;
	title: string;
	rows: readonly { name: string; small: string; days: string; price: string; terms: string }[];
	scan: string;
	note: string;
	site: string;
	code: Code;
};

/** An estimate of a text's width: signs of Chinese are as wide as high, others a little more than half. It is rather too large. */
const widthOf = (text: string, size: number): number =>
	[...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 1 : /[A-ZMW¥@]/.test(sign) ? 0.72 : 0.58), 0) * size;

/** Breaks a text into at most `most` lines, between words, or between signs in Chinese. What is left over ends with `…`. */
export function linesWithin(text: string, width: number, size: number, most: number): string[] {
	const lines: string[] = [];
	let line = '';
	for (const part of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
		if (line && widthOf((line + part).trimEnd(), size) > width) {
			lines.push(line.trimEnd());
			line = part.trimStart();
		} else line += part;
	}
	if (line.trim()) lines.push(line.trimEnd());
	if (lines.length <= most) return lines;
	const kept = lines.slice(0, most);
	const last = [...(kept.at(-1) ?? '')];
	while (last.length > 0 && widthOf(`${last.join('')}…`, size) > width) last.pop();
	return [...kept.slice(0, -1), `${last.join('').trimEnd()}…`];
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes a text for XML, without characters that XML forbids. A dot between Chinese signs is as wide as they are, and needs no spaces. */
const plain = (text: string): string =>
	text
		.replace(/\p{Cc}/gu, ' ')
		.replace(/(?<=[\u2e80-\uffef\d]) · (?=[\u2e80-\uffef]|\d+天)/g, '·')
		.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? '');

const write = (text: string, x: number, y: number, { size, weight = 400, colour = 'ink' }: Style, anchor = 'start'): string =>
	`<text x="${x}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${COLOURS[colour]}" text-anchor="${anchor}">${plain(text)}</text>`;

const PRICE_WIDTH = 330;
const CODE_SIZE = 260;
/** Modules of white around the code: on a white ground its dark part may end at the edge of the texts. */
const QUIET_ZONE = 4;

/** Draws a list of voyages with the code of its address, as high as its texts are. */
export function drawList({ brand, title, rows, scan, note, site, code }: DrawnList): string {
	const parts: string[] = [];
	let y = 212;
	const put = (lines: readonly string[], x: number, style: Style) => {
		for (const line of lines) {
			y += style.size * 1.4;
			parts.push(write(line, x, y, style));
		}
	};
	for (const { name, small, days, price, terms } of rows) {
		y += 26;
		const top = y;
		put(linesWithin(name, INNER - PRICE_WIDTH, 40, 2), EDGE, { size: 40, weight: 700 });
		if (small) put(linesWithin(small, INNER - PRICE_WIDTH, 28, 2), EDGE, { size: 28, colour: 'quiet' });
		y = Math.max(y, top + 84);
		put(linesWithin(days, INNER, 28, 2), EDGE, { size: 28, colour: 'quiet' });
		parts.push(write(price, WIDTH - EDGE, top + 58, { size: 44, weight: 700, colour: 'gold' }, 'end'));
		if (terms) parts.push(write(terms, WIDTH - EDGE, top + 100, { size: 24, colour: 'quiet' }, 'end'));
		y += 34;
		parts.push(`<rect x="${EDGE}" y="${Math.round(y)}" width="${INNER}" height="2" fill="${COLOURS.line}"/>`);
	}
	const foot = y + 40;
	y = foot + 10;
	put(linesWithin(scan, INNER - CODE_SIZE - 40, 34, 3), EDGE, { size: 34, weight: 700 });
	y += 12;
	put(linesWithin(note, INNER - CODE_SIZE - 40, 24, 4), EDGE, { size: 24, colour: 'quiet' });
	put([site], EDGE, { size: 24, colour: 'quiet' });
	const scale = CODE_SIZE / code.size;
	parts.push(
		`<g transform="translate(${WIDTH - EDGE - CODE_SIZE + QUIET_ZONE * scale} ${Math.round(foot)}) scale(${scale})">`,
		`<path fill="${COLOURS.navy}" shape-rendering="crispEdges" d="${code.path}"/></g>`,
	);
	const height = Math.ceil(Math.max(y + 24, foot + CODE_SIZE) + EDGE - 20);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="${FONT}">`,
		`<rect width="${WIDTH}" height="${height}" fill="${COLOURS.white}"/>`,
		`<rect width="${WIDTH}" height="212" fill="${COLOURS.navy}"/>`,
		write(brand, EDGE, 84, { size: 30, colour: 'white' }),
		write(title, EDGE, 158, { size: 56, weight: 700, colour: 'white' }),
		...parts,
		'</svg>',
	].join('');
}
