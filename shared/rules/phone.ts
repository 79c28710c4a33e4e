import { plainText } from './typed-text.ts';

/** The prefix that numbers have unless another is chosen (docs/rules.md, phone-china). */
export const DEFAULT_DIAL_PREFIX = '86';
const MOBILE_OF_CHINA = /^1\d{10}$/;
/** With the code of its area, with or without that code's zero. */
const LANDLINE_OF_CHINA = /^0?(?:(?:10|2\d)\d{8}|[3-9]\d{2}\d{7,8})$/;
const ABROAD = /^(?!00)\d{4,15}$/;

/** Signs that structure a number; on a Japanese keyboard the dash is ー. */
const SEPARATORS = /[ ().·/ー─-](?!\p{M})/gu;

/** Returns a typed number without its separators. */
export const plainDigits = (typed: string): string => plainText(typed).replace(SEPARATORS, '').trim();

/** A mobile number of China behind any prefix of China's and any zeros. */
const WITH_PREFIX_OF_CHINA = /^(?:\+?0*86)*0*(1[3-9]\d{9})$/;

/** Country codes of two digits; 1 and 7 have one digit, all others three (ITU-T E.164). */
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Country codes behind which a national number loses its zero. Elsewhere a zero belongs to the number (Italy, Ivory Coast), or there is none. */
const TRUNK_ZERO = new Set(
	`
	20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 57 58 60 61 62 63 64 66 81 82 84 90 91 92 93 94 95 98 211 212 213 218 231 232 233 234
	243 249 250 251 252 254 255 256 260 261 262 263 264 265 291 353 355 358 359 370 373 374 377 380 381 382 383 385 386 387 389 421
	423 590 591 593 594 595 596 598 692 850 855 856 880 886 961 962 963 964 966 967 970 971 972 976 977 994 995 996
`
		.trim()
		.split(/\s+/),
);

export type MobileNumber = { mobile: string; mobilePre: string };

/** Returns the country code at the start of a number's digits. */
function countryCode(digits: string): string {
	if (/^[17]/.test(digits)) return digits.slice(0, 1);
	return digits.slice(0, TWO_DIGITS.test(digits) ? 2 : 3);
}

/** Splits a number that begins with `+` or `00`; null when it is none. The chosen prefix comes first: 1242 is also a prefix. */
function international(plain: string, chosen: string): MobileNumber | null {
	const [, digits] = /^(?:\+|00)([1-9]\d+)$/.exec(plain) ?? [];
	if (!digits) return null;
	const mobilePre = digits.startsWith(chosen) ? chosen : countryCode(digits);
	const mobile = digits.slice(mobilePre.length);
	return mobile.startsWith('00') ? null : { mobilePre, mobile };
}

/** Returns a national number without the zero (in Russia the 8, in Hungary the 06) that is dialled only at home. */
function withoutTrunk({ mobile, mobilePre }: MobileNumber): string {
	if (mobilePre === '7') return mobile.replace(/^8(?=\d{10}$)/, '');
	if (mobilePre === '36') return mobile.replace(/^06(?=\d{8,9}$)/, '');
	return TRUNK_ZERO.has(mobilePre) ? mobile.replace(/^0(?=[1-9])/, '') : mobile;
}

/**
 * Reads a number as people type or paste it, in the one form in which it is kept, counted and sent: without signs, zeros before
 * the national number, and its prefix, which counts for more than the chosen one. Other characters stay, so that the number is
 * found to be wrong.
 */
export function readNumber({ mobile: typed, mobilePre: chosenPrefix }: MobileNumber): MobileNumber {
	const chosen = plainText(chosenPrefix).replace(/^[+0]+/, '') || DEFAULT_DIAL_PREFIX;
	const plain = plainDigits(typed);
	const ofChina = (number: string) => WITH_PREFIX_OF_CHINA.exec(number)?.[1];
	const atHome = chosen === DEFAULT_DIAL_PREFIX ? ofChina(plain) : undefined;
	if (atHome) return { mobile: atHome, mobilePre: DEFAULT_DIAL_PREFIX };
	const abroad = international(plain, chosen);
	const number = abroad ?? { mobile: plain, mobilePre: chosen };
	const written = `${number.mobilePre}${number.mobile}`;
	const chinese = written.startsWith(DEFAULT_DIAL_PREFIX) ? ofChina(written) : undefined;
	if (chinese) return { mobile: chinese, mobilePre: DEFAULT_DIAL_PREFIX };
	if (abroad?.mobilePre === DEFAULT_DIAL_PREFIX) return { ...abroad, mobile: abroad.mobile.replace(/^0/, '') };
	return { ...number, mobile: withoutTrunk(number) };
}

/** True for a read mobile number: 11 digits from 1 on in mainland China, 4 to 15 elsewhere (docs/rules.md, phone-china). */
export const isMobile = ({ mobile, mobilePre }: MobileNumber): boolean =>
	(mobilePre === DEFAULT_DIAL_PREFIX ? MOBILE_OF_CHINA : ABROAD).test(mobile);

/** True for a read number that can be called: a mobile number, or in mainland China a landline with the code of its area. */
export const isPhone = (number: MobileNumber): boolean =>
	isMobile(number) || (number.mobilePre === DEFAULT_DIAL_PREFIX && LANDLINE_OF_CHINA.test(number.mobile));

/** Returns a number as it is dialled, so that it counts once however it is divided into prefix and number, and with zeros or not. */
export function dialled(number: MobileNumber): string {
	const { mobile, mobilePre } = readNumber(number);
	return `+${mobilePre}${mobile.replace(/^0+/, '')}`;
}

/** Country codes of no country (ITU-T E.164): free and shared-cost numbers, satellites, networks of ships and companies, premium numbers. */
const OF_NO_COUNTRY = /^\+(?:8(?:0[08]|7[08]|8[1238])|979)/;

/** True for a read number of a country or region, however it is divided into prefix and number. */
export const hasCountry = (number: MobileNumber): boolean => !OF_NO_COUNTRY.test(dialled(number));

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
