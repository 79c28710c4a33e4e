import { createCipheriv, createDecipheriv } from 'node:crypto';
import { HOT_ROUTES } from './site.ts';

const KEYS = [HOT_ROUTES.cipher, Buffer.from(HOT_ROUTES.key, 'hex'), Buffer.from(HOT_ROUTES.iv, 'hex')] as const;

/** Decrypts the hot routes, and encrypts them anew as `change` returns them. */
export function resealed(hex: string, change: (plain: string) => string): string {
	const decipher = createDecipheriv(...KEYS);
	const cipher = createCipheriv(...KEYS);
	const plain = decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8');
	return cipher.update(change(plain), 'utf8', 'hex') + cipher.final('hex');
}
