import { createDecipheriv } from 'node:crypto';

/**
 * Opens the hot-routes reply: hex of a JSON text encrypted with `cipher` (any name node:crypto knows), key and iv in hex.
 * The latest reply is opened once. Throws when it can't be read.
 */
export function createHotRoutesReader(cipher: string, key: string | undefined, iv: string | undefined): (hex: string) => unknown {
	let latest: { hex: string; value: unknown } | undefined;
	return (hex) => {
		if (latest?.hex === hex) return latest.value;
		if (!key) throw new Error('HOT_ROUTES_KEY is not set');
		const decipher = createDecipheriv(cipher, Buffer.from(key, 'hex'), iv ? Buffer.from(iv, 'hex') : null);
		const clear = Buffer.concat([decipher.update(Buffer.from(hex, 'hex')), decipher.final()]);
		latest = { hex, value: JSON.parse(clear.toString('utf8')) };
		return latest.value;
	};
}
