/** A colour, or colours from top to bottom, each with the share of the height where it is pure: the printer's bokashi. */
export type Ink = string | readonly (readonly [colour: string, at: number, opacity?: number])[];

type Options = { opacity?: number; filter?: FilterName; blend?: 'multiply' | 'screen' | 'soft-light' };
export type FilterName = 'cut' | 'rough' | 'ragged' | 'water' | 'mist' | 'haze' | 'glow';

const attributes = ({ opacity, filter, blend }: Options): string =>
	`${opacity === undefined ? '' : ` opacity="${opacity.toFixed(2)}"`}${filter ? ` filter="url(#${filter})"` : ''}${blend ? ` style="mix-blend-mode:${blend}"` : ''}`;

/** Writes the gradient of an ink before its use, named after its colours. */
function inked(ink: Ink, across: boolean): { defs: string; paint: string } {
	if (typeof ink === 'string') return { defs: '', paint: ink };
	const id = `g${across ? 'x' : 'y'}${ink.map(([colour, at, alpha = 1]) => `${colour.slice(1)}_${Math.round(at * 1000)}_${Math.round(alpha * 100)}`).join('-')}`;
	const stops = ink.map(([colour, at, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`);
	const line = across ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
	return { defs: `<linearGradient id="${id}" ${line}>${stops.join('')}</linearGradient>`, paint: `url(#${id})` };
}

/** Prints an area; with `across` its colours go from left to right. */
export function area(
	path: string | readonly string[],
	ink: Ink,
	{ across = false, ...options }: Options & { across?: boolean } = {},
): string {
	const { defs, paint } = inked(ink, across);
	return `${defs}<path d="${typeof path === 'string' ? path : path.join('')}" fill="${paint}"${attributes(options)}/>`;
}

/** Prints a line of the key block. */
export const line = (path: string | readonly string[], colour: string, width: number, options: Options = {}): string =>
	`<path d="${typeof path === 'string' ? path : path.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(options)}/>`;

export const group = (parts: readonly string[], options: Options & { move?: string } = {}): string =>
	`<g${attributes(options)}${options.move ? ` transform="${options.move}"` : ''}>${parts.join('')}</g>`;

/** A round glow that fades to nothing. */
export function glow(x: number, y: number, r: number, colour: string, opacity: number, ry = r): string {
	const id = `r${colour.slice(1)}`;
	return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset=".35" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${r.toFixed(1)}" ry="${ry.toFixed(1)}" fill="url(#${id})" opacity="${opacity}"/>`;
}

/** Prints only what lies within an outline. */
export function within(path: string, parts: readonly string[]): string {
	const id = `c${path.length}_${path.slice(1, 40).replaceAll(/\D/g, '')}`;
	return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

/** Mixes two inks: `share` 0 gives the first, 1 the second. */
export function mixed(first: string, second: string, share: number): string {
	const part = (ink: string, at: number) => Number.parseInt(ink.slice(at, at + 2), 16);
	return `#${[1, 3, 5]
		.map((at) =>
			Math.round(part(first, at) * (1 - share) + part(second, at) * share)
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;
}
