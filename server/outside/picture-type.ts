const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const AVIF = new Set(['avif', 'avis']);

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** True for an AVIF, which begins with a box that lists the kinds it can be read as. */
function isAvif(bytes: Buffer): boolean {
	if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
	const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
	const brands = [bytes.toString('latin1', 8, 12)];
	for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
	return brands.some((brand) => AVIF.has(brand));
}

/** Returns the kind of a picture from its bytes, whatever its name and headers say; null unless it is one of the five kinds that are shown. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
	if (bytes.subarray(0, 8).equals(PNG)) return 'png';
	if (/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return 'gif';
	if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
	return isAvif(bytes) ? 'avif' : null;
}
