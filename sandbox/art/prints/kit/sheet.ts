import type { FilterName } from './ink.ts';

/** The form of a print. All are 1000 high, so that near things have one size; `x` gives a share of the width. */
export type Frame = { crop: '21x9' | '3x2' | '4x5'; w: number; h: 1000; x: (share: number) => number };

const frame = (crop: Frame['crop'], w: number): Frame => ({ crop, w, h: 1000, x: (share) => share * w });
export const FRAMES: readonly Frame[] = [frame('21x9', 2333), frame('3x2', 1500), frame('4x5', 800)];
/** Returns the value for this form: wide, usual or upright. */
export const per = <T>({ crop }: Frame, wide: T, usual: T, upright: T): T =>
	crop === '21x9' ? wide : crop === '3x2' ? usual : upright;

const shifted = (id: FilterName, frequency: string, scale: number, octaves = 2): string =>
	`<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="5"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;
const blurred = (id: FilterName, x: number, y: number): string =>
	`<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`;

/** Edges as a knife cuts them, edges of leaves and rock, things seen in moving water, mist, haze and the glow of lamps. */
const FILTERS = [
	shifted('cut', '.035', 5),
	shifted('rough', '.06', 11),
	shifted('ragged', '.03 .05', 26, 3),
	shifted('water', '.006 .075', 34),
	blurred('mist', 46, 12),
	blurred('haze', 14, 5),
	blurred('glow', 7, 7),
];

/** Noise as ink: `values` is the row that turns noise into opacity. */
const grain = (id: string, frequency: string, octaves: number, seed: number, colour: string, alpha: string): string =>
	`<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${colour} ${alpha}"/></filter>`;
const WHITE = '0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .88';
const DARK = '0 0 0 0 .12 0 0 0 0 .14 0 0 0 0 .2';

/** The grain of the wood along the sheet, the baren's uneven pressure, and the fibres of the paper. */
const PAPER = [
	grain('wood', '.0028 .13', 3, 9, WHITE, '0 0 0 1.3 -.55'),
	grain('baren', '.014 .02', 3, 4, DARK, '0 0 0 1 -.42'),
	grain('fibre', '.45 .45', 2, 3, WHITE, '0 0 0 1.1 -.46'),
];

/** Filters find nothing beyond the sheet's edges, so that it is printed larger by this share of its height and cut afterwards. */
export const BLEED = 0.024;

/** Lays the printed parts on paper and returns the whole sheet as SVG, `height` high without its bleed. */
export function sheet({ w, h }: Frame, parts: readonly string[], height: number): string {
	const edge = BLEED * h;
	const [wide, high] = [w + 2 * edge, h + 2 * edge];
	const place = `x="${-edge}" y="${-edge}" width="${wide}" height="${high}"`;
	const over = (id: string, opacity: number) => `<rect ${place} filter="url(#${id})" opacity="${opacity}"/>`;
	const scale = height / h;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${wide} ${high}" width="${wide * scale}" height="${high * scale}"><defs>${[...FILTERS, ...PAPER].join('')}</defs><rect ${place} fill="#efe6d4"/>${parts.join('')}${over('wood', 0.16)}${over('baren', 0.1)}${over('fibre', 0.1)}</svg>`;
}
