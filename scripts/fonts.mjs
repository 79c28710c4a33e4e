// `npm run fonts`: takes the signs that nearly every page needs out of the faces' Latin files, and writes them into client/styles/fonts/.
// The face beside Chinese has no space: that sign alone made every Chinese page fetch it.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = resolve(import.meta.dirname, '..');
const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** `client/styles/fonts.css` names the same signs as ranges. */
const BASIC = `${ASCII}\u00a0¥©°²·×–—‘’“”…`;
/** What a Chinese heading has besides Chinese, nearly always. */
const FIGURES = '0123456789%+,-./:¥°²×';
/** Distances within pairs of letters, ligatures, and the forms of h, m, n, s and & that Fraunces has in this cut. */
const FEATURES = ['kern', 'liga', 'rvrn'];
const FILES = [
	['@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', 'basic', BASIC],
	['@fontsource/fraunces/files/fraunces-latin-300-normal.woff2', 'basic', BASIC],
	['@fontsource/fraunces/files/fraunces-latin-400-normal.woff2', 'basic', BASIC],
	['@fontsource/fraunces/files/fraunces-latin-300-normal.woff2', 'figures', FIGURES],
];

for (const [face, part, signs] of FILES) {
	const whole = readFileSync(resolve(ROOT, 'node_modules', face));
	const file = await subsetFont(whole, signs, { targetFormat: 'woff2', keepFeatures: FEATURES });
	const name = face.slice(face.lastIndexOf('/') + 1).replace('latin', part);
	writeFileSync(resolve(ROOT, 'client/styles/fonts', name), file);
}
