import { getFormProps, useForm } from '@conform-to/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { usePageSender } from '#client/parts/form-sender.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/paths.ts';
import type { InvoiceDraft, InvoiceProblem } from '#shared/rules/invoice.ts';
import { type InvoiceAnswer, readInvoice } from './ask-invoice.ts';

const FIELDS = ['title', 'taxNumber', 'email'] as const;
const PROBLEMS: readonly InvoiceProblem[] = ['missing', 'tooLong', 'taxNumber', 'email'];
const isProblem = (word: string): word is InvoiceProblem => PROBLEMS.some((problem) => problem === word);

/** Renders the fields of an invoice, filled from the member's last one. Only companies have a tax number. */
export function InvoiceForm({ order, answer }: { order: OrderView; answer: InvoiceAnswer | undefined }) {
	const { t } = useTranslation('orders');
	const sender = usePageSender<InvoiceAnswer>();
	const pending = sender.pending !== undefined;
	const proposal = order.invoiceProposal;
	const [titleType, setTitleType] = useState<InvoiceDraft['titleType']>(() => {
		const sent = answer?.result.initialValue?.titleType;
		return sent === 'company' || sent === 'individual' ? sent : (proposal?.titleType ?? 'individual');
	});
	const [form, fields] = useForm<InvoiceDraft>({
		id: 'invoice',
		lastResult: answer?.result,
		defaultValue: proposal ?? undefined,
		onValidate: ({ formData }) => readInvoice(formData),
		shouldRevalidate: 'onInput',
		defaultNoValidate: true,
	});
	useUnsavedInput(form.dirty);
	const words = {
		title: { label: t(titleType === 'company' ? 'invoice.companyName' : 'invoice.name'), hint: undefined },
		taxNumber: { label: t('invoice.taxNumber'), hint: t('invoice.taxNumberHint') },
		email: { label: t('invoice.email'), hint: t('invoice.emailHint') },
	};
	const say = (name: (typeof FIELDS)[number]) => {
		const [problem] = fields[name].errors ?? [];
		return problem && (isProblem(problem) ? t(`invoice.problem.${problem}`, { field: words[name].label }) : problem);
	};
	const failures = FIELDS.flatMap((name) => {
		const text = say(name);
		return text ? [{ id: fields[name].id, text }] : [];
	});
	const input = {
		title: { autoComplete: titleType === 'company' ? 'organization' : 'name' },
		taxNumber: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, className: 'uppercase' },
		email: { autoComplete: 'email', inputMode: 'email' },
	} as const;
	return (
		<PressForm sender={sender} {...getFormProps(form)} className="group grid max-w-140 gap-6">
			<ErrorSummary title={t('invoice.summary')} failures={failures} />
			{answer?.kind === 'failed' && !pending && (
				<FailureNotice failure={answer.failure} title={t('invoice.failed')}>
					{t('invoice.kept')}
				</FailureNotice>
			)}
			<RadioGroup
				id={fields.titleType.id}
				name={fields.titleType.name}
				legend={t('invoice.type')}
				options={[
					{ value: 'individual', label: t('invoice.individual') },
					{ value: 'company', label: t('invoice.company') },
				]}
				value={titleType}
				onChange={setTitleType}
			/>
			{FIELDS.map((name) => (
				<Field
					key={name}
					id={fields[name].id}
					{...words[name]}
					error={say(name)}
					// CSS shows it by the ticked box, so that this works before the page is alive
					className={name === 'taxNumber' ? 'group-has-[[value=individual]:checked]:hidden!' : ''}
				>
					{(control) => (
						<TextInput {...control} {...input[name]} name={fields[name].name} defaultValue={fields[name].initialValue} />
					)}
				</Field>
			))}
			<div className="mt-2 flex flex-wrap gap-3 max-md:*:w-full">
				<Button type="submit" busy={pending}>
					{t('invoice.submit')}
				</Button>
				<LinkButton to={orderPath(order.id)} variant="secondary">
					{t('price.back')}
				</LinkButton>
			</div>
		</PressForm>
	);
}
