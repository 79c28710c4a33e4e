import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { useMoney } from '#client/parts/price-amount.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/paths.ts';
import { TaskPage } from '../task-page.tsx';
import type { InvoiceAnswer } from './ask-invoice.ts';
import { InvoiceForm } from './invoice-form.tsx';

export function InvoicePage({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const answer = useActionData<InvoiceAnswer>();
	const { id, can, paid, refunded } = order;
	return (
		<TaskPage
			order={order}
			title={t('invoice.title')}
			lead={can.invoice ? t('invoice.lead') : undefined}
			error={answer?.kind === 'refused'}
			aside={
				can.invoice &&
				paid !== null &&
				refunded !== null && (
					<p className="card flex flex-wrap items-baseline justify-between gap-x-4 py-4">
						<span className="text-muted">{t('invoice.amount')}</span>
						<span className="tabular ml-auto text-h4 font-semibold">{money(paid - refunded)}</span>
					</p>
				)
			}
		>
			{can.invoice && answer?.kind !== 'not-now' ? (
				<InvoiceForm order={order} answer={answer} />
			) : (
				<div className="grid justify-items-start gap-6">
					<Notice tone="warning" live>
						{(answer?.kind === 'not-now' && answer.message) || t('invoice.notNow')}
					</Notice>
					<LinkButton to={orderPath(id)}>{t('price.back')}</LinkButton>
				</div>
			)}
		</TaskPage>
	);
}
