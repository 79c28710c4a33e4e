import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { usePanels } from '#client/layout/panels.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { usePageSender } from '#client/parts/form-sender.ts';
import { FindOrderForm } from '#client/parts/order/find-order-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { FindAnswer } from './find-order.ts';

/** Says where the order's number stands, and how to reach customer service. */
function Help() {
	const { t } = useTranslation('check-in');
	const { phone } = useSite();
	const { openSupport } = usePanels();
	return (
		<p className="mt-6 flex flex-wrap items-center gap-x-5 text-14 text-muted">
			<span>{t('find.help')}</span>
			<a href={`tel:${phone}`} className="tabular inline-flex min-h-target items-center text-link underline underline-offset-4">
				{phone}
			</a>
			<Button variant="link" onClick={openSupport} className="text-14 noscript:hidden">
				{t('find.support')}
			</Button>
		</p>
	);
}

/** Renders the form that finds an order of another account by its number and the name of one of its passengers. */
export function FindForm({ answer }: { answer: FindAnswer | undefined }) {
	const { t } = useTranslation('check-in');
	const errorOf = (field: 'orderNo' | 'name'): string | undefined => {
		const problem = answer?.problems[field];
		return problem && (answer.message || t(`find.problem.${field}.${problem}`));
	};
	const sender = usePageSender<FindAnswer>({ action: '#find', preventScrollReset: true });
	useFailureToast(answer?.message && answer, answer?.message ?? '');
	return (
		<section aria-labelledby="find" className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
			<div>
				<h2 id="find" className="text-h3!">
					{t('find.title')}
				</h2>
				<p className="mt-3 max-w-measure text-muted">{t('find.text')}</p>
				<div className="max-lg:hidden">
					<Help />
				</div>
			</div>
			<div className="max-w-140">
				<FindOrderForm
					sender={sender}
					className="grid gap-5"
					summary={t('find.summary')}
					order={{ label: t('find.order'), hint: t('find.orderHint'), error: errorOf('orderNo'), typed: answer?.orderNo }}
					proof={{
						label: t('find.name'),
						hint: t('find.nameHint'),
						error: errorOf('name'),
						typed: answer?.name,
						input: { name: 'name', autoComplete: 'name', maxLength: 60 },
					}}
					refusal={
						answer?.failed && (
							<Notice tone="error" live title={answer.message || t(`find.${answer.failed}`, { count: answer.minutes })}>
								{t('find.kept')}
							</Notice>
						)
					}
					submit={t('find.submit')}
					variant="secondary"
				/>
				<div className="lg:hidden">
					<Help />
				</div>
			</div>
		</section>
	);
}
