import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { usePageSender } from '#client/parts/form-sender.ts';
import { FIND_IDS, FindOrderForm } from '#client/parts/order/find-order-form.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Section } from '#client/ui/section.tsx';
import { type FindAnswer, findFields, isDocumentNumber, isOrderNumber } from './find-pass.ts';

const problemsOf = ({ orderNo, documentNumber }: ReturnType<typeof findFields>) => ({
	orderNo: !isOrderNumber(orderNo),
	documentNumber: !isDocumentNumber(documentNumber),
});

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

/** Renders the form that finds a pass by the order's number and the document's. Both are sent in the body only, and stay in the form. */
export function FindForm({ answer }: { answer: Answer | undefined }) {
	const { t } = useTranslation('ticket');
	const sender = usePageSender<Answer>();
	const [problems, setProblems] = useState(answer?.kind === 'invalid' ? problemsOf(answer) : null);
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		const found = problemsOf(findFields(new FormData(event.currentTarget)));
		setProblems(found);
		if (!found.orderNo && !found.documentNumber) return;
		event.preventDefault();
		document.getElementById(found.orderNo ? FIND_IDS.order : FIND_IDS.proof)?.focus();
	};
	return (
		<Section id="find" title={t('find.title')} className="mx-auto mt-12 max-w-120">
			<p className="mt-2 text-muted">{t('find.text')}</p>
			<FindOrderForm
				sender={sender}
				onSubmit={onSubmit}
				className="mt-6 grid gap-5"
				summary={t('find.summary')}
				order={{
					label: t('find.order'),
					hint: t('find.orderHint'),
					error: problems?.orderNo ? t('find.orderWrong') : undefined,
					typed: answer?.orderNo,
				}}
				proof={{
					label: t('find.document'),
					hint: t('find.documentHint'),
					error: problems?.documentNumber ? t('find.documentWrong') : undefined,
					typed: answer?.documentNumber,
					input: { name: 'documentNumber', autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 },
				}}
				refusal={answer && <Refusal answer={answer} />}
				submit={t('find.submit')}
			/>
		</Section>
	);
}
