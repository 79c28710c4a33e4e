/**
 * Writes the last part of sandbox/art/README.md: every picture, its name and what it shows.
 *
 *   node sandbox/art/contact.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Crop = { id: string };
type Manifest = Record<string, { alt: { EN: string }; crops: Record<string, Crop> }>;

const art = dirname(fileURLToPath(import.meta.url));
const readme = join(art, 'README.md');
const COLUMNS = 3;
const HEADING = '## What each picture shows\n';

const manifest = JSON.parse(await readFile(join(art, '..', 'media', 'manifest.json'), 'utf8')) as Manifest;

const cell = ([name, { alt, crops }]: [string, Manifest[string]]): string => {
	const crop = crops['3x2'] ?? Object.values(crops)[0];
	const picture = crop ? `<img src="../media/${crop.id}/480.avif" width="260" alt=""><br>` : '';
	return `${picture}**${name}**<br>${alt.EN}`;
};

const cells = Object.entries(manifest).map(cell);
const rows = Array.from(
	{ length: Math.ceil(cells.length / COLUMNS) },
	(_, row) => `| ${cells.slice(row * COLUMNS, (row + 1) * COLUMNS).join(' | ')} |`,
);
const head = `|${' |'.repeat(COLUMNS)}\n|${' --- |'.repeat(COLUMNS)}`;
const [before = ''] = (await readFile(readme, 'utf8')).split(HEADING);
await writeFile(readme, `${before}${HEADING}\n${head}\n${rows.join('\n')}\n`);
