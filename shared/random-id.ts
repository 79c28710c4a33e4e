const BYTES = 16;

/** Returns 128 random bits as 32 hexadecimal digits. It works on plain http too, where `crypto.randomUUID` is missing. */
export const randomId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
