import { describe, expect, it } from 'vitest';
import { type InvoiceDraft, invoiceProblems, keptInvoice, workingDaysLater } from './invoice.ts';

const company: InvoiceDraft = {
	titleType: 'company',
	title: '上海远帆文化传播有限公司',
	taxNumber: '91310115MA1K3ABC2X',
	email: 'tax@example.com',
};
const person: InvoiceDraft = { titleType: 'individual', title: '林知远', taxNumber: '', email: 'lin@example.com' };

describe('an invoice', () => {
	it.each<[InvoiceDraft, object]>([
		[company, {}],
		[person, {}],
		[{ ...company, taxNumber: '9131 0115-ma1k3abc2x' }, {}],
		[{ ...company, taxNumber: '310115123456789' }, {}],
		[{ ...company, taxNumber: '31011512345678901234' }, {}],
		[{ ...company, taxNumber: '' }, { taxNumber: 'missing' }],
		[{ ...company, taxNumber: '1234' }, { taxNumber: 'taxNumber' }],
		[{ ...company, taxNumber: '9131011５MA1K3ABC2' }, { taxNumber: 'taxNumber' }],
		[{ ...company, taxNumber: '税号310115123456789' }, { taxNumber: 'taxNumber' }],
		[{ ...person, taxNumber: 'nonsense' }, {}],
		[{ ...person, title: '  ' }, { title: 'missing' }],
		[{ ...person, title: 'a'.repeat(100) }, {}],
		[{ ...person, title: 'a'.repeat(101) }, { title: 'tooLong' }],
		[{ ...person, email: '' }, { email: 'missing' }],
		[{ ...person, email: 'lin@' }, { email: 'email' }],
		[{ ...person, email: 'lin@example' }, { email: 'email' }],
		[
			{ titleType: 'company', title: '', taxNumber: '', email: '' },
			{ title: 'missing', taxNumber: 'missing', email: 'missing' },
		],
	])('%j has the problems %j', (draft, problems) => expect(invoiceProblems(draft)).toEqual(problems));

	it('of a person has no tax number, whatever was typed before it was one', () => {
		expect(keptInvoice({ ...person, taxNumber: company.taxNumber }).taxNumber).toBe('');
	});

	it('keeps tax numbers in capitals without spaces', () => {
		expect(keptInvoice({ ...company, taxNumber: ' 91-31 0115ｍａ' }).taxNumber).toBe('91310115MA');
	});
});

it.each([
	['2026-11-16', 5, '2026-11-23'],
	['2026-11-20', 5, '2026-11-27'],
	['2026-11-21', 5, '2026-11-27'],
	['2026-11-22', 1, '2026-11-23'],
	['2026-12-28', 5, '2027-01-04'],
])('%s and %d working days is %s', (day, count, found) => expect(workingDaysLater(day, count)).toBe(found));
