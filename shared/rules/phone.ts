/** The prefix that numbers have unless another is chosen (docs/rules.md, phone-china). */
export const DEFAULT_DIAL_PREFIX = '86';
const CHINA = /^1\d{10}$/;
const FOREIGN = /^\d{4,15}$/;

/**
 * The digits of a number as people type or paste it: full-width digits, spaces, dashes, brackets, and the country's own prefix
 * before it (`+86 138-0013-8000`), or zeros before one of China. Other characters stay, so that the number is found to be wrong.
 */
export function readMobile(typed: string, prefix: string = DEFAULT_DIAL_PREFIX): string {
	const plain = typed.normalize('NFKC').replace(/[\s\-–().·]/g, '');
	const abroad = plain.replace(/^(?:\+|00)/, '');
	const digits = abroad !== plain && abroad.startsWith(prefix) ? abroad.slice(prefix.length) : plain;
	return prefix === DEFAULT_DIAL_PREFIX ? digits.replace(/^0+(?=1\d{10}$)/, '') : digits;
}

/** True for the digits of a mobile number: 11 of them from 1 on in mainland China, 4 to 15 elsewhere (docs/rules.md, phone-china). */
export const isMobile = (digits: string, prefix: string = DEFAULT_DIAL_PREFIX): boolean =>
	(prefix === DEFAULT_DIAL_PREFIX ? CHINA : FOREIGN).test(digits);

export type MobileNumber = { mobile: string; mobilePre: string };

/** Returns a number in the one form in which it is counted and sent, whatever zeros, signs and prefixes it was written with. No other country's prefix begins with China's. */
export function canonicalNumber({ mobile, mobilePre }: MobileNumber): MobileNumber {
	const prefix = mobilePre.replace(/^[+0]+/, '');
	const digits = readMobile(mobile, prefix);
	const [, ofChina] = /^86(1\d{10})$/.exec(prefix + digits) ?? [];
	return ofChina ? { mobile: ofChina, mobilePre: DEFAULT_DIAL_PREFIX } : { mobile: digits, mobilePre: prefix };
}

/** A number as it may be shown: `138****5678`. Short numbers keep their last two digits only. */
export function maskMobile(digits: string): string {
	if (digits.length < 8) return `****${digits.slice(-2)}`;
	return `${digits.slice(0, 3)}****${digits.slice(-4)}`;
}

/** An e-mail address as it may be shown: `l****@example.com`; empty when there is none. */
export function maskEmail(address: string): string {
	const at = address.lastIndexOf('@');
	return at < 1 ? '' : `${address.slice(0, 1)}****${address.slice(at)}`;
}
