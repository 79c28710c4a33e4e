import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const OLD = 'an-old-secret-of-thirty-two-characters';
const NEW = 'a-newer-secret-of-thirty-two-characters';
const PLAIN = '{"token":"UTK_CANARY_7f3a"}';

it('opens a sealed value; the seal hides the value and differs each time', () => {
	const seal = createSeal([NEW], 'session');
	const sealed = seal.close(PLAIN);
	expect(seal.open(sealed)).toBe(PLAIN);
	expect(sealed).not.toContain('CANARY');
	expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('CANARY');
	expect(seal.close(PLAIN)).not.toBe(sealed);
});

it('the old secret still opens, the new one seals, a removed one opens nothing (T12)', () => {
	const before = createSeal([OLD], 'session').close(PLAIN);
	const during = createSeal([NEW, OLD], 'session');
	expect(during.open(before)).toBe(PLAIN);
	expect(createSeal([NEW], 'session').open(during.close(PLAIN))).toBe(PLAIN);
	expect(() => createSeal([NEW], 'session').open(before)).toThrow();
});

it('refuses a value that was altered, cut short, or sealed for another purpose', () => {
	const seal = createSeal([NEW], 'session');
	const bytes = Buffer.from(seal.close(PLAIN), 'base64');
	for (let at = 0; at < bytes.length; at++) {
		const altered = Buffer.from(bytes);
		altered[at] = (altered[at] ?? 0) ^ 1;
		expect(() => seal.open(altered.toString('base64'))).toThrow();
		expect(() => seal.open(bytes.subarray(0, at).toString('base64'))).toThrow();
	}
	expect(() => createSeal([NEW], 'vault').open(seal.close(PLAIN))).toThrow();
});
