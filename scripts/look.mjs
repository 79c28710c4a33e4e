// `npm run look`: takes a picture of every screen and state, at four widths, in both languages, and puts them on one sheet.
// `npm run look -- --only voyage --width 390 --lang EN` takes some of them anew; `--readme` takes those of README.md.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSheet } from './look-sheet.mjs';
import { build, install, NODE, ROOT, run } from './prepare.mjs';

const WIDTHS = ['390', '768', '1440', '1920'];
const LANGUAGES = ['CN', 'EN'];
const FOLDER = join(ROOT, 'test-results/look');

const text = { type: 'string', multiple: true };
const { values } = parseArgs({ options: { only: text, width: text, lang: text, readme: { type: 'boolean' } } });
const { only, width = WIDTHS, lang = LANGUAGES, readme } = values;

install();
build();
if (!only && !values.width && !values.lang && !readme) rmSync(FOLDER, { recursive: true, force: true });
const projects = readme ? ['EN 1440'] : lang.flatMap((each) => width.map((wide) => `${each} ${wide}`));
try {
	run(NODE, [
		join(ROOT, 'node_modules/@playwright/test/cli.js'),
		'test',
		'--config=look.config.ts',
		readme ? 'readme.look' : 'screens.look',
		...projects.map((project) => `--project=${project}`),
		...(only ? [`--grep= (${only.join('|')}): `] : []),
	]);
} catch {
	process.stdout.write('\nSome screens could not be reached: see above.\n');
	process.exitCode = 1;
}
if (!readme) process.stdout.write(`\n  ${writeSheet(FOLDER, WIDTHS, LANGUAGES)}\n\n`);
