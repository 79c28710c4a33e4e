import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { OrderNumberField } from '#client/parts/order/order-number-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { type FindAnswer, type FindFields, isDocumentNumber, isOrderNumber } from './find-pass.ts';

type Problems = Readonly<Record<keyof FindFields, boolean>>;

const problemsOf = ({ orderNo, documentNumber }: FindFields): Problems => ({
	orderNo: !isOrderNumber(orderNo),
	documentNumber: !isDocumentNumber(documentNumber),
});

const fieldsOf = (form: HTMLFormElement): FindFields => {
	const data = new FormData(form);
	return { orderNo: String(data.get('orderNo')), documentNumber: String(data.get('documentNumber')) };
};

type Answer = Exclude<FindAnswer, { kind: 'found' }>;

function Refusal({ answer }: { answer: Answer }) {
	const { t } = useTranslation('ticket');
	if (answer.kind === 'invalid') return null;
	if (answer.kind === 'failed') return <FailureNotice failure={answer.failure} title={t('find.failed')} />;
	return (
		<Notice tone="error" live>
			{answer.kind === 'often' ? t('find.often', { count: answer.minutes }) : t(`find.${answer.kind}`)}
		</Notice>
	);
}

/** Asks for a pass by the order's number and the document's. Both travel in the form's body alone, and stay in it when nothing was found. */
export function FindForm({ answer }: { answer: Answer | undefined }) {
	const { t } = useTranslation('ticket');
	const busy = useNavigation().formMethod === 'POST';
	const [problems, setProblems] = useState<Problems | null>(answer?.kind === 'invalid' ? problemsOf(answer) : null);
	const errors = {
		orderNo: problems?.orderNo ? t('find.orderWrong') : undefined,
		documentNumber: problems?.documentNumber ? t('find.documentWrong') : undefined,
	};
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		const form = event.currentTarget;
		const found = problemsOf(fieldsOf(form));
		setProblems(found);
		if (!found.orderNo && !found.documentNumber && !busy) return;
		event.preventDefault();
		const wrong = found.orderNo ? 'find-order' : 'find-document';
		if (!busy) document.getElementById(wrong)?.focus();
	};
	return (
		<section aria-labelledby="find" className="mx-auto mt-12 max-w-120">
			<h2 id="find" className="text-h3!">
				{t('find.title')}
			</h2>
			<p className="mt-2 text-2">{t('find.text')}</p>
			<Form method="post" noValidate onSubmit={onSubmit} className="mt-6 grid gap-5">
				<ErrorSummary
					title={t('find.summary')}
					failures={[
						{ id: 'find-order', text: errors.orderNo },
						{ id: 'find-document', text: errors.documentNumber },
					].flatMap(({ id, text }) => (text ? [{ id, text }] : []))}
				/>
				{answer && !busy && <Refusal answer={answer} />}
				<OrderNumberField
					id="find-order"
					label={t('find.order')}
					hint={t('find.orderHint')}
					error={errors.orderNo}
					typed={answer?.orderNo}
				/>
				<Field id="find-document" label={t('find.document')} hint={t('find.documentHint')} error={errors.documentNumber}>
					{(control) => (
						<TextInput
							{...control}
							name="documentNumber"
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							maxLength={40}
							defaultValue={answer?.documentNumber}
						/>
					)}
				</Field>
				<Button type="submit" busy={busy}>
					{t('find.submit')}
				</Button>
			</Form>
		</section>
	);
}
