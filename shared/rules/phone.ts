/** The prefix that numbers have unless another is chosen (docs/rules.md, phone-china). */
export const DEFAULT_DIAL_PREFIX = '86';
const CHINA_LENGTH = 11;
const FOREIGN = /^\d{4,15}$/;

/**
 * The digits of a number as people type or paste it: full-width digits, spaces, dashes, brackets, and the country's own prefix
 * before it (`+86 138-0013-8000`). Anything else stays, so that it can be told to be wrong.
 */
export function readMobile(typed: string, prefix: string = DEFAULT_DIAL_PREFIX): string {
	const plain = typed.normalize('NFKC').replace(/[\s\-–().·]/g, '');
	const abroad = plain.replace(/^(?:\+|00)/, '');
	return abroad !== plain && abroad.startsWith(prefix) ? abroad.slice(prefix.length) : plain;
}

/** Whether digits can be a mobile number: 11 of them in mainland China, 4 to 15 elsewhere (docs/rules.md, phone-china). */
export const isMobile = (digits: string, prefix: string = DEFAULT_DIAL_PREFIX): boolean =>
	prefix === DEFAULT_DIAL_PREFIX ? /^\d+$/.test(digits) && digits.length === CHINA_LENGTH : FOREIGN.test(digits);

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
