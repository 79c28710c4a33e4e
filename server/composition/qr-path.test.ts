import jsQr from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const MODULE = 8;

async function read({ size, path }: ReturnType<typeof qrPath>): Promise<string | undefined> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * MODULE}" height="${size * MODULE}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
	const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each(['MC-933839937069', 'A', '登船-2026/12', 'x'.repeat(120)])('%j is read back from its code', async (text) => {
	expect(await read(qrPath(text))).toBe(text);
});

it('a code has four white modules around it', () => {
	const { size, path } = qrPath('MC-933839937069');
	for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
		expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
		expect(Math.max(Number(x) + Number(width), Number(y) + 1)).toBeLessThanOrEqual(size - 4);
	}
});
