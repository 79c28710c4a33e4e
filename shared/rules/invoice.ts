import { isEmail } from './contact.ts';
import { addDays, weekday } from './dates.ts';
import { characterCount, plainEmail, plainNumber, visibleText } from './typed-text.ts';

export type InvoiceDraft = { titleType: 'company' | 'individual'; title: string; taxNumber: string; email: string };
export type InvoiceProblem = 'missing' | 'tooLong' | 'taxNumber' | 'email';
export type InvoiceProblems = Partial<Record<'title' | 'taxNumber' | 'email', InvoiceProblem>>;

const TITLE_LENGTH = 100;
/** A unified social credit code has 18 characters, older tax numbers 15 or 20. */
const TAX_NUMBER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/;

/** Returns an invoice's form as it is kept. Only companies have a tax number. */
export const keptInvoice = ({ titleType, title, taxNumber, email }: InvoiceDraft): InvoiceDraft => ({
	titleType,
	title: visibleText(title),
	taxNumber: titleType === 'company' ? plainNumber(taxNumber) : '',
	email: plainEmail(email),
});

/** Returns the problems of an invoice's form by field. */
export function invoiceProblems(draft: InvoiceDraft): InvoiceProblems {
	const { titleType, title, taxNumber, email } = keptInvoice(draft);
	const problems: InvoiceProblems = {};
	if (!title) problems.title = 'missing';
	else if (characterCount(title) > TITLE_LENGTH) problems.title = 'tooLong';
	if (titleType === 'company') {
		if (!taxNumber) problems.taxNumber = 'missing';
		else if (!TAX_NUMBER.test(taxNumber)) problems.taxNumber = 'taxNumber';
	}
	if (!email) problems.email = 'missing';
	else if (!isEmail(email)) problems.email = 'email';
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
