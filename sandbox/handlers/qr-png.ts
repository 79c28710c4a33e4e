import { crc32, deflateSync } from 'node:zlib';
import { create } from 'qrcode';

function chunk(type: string, data: Buffer): Buffer {
	const typed = Buffer.concat([Buffer.from(type), data]);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(typed));
	return Buffer.concat([size, typed, sum]);
}

/** Draws a QR code as a greyscale PNG: `scale` pixels to a module, with a quiet zone of four modules. */
export function qrPng(text: string, scale = 8): Buffer {
	const { modules } = create(text, { errorCorrectionLevel: 'M' });
	const side = modules.size + 8;
	const width = side * scale;
	const line = (y: number) => {
		const row = Buffer.alloc(1 + width, 0xff);
		row[0] = 0;
		for (let x = 0; x < modules.size; x++)
			if (y >= 0 && y < modules.size && modules.get(y, x)) row.fill(0, 1 + (x + 4) * scale, 1 + (x + 5) * scale);
		return Array.from({ length: scale }, () => row);
	};
	const pixels = Buffer.concat(Array.from({ length: side }, (_, y) => line(y - 4)).flat());
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(width, 4);
	header.set([8, 0, 0, 0, 0], 8);
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	return Buffer.concat([
		signature,
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(pixels, { level: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}
