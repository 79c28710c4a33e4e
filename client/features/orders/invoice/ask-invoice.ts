import { parse, type SubmissionResult } from '@conform-to/react';
import { data, redirect } from 'react-router';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { orderPath } from '#shared/paths.ts';
import { type InvoiceDraft, invoiceProblems } from '#shared/rules/invoice.ts';

/** The reason why no invoice was requested: wrong fields, upstream's refusal (`not-now`, with its own words), or a failed call. */
export type InvoiceAnswer = { result: SubmissionResult<string[]> } & (
	| { kind: 'refused' }
	| { kind: 'not-now'; message: string }
	| { kind: 'failed'; failure: FailedCall }
);

const byField = (problems: Record<string, string>) =>
	Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [problem]]));

/** Reads the form of an invoice by the rules that the server applies too. */
export const readInvoice = (form: FormData) =>
	parse<InvoiceDraft, string[]>(form, {
		resolve() {
			const text = (name: string) => String(form.get(name) ?? '');
			const titleType = form.get('titleType') === 'company' ? 'company' : 'individual';
			const draft: InvoiceDraft = { titleType, title: text('title'), taxNumber: text('taxNumber'), email: text('email') };
			const problems = invoiceProblems(draft);
			return Object.keys(problems).length > 0 ? { error: byField(problems) } : { value: draft };
		},
	});

/** Requests the invoice that a form describes, and redirects to the order, which shows when it comes. */
export async function askInvoice(api: Api, id: string, form: FormData) {
	const submission = readInvoice(form);
	if (submission.status !== 'success') {
		return data<InvoiceAnswer>({ kind: 'refused', result: submission.reply() }, { status: 422 });
	}
	try {
		const reply = await api('POST /order/invoice', { id, ...submission.value });
		if (reply.state === 'applied') return redirect(orderPath(id));
		if (reply.state === 'not-now')
			return data<InvoiceAnswer>({ kind: 'not-now', message: reply.message, result: submission.reply() }, { status: 409 });
		const fieldErrors = byField(reply.problems);
		return data<InvoiceAnswer>({ kind: 'refused', result: submission.reply({ fieldErrors }) }, { status: 422 });
	} catch (error) {
		const result = submission.reply({ formErrors: [''] });
		return data<InvoiceAnswer>({ kind: 'failed', failure: failedCall(error), result }, { status: 502 });
	}
}
