import { documentsUntil } from './document-validity.ts';
import { isForeignId, readIdCard } from './id-card.ts';
import { plainNumber } from './typed-text.ts';

export const DOCUMENT_TYPES = ['PASSPORT', 'HK_MACAU', 'TAIWAN', 'ID_CARD', 'FOREIGN_ID'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

type Kind = { example: string; length: number; isNumber: (plain: string) => boolean; expires: boolean };

/** The form of each kind of document (docs/rules.md, passport-number, passes, foreign-card). */
export const DOCUMENTS: Readonly<Record<DocumentType, Kind>> = {
	PASSPORT: { example: 'E12345678', length: 9, isNumber: (plain) => /^[A-Z0-9]{9}$/.test(plain), expires: true },
	HK_MACAU: { example: 'H1234567802', length: 11, isNumber: (plain) => /^[HM]\d{10}$/.test(plain), expires: true },
	TAIWAN: { example: '1234567802', length: 10, isNumber: (plain) => /^\d{10}$/.test(plain), expires: true },
	ID_CARD: { example: '11010519491231002X', length: 18, isNumber: (plain) => readIdCard(plain) !== null, expires: false },
	FOREIGN_ID: { example: 'X12345199003071234', length: 18, isNumber: isForeignId, expires: false },
};

/** True when a number, as typed, fits its kind of document. */
export const isDocumentNumber = (type: DocumentType, typed: string): boolean => DOCUMENTS[type].isNumber(plainNumber(typed));

/** Returns the number of times a pass was issued, which stands in its last two digits; null for other documents. */
export const issueCount = (type: DocumentType, number: string): number | null =>
	type === 'HK_MACAU' || type === 'TAIWAN' ? Number(plainNumber(number).slice(-2)) : null;

export type DocumentVerdict = 'ok' | 'issued-later' | 'expires-before' | 'expires-soon';

/**
 * Judges a document for a voyage: it must be issued no later than the sailing date, and valid to the return date; less than six months beyond
 * the return is a warning.
 */
export function documentFor(
	{ issue, expiry }: { issue?: string; expiry: string },
	{ sailing, back }: { sailing: string; back: string },
): DocumentVerdict {
	if (issue && issue > sailing) return 'issued-later';
	if (expiry < back) return 'expires-before';
	return expiry < documentsUntil(back) ? 'expires-soon' : 'ok';
}

/** A number that can be recognised but not copied: its first and last two characters. */
export function maskNumber(number: string): string {
	if (number.length < 6) return '••••';
	return `${number.slice(0, 2)}${'•'.repeat(Math.min(6, number.length - 4))}${number.slice(-2)}`;
}
