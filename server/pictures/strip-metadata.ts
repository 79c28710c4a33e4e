import type { PictureType } from '#shared/catalogue/call.ts';

/** Pictures as phones take them, read only as far as it takes to know what they are. */

const MAX_PIXELS = 40_000_000;

type Size = { width: number; height: number };
type Plain = { size: Size; bytes: Buffer };

/** JPEG: its segments one by one; those of EXIF, places, comments and the like are left out. */
function plainJpeg(bytes: Buffer): Plain | null {
	if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return null;
	const kept: Buffer[] = [bytes.subarray(0, 2)];
	let size: Size | null = null;
	let at = 2;
	while (at + 4 <= bytes.length) {
		const [marker, code] = [bytes[at], bytes[at + 1] ?? 0];
		if (marker !== 0xff) return null;
		const end = at + 2 + bytes.readUInt16BE(at + 2);
		if (end > bytes.length) return null;
		const isFrame = code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
		if (isFrame && end >= at + 9) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
		const tells = (code >= 0xe1 && code <= 0xef) || code === 0xfe;
		if (!tells) kept.push(bytes.subarray(at, end));
		at = end;
		if (code !== 0xda) continue;
		kept.push(bytes.subarray(at));
		return size && { size, bytes: Buffer.concat(kept) };
	}
	return null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS']);

function plainPng(bytes: Buffer): Plain | null {
	if (!bytes.subarray(0, 8).equals(PNG) || bytes.toString('latin1', 12, 16) !== 'IHDR' || bytes.length < 33) return null;
	const kept: Buffer[] = [PNG];
	let at = 8;
	while (at + 12 <= bytes.length) {
		const end = at + 12 + bytes.readUInt32BE(at);
		if (end > bytes.length) return null;
		const name = bytes.toString('latin1', at + 4, at + 8);
		if (PNG_KEPT.has(name)) kept.push(bytes.subarray(at, end));
		at = end;
		if (name === 'IEND')
			return { size: { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }, bytes: Buffer.concat(kept) };
	}
	return null;
}

const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function webpSize(name: string, chunk: Buffer): Size | null {
	if (name === 'VP8X' && chunk.length >= 10) return { width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 };
	if (name === 'VP8 ' && chunk.length >= 10)
		return { width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff };
	if (name !== 'VP8L' || chunk.length < 5) return null;
	const bits = chunk.readUInt32LE(1);
	return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function plainWebp(bytes: Buffer): Plain | null {
	if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
	if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
	const kept: Buffer[] = [];
	let size: Size | null = null;
	for (let at = 12; at + 8 <= bytes.length; ) {
		const length = bytes.readUInt32LE(at + 4);
		const end = at + 8 + length + (length % 2);
		if (end > bytes.length) return null;
		const name = bytes.toString('latin1', at, at + 4);
		size ??= webpSize(name, bytes.subarray(at + 8, at + 8 + length));
		if (WEBP_KEPT.has(name)) kept.push(bytes.subarray(at, end));
		at = end;
	}
	const body = Buffer.concat(kept);
	const head = Buffer.from(bytes.subarray(0, 12));
	head.writeUInt32LE(body.length + 4, 4);
	return size && { size, bytes: Buffer.concat([head, body]) };
}

const READERS: Readonly<Record<PictureType, (bytes: Buffer) => Plain | null>> = {
	'image/jpeg': plainJpeg,
	'image/png': plainPng,
	'image/webp': plainWebp,
};

/**
 * The picture without its metadata (place, camera, comments); null when it isn't what its type says, is broken off, or is larger than
 * 40 megapixels (docs/rules.md, passport-picture).
 */
export function stripMetadata(type: PictureType, bytes: Buffer): Buffer | null {
	const plain = READERS[type](bytes);
	if (!plain || plain.size.width < 1 || plain.size.height < 1) return null;
	return plain.size.width * plain.size.height <= MAX_PIXELS ? plain.bytes : null;
}
