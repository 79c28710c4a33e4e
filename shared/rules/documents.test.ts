import { expect, it } from 'vitest';
import {
	DOCUMENT_TYPES,
	DOCUMENTS,
	type DocumentType,
	documentFor,
	isDocumentNumber,
	issueCount,
	maskNumber,
} from './documents.ts';

it.each(DOCUMENT_TYPES)('the example of %s is a number of its kind and length', (type) => {
	expect(isDocumentNumber(type, DOCUMENTS[type].example)).toBe(true);
	expect(DOCUMENTS[type].example).toHaveLength(DOCUMENTS[type].length);
});

it.each<[DocumentType, string, boolean]>([
	['PASSPORT', 'e1234 5678', true],
	['PASSPORT', 'E1234567', false],
	['PASSPORT', 'E123456789', false],
	['PASSPORT', 'E1234567é', false],
	['HK_MACAU', 'M1234567802', true],
	['HK_MACAU', 'h1234567802', true],
	['HK_MACAU', 'C1234567802', false],
	['HK_MACAU', 'H123456780', false],
	['TAIWAN', '1234567802', true],
	['TAIWAN', '12345678', false],
	['TAIWAN', 'T234567802', false],
	['ID_CARD', '310101199003071234', true],
	['ID_CARD', '310101199013071234', false],
	['ID_CARD', 'X10101199003071234', false],
	['FOREIGN_ID', 'X10101199003071234', true],
	['FOREIGN_ID', '310101199003071234', false],
])('%s %s is a number of its kind: %j', (type, number, is) => {
	expect(isDocumentNumber(type, number)).toBe(is);
});

it.each<[DocumentType, string, number | null]>([
	['TAIWAN', '1234567802', 2],
	['HK_MACAU', 'H1234567811', 11],
	['PASSPORT', 'E12345678', null],
])('%s %s was issued %j times', (type, number, count) => {
	expect(issueCount(type, number)).toBe(count);
});

const voyage = { sailing: '2027-03-05', back: '2027-03-10' };
it.each([
	['2027-03-06', '2037-03-05', 'issued-later'],
	['2027-03-05', '2037-03-05', 'ok'],
	[undefined, '2027-03-09', 'expires-before'],
	[undefined, '2027-03-10', 'expires-soon'],
	[undefined, '2027-09-09', 'expires-soon'],
	[undefined, '2027-09-10', 'ok'],
] as const)('a document issued %s and valid to %s is %s', (issue, expiry, verdict) => {
	expect(documentFor({ issue, expiry }, voyage)).toBe(verdict);
});

it.each([
	['E12345678', 'E1•••••78'],
	['11010519491231002X', '11••••••2X'],
	['123', '••••'],
])('%s is shown as %s', (number, shown) => {
	expect(maskNumber(number)).toBe(shown);
});
