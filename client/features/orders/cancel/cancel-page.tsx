import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import { CancellationTable } from '#client/parts/cancellation-table.tsx';
import { UpstreamWords, useFailureToast } from '#client/parts/failure-notice.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { OrderRefundView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/journey-paths.ts';
import { TaskPage } from '../task-page.tsx';
import { CancelForm } from './cancel-form.tsx';
import type { CancelAnswer } from './cancel-order.ts';
import { RefundSum } from './refund-sum.tsx';

/** Why the order can't be cancelled here, and how to reach customer service. */
function NotNow({ id, reason, message }: { id: string; reason: NonNullable<OrderRefundView['reason']>; message: string }) {
	const { t } = useTranslation('orders');
	const { phone } = useSite();
	useFailureToast(message, message);
	return (
		<div className="grid justify-items-start gap-6">
			<Notice tone="warning" title={t(`cancel.not.${reason}`)}>
				{message && (
					<p>
						<UpstreamWords text={message} />
					</p>
				)}
				{t(`cancel.not.${reason}Text`)}{' '}
				<a href={`tel:${phone}`} className="tabular whitespace-nowrap text-link underline underline-offset-4">
					{phone}
				</a>
			</Notice>
			<LinkButton to={orderPath(id)}>{t('price.back')}</LinkButton>
		</div>
	);
}

function Rules({ refund: { rows, voyage } }: { refund: OrderRefundView }) {
	const { t } = useTranslation('orders');
	if (rows === 'unavailable') return <Notice>{t('cancel.rulesUnavailable')}</Notice>;
	if (rows.length === 0) return null;
	return (
		<section aria-labelledby="rules">
			<h2 id="rules" className="text-h3!">
				{t('cancel.rules')}
			</h2>
			<div className="mt-4">
				<CancellationTable rows={rows} date={voyage.date} />
			</div>
		</section>
	);
}

/** Cancelling: the fee by day, the exact refund, and only then the form. */
export function CancelPage({ refund }: { refund: OrderRefundView }) {
	const { t } = useTranslation('orders');
	const answer = useActionData<CancelAnswer>();
	const { id, reason, cancellable } = refund;
	return (
		<TaskPage
			order={refund}
			title={t('cancel.title')}
			lead={cancellable && refund.paid > 0 ? t('cancel.lead') : undefined}
			error={answer?.kind === 'not-agreed'}
		>
			{cancellable ? (
				<div className="grid max-w-[56rem] gap-10 md:gap-12">
					{refund.paid > 0 && <Rules refund={refund} />}
					<RefundSum refund={refund} />
					<CancelForm refund={refund} answer={answer} />
				</div>
			) : (
				<NotNow id={id} reason={reason ?? 'not-this-state'} message={answer?.kind === 'refused' ? answer.message : ''} />
			)}
		</TaskPage>
	);
}
