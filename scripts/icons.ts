// `npm run icons`: draws the icons of tabs and home screens from the brand's mark, public/favicon.svg, into public/.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const FOLDER = resolve(import.meta.dirname, '../public');
const TAB_SIZES = [16, 32, 48];
const HOME_SCREENS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const mark = readFileSync(resolve(FOLDER, 'favicon.svg'), 'utf8');
/** Systems round the corners of icons on home screens themselves. */
const square = mark.replace(' rx="12"', '');

const draw = (svg: string, size: number): Promise<Buffer> =>
	sharp(Buffer.from(svg), { density: (72 * size) / 64 })
		.resize(size)
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();

/** Puts PNG pictures into one ICO file: a header, an entry of 16 bytes for each picture, the pictures. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
	const header = Buffer.alloc(6 + 16 * pictures.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pictures.length, 4);
	let offset = header.length;
	for (const [index, { size, png }] of pictures.entries()) {
		const at = 6 + 16 * index;
		header.writeUInt8(size, at);
		header.writeUInt8(size, at + 1);
		header.writeUInt16LE(1, at + 4);
		header.writeUInt16LE(32, at + 6);
		header.writeUInt32LE(png.length, at + 8);
		header.writeUInt32LE(offset, at + 12);
		offset += png.length;
	}
	return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const tabs = await Promise.all(TAB_SIZES.map(async (size) => ({ size, png: await draw(mark, size) })));
writeFileSync(resolve(FOLDER, 'favicon.ico'), ico(tabs));
for (const [name, size] of Object.entries(HOME_SCREENS)) writeFileSync(resolve(FOLDER, name), await draw(square, size));
