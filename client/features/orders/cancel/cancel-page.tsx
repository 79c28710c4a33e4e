import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { CancellationTable } from '#client/parts/cancellation-table.tsx';
import { UpstreamWords, useFailureToast } from '#client/parts/failure-notice.tsx';
import { SumLine } from '#client/parts/order/sum-line.tsx';
import { PhoneLink } from '#client/parts/phone-link.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Section } from '#client/ui/section.tsx';
import type { OrderRefundView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/paths.ts';
import { TaskPage } from '../task-page.tsx';
import { CancelForm } from './cancel-form.tsx';
import type { CancelAnswer } from './cancel-order.ts';

/** Says why the order can't be cancelled here, and how to reach customer service. */
export function NotNow({ id, reason, message }: { id: string; reason: NonNullable<OrderRefundView['reason']>; message: string }) {
	const { t } = useTranslation('orders');
	useFailureToast(message, message);
	return (
		<div className="grid justify-items-start gap-6">
			<Notice tone="warning" title={t(`cancel.not.${reason}`)}>
				{message && (
					<p>
						<UpstreamWords text={message} />
					</p>
				)}
				<span>{t(`cancel.not.${reason}Text`)}</span> <PhoneLink />
			</Notice>
			<LinkButton to={orderPath(id)}>{t('price.back')}</LinkButton>
		</div>
	);
}

function Rules({ refund: { rows, voyage } }: { refund: OrderRefundView }) {
	const { t } = useTranslation('orders');
	if (rows === 'unavailable' || !voyage) return <Notice>{t('cancel.rulesUnavailable')}</Notice>;
	if (rows.length === 0) return null;
	return (
		<Section id="rules" title={t('cancel.rules')}>
			<div className="mt-4">
				<CancellationTable rows={rows} date={voyage.date} />
			</div>
		</Section>
	);
}

/** Renders the refund: the paid sum less today's fee. */
export function RefundSum({
	refund: { paid, fee, refund },
	title,
}: {
	refund: Pick<OrderRefundView, 'paid' | 'fee' | 'refund'>;
	title: string;
}) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	return (
		<Section id="refund" title={title} className="card md:p-8">
			{paid === 0 || refund === null ? (
				<p className="mt-3">{t('cancel.nothing')}</p>
			) : (
				<>
					<dl className="mt-5 grid gap-3">
						{paid !== null && <SumLine name={t('cancel.paid')} amount={paid} />}
						{fee !== null && <SumLine name={t('cancel.fee')} amount={-fee} />}
						<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
							<dt className="font-semibold">{t('cancel.refund')}</dt>
							<dd aria-live="polite" className="ml-auto">
								<data value={refund} data-refund="" className="text-h3 leading-head font-semibold">
									{money(refund)}
								</data>
							</dd>
						</div>
					</dl>
					<p className="mt-4 text-14 text-muted">{t('cancel.promise')}</p>
				</>
			)}
		</Section>
	);
}

/** Renders the page that cancels an order: the fee by day, the exact refund, and then the form. */
export function CancelPage({ refund }: { refund: OrderRefundView }) {
	const { t } = useTranslation('orders');
	const answer = useActionData<CancelAnswer>();
	const { id, reason, cancellable } = refund;
	return (
		<TaskPage
			order={refund}
			title={t('cancel.title')}
			lead={cancellable && refund.paid !== 0 ? t('cancel.lead') : undefined}
			error={answer?.kind === 'not-agreed'}
		>
			{cancellable && refund.refund !== null ? (
				<div className="grid max-w-[56rem] gap-10 md:gap-12">
					{refund.paid !== 0 && <Rules refund={refund} />}
					<RefundSum refund={refund} title={t('cancel.sum')} />
					<CancelForm view={refund} refund={refund.refund} answer={answer} />
				</div>
			) : (
				<NotNow id={id} reason={reason ?? 'not-this-state'} message={answer?.kind === 'refused' ? answer.message : ''} />
			)}
		</TaskPage>
	);
}
