/**
 * Prints ports: `node sandbox/art/prints/print.ts` prints all scenes, with names only those, one master for each crop into sandbox/art/out/.
 * `height=500` makes a smaller proof, `crop=4x5` only that form.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { randomFrom } from './kit/random.ts';
import { BLEED, FRAMES, sheet } from './kit/sheet.ts';
import { SCENES } from './scenes.ts';

const HEIGHT = { '21x9': 1029, '3x2': 1067, '4x5': 1200 };
const out = join(import.meta.dirname, '..', 'out');

const words = process.argv.slice(2);
const option = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
const names = words.filter((word) => !word.includes('='));
await mkdir(out, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) {
	if (names.length > 0 && !names.includes(name)) continue;
	for (const frame of FRAMES.filter(({ crop }) => crop === (option('crop') ?? crop))) {
		const height = Number(option('height') ?? HEIGHT[frame.crop]);
		const svg = sheet(frame, scene(frame, randomFrom(name)), height);
		const edge = Math.round(height * BLEED);
		await sharp(Buffer.from(svg), { unlimited: true })
			.extract({ left: edge, top: edge, width: Math.round((height * frame.w) / frame.h), height })
			.removeAlpha()
			.png()
			.toFile(join(out, `${name}-${frame.crop}.png`));
		process.stdout.write(`${name} ${frame.crop} ${Math.round(svg.length / 1024)} KB of SVG\n`);
	}
}
