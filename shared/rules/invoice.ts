import { isEmail } from './contact.ts';
import { addDays, weekday } from './dates.ts';

export type InvoiceDraft = { titleType: 'company' | 'individual'; title: string; taxNumber: string; email: string };
export type InvoiceProblem = 'missing' | 'tooLong' | 'taxNumber' | 'email';
export type InvoiceProblems = Partial<Record<'title' | 'taxNumber' | 'email', InvoiceProblem>>;

const TITLE_LENGTH = 100;
/** A unified social credit code has 18 characters, older tax numbers 15 or 20. */
const TAX_NUMBER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/;

/** A tax number as it is kept: capitals, no spaces or dashes. */
export const plainTaxNumber = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** Returns the problems of an invoice's form by field. Only companies have a tax number. */
export function invoiceProblems({ titleType, title, taxNumber, email }: InvoiceDraft): InvoiceProblems {
	const problems: InvoiceProblems = {};
	if (!title.trim()) problems.title = 'missing';
	else if (title.trim().length > TITLE_LENGTH) problems.title = 'tooLong';
	if (titleType === 'company') {
		if (!taxNumber.trim()) problems.taxNumber = 'missing';
		else if (!TAX_NUMBER.test(plainTaxNumber(taxNumber))) problems.taxNumber = 'taxNumber';
	}
	if (!email.trim()) problems.email = 'missing';
	else if (!isEmail(email.trim())) problems.email = 'email';
	return problems;
}

/** The day that is `count` working days after another; weekends don't count. */
export function workingDaysLater(day: string, count: number): string {
	let found = day;
	for (let left = count; left > 0; ) {
		found = addDays(found, 1);
		if (weekday(found) % 6 !== 0) left -= 1;
	}
	return found;
}
