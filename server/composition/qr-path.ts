import { create } from 'qrcode';
import type { QrPath } from '#shared/catalogue/bff/tickets.ts';

/** White modules around a code, which scanners need to find it. */
const QUIET_ZONE = 4;

/**
 * Draws a text as a QR code: one path of bars, each a run of dark modules in a row. Throws when the text is too long for any
 * code.
 */
export function qrPath(text: string): QrPath {
	const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
	let path = '';
	for (let row = 0; row < size; row++) {
		for (let column = 0; column < size; column++) {
			if (!data[row * size + column]) continue;
			const start = column;
			while (column + 1 < size && data[row * size + column + 1]) column++;
			const width = column + 1 - start;
			path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${width}v1h-${width}z`;
		}
	}
	return { size: size + 2 * QUIET_ZONE, path };
}
