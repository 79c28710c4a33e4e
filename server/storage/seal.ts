import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 4;

export type Seal = { close: (plain: string) => string; open: (sealed: string) => string };

/** Derives a 256-bit key for one purpose from a secret, with a short public id that sealed values carry. */
function derive(secret: string, purpose: string) {
	const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
	return { key, id: createHash('sha256').update(key).digest().subarray(0, ID_BYTES) };
}

/**
 * Encrypts values that are stored outside this process (AES-256-GCM): with the newest secret, readable with any secret of the
 * list. `open` throws when a value was altered or its secret was removed.
 */
export function createSeal(secrets: readonly string[], purpose: string): Seal {
	const keys = secrets.map((secret) => derive(secret, purpose));
	const [newest] = keys;
	if (!newest) throw new Error('no secret to seal with');
	return {
		close(plain) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv(CIPHER, newest.key, iv);
			const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
			return Buffer.concat([newest.id, iv, cipher.getAuthTag(), body]).toString('base64');
		},
		open(sealed) {
			const bytes = Buffer.from(sealed, 'base64');
			const entry = keys.find(({ id }) => id.equals(bytes.subarray(0, ID_BYTES)));
			if (!entry || bytes.length < ID_BYTES + IV_BYTES + TAG_BYTES) throw new Error('sealed with no secret of ours');
			const iv = bytes.subarray(ID_BYTES, ID_BYTES + IV_BYTES);
			const tag = bytes.subarray(ID_BYTES + IV_BYTES, ID_BYTES + IV_BYTES + TAG_BYTES);
			const decipher = createDecipheriv(CIPHER, entry.key, iv, { authTagLength: TAG_BYTES });
			decipher.setAuthTag(tag);
			const body = bytes.subarray(ID_BYTES + IV_BYTES + TAG_BYTES);
			return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
		},
	};
}
