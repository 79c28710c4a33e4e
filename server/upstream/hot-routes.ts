import { createDecipheriv } from 'node:crypto';
import { AppError } from '#server/request/errors.ts';
import { HotRouteGroup } from '#shared/catalogue/entities.ts';
import { list } from '#shared/catalogue/wire-lists.ts';
import { decodeBody } from './decode-body.ts';
import type { FaultLog } from './fault-log.ts';
import { parseReply } from './parse-reply.ts';
import { readReply } from './read-reply.ts';

const CALL = 'GET /openapi/voyage/v2/hotsVoyage';
const Groups = list(HotRouteGroup);

export type HotRoutesKeys = { cipher: string; key: string | undefined; iv: string | undefined };

/**
 * Creates the function that decrypts the hot-routes reply: hex of a JSON text encrypted with `cipher` (any name that node:crypto
 * knows), key and iv in hex. Values that don't fit are left out and logged, as in every reply. The latest reply is decrypted
 * once. Throws `upstream-unavailable` when the reply is unreadable. Without a key there are no hot routes; this is no failure, so
 * the page may be kept.
 */
export function createHotRoutesReader({ cipher, key, iv }: HotRoutesKeys, faults: Pick<FaultLog, 'misfits'>) {
	let latest: { hex: string; groups: HotRouteGroup[] } | undefined;

	function decrypt(hex: string, key: string): unknown {
		try {
			const decipher = createDecipheriv(cipher, Buffer.from(key, 'hex'), iv ? Buffer.from(iv, 'hex') : null);
			const clear = Buffer.concat([decipher.update(Buffer.from(hex, 'hex')), decipher.final()]);
			return parseReply(decodeBody(clear, '') ?? '');
		} catch (cause) {
			faults.misfits(CALL, [{ field: 'data', index: null, expected: 'JSON encrypted with our key', got: 'something else' }]);
			throw new AppError('upstream-unavailable', 'hot routes can’t be decrypted', { fault: 'shape', cause });
		}
	}

	return (hex: string): HotRouteGroup[] => {
		if (!key) return [];
		if (latest?.hex === hex) return latest.groups;
		const { value, misfits } = readReply(Groups, decrypt(hex, key));
		if (misfits.length > 0) faults.misfits(CALL, misfits);
		if (!value) throw new AppError('upstream-unavailable', 'hot routes do not fit', { fault: 'shape' });
		latest = { hex, groups: value.data };
		return latest.groups;
	};
}
