/**
 * Writes docs/pictures.md: every picture, its name, what it shows and where the sandbox's seed uses it.
 *
 *   node sandbox/art/contact.ts
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Crop = { id: string; widths: number[] };
type Manifest = Record<string, { alt: { CN: string; EN: string }; crops: Record<string, Crop> }>;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const seed = join(root, 'sandbox', 'seed');
const COLUMNS = 3;

const manifest = JSON.parse(await readFile(join(root, 'sandbox', 'media', 'manifest.json'), 'utf8')) as Manifest;
const files = (await readdir(seed)).filter((file) => file.endsWith('.ts') && file !== 'pictures.ts').sort();
const sources = new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(seed, file), 'utf8')] as const)));

const uses = (name: string): string =>
	[...sources]
		.filter(([, text]) => text.includes(`'${name}'`))
		.map(([file]) => file.replace('.ts', ''))
		.join(', ') || 'not used yet';

const cell = ([name, { alt, crops }]: [string, Manifest[string]]): string => {
	const crop = crops['3x2'] ?? Object.values(crops)[0];
	return crop
		? `<img src="../sandbox/media/${crop.id}/480.webp" width="260" alt="${alt.EN}"><br>**${name}**<br>${alt.EN}<br>${Object.keys(crops).join(' · ')} — ${uses(name)}`
		: name;
};

const entries = Object.entries(manifest).map(cell);
const rows = Array.from({ length: Math.ceil(entries.length / COLUMNS) }, (_, row) => {
	const cells = entries.slice(row * COLUMNS, (row + 1) * COLUMNS);
	return `| ${[...cells, ...Array<string>(COLUMNS - cells.length).fill('')].join(' | ')} |`;
});
const head = `|${' |'.repeat(COLUMNS)}\n|${' --- |'.repeat(COLUMNS)}`;
await writeFile(
	join(root, 'docs', 'pictures.md'),
	`# Pictures\n\nAll ${entries.length} pictures of the site, rendered by the scripts in \`sandbox/art/\`: name, what is seen, crops and the seed files that show it. Written by \`node sandbox/art/contact.ts\`.\n\n${head}\n${rows.join('\n')}\n`,
);
