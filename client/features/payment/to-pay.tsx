import { useState } from 'react';
import { onDemand } from '#client/app/on-demand.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { BookingHead } from '#client/parts/booking/booking-head.tsx';
import { PricePanel } from '#client/parts/booking/price-panel.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { useMoney } from '#client/parts/use-money.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import type { PayMethod } from '#shared/constants.ts';
import { orderPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { PayChoice } from './pay-choice.tsx';
import { firstMethod, isWechat, payMethods } from './pay-methods.ts';
import { PayTimer } from './pay-timer.tsx';
import { PaymentDocuments } from './payment-documents.tsx';
import { Refusal } from './refusal.tsx';
import type { usePayment } from './use-payment.ts';

const GoingDialog = onDemand(() => import('./going-dialog.tsx'));
const QrDialog = onDemand(() => import('./qr-dialog.tsx'));
const OpenedDialog = onDemand(() => import('./opened-dialog.tsx'));

/** Renders an unpaid order: the methods of payment, the deadline, and the last failure. */
export function ToPay({ payment }: { payment: ReturnType<typeof usePayment> }) {
	const { t } = useTranslation('payment');
	const money = useMoney();
	const hydrated = useHydrated();
	const { view, device, going, qr, question, waiting, refused, pay, cancel, wait, closeQr, closeQuestion, reload } = payment;
	const { number, voyage, leavesAt, amount, onBoard, orderId, failure } = view;
	const methods = payMethods(view.methods, device, hydrated && isWechat(navigator.userAgent));
	const [chosen, setChosen] = useState<PayMethod>();
	const method = methods.find((one) => one === chosen) ?? firstMethod(methods, view.lastMethod);
	const problem = refused ?? (going === 'no' && qr === '' ? failure : null);
	const title = t(problem ? 'failed.title' : 'title');
	const price = amount === null ? '' : money(amount);
	return (
		<>
			<PageHead title={title} path={paths.payment} />
			{view.payBy !== null && <PayTimer payBy={view.payBy} now={view.now} onOver={reload} />}
			<div className="column grid items-start gap-x-12 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<BookingHead voyage={voyage} leavesAt={leavesAt} step="pay" title={title} />
					{problem ? <Refusal problem={problem} /> : <p className="-mt-4 mb-6 max-w-measure text-2">{t('placed')}</p>}
					<PayChoice device={device} methods={methods} chosen={method} onChoose={setChosen} />
					<PaymentDocuments documents={view.documents} />
					<p className="mt-6 text-14 text-2">
						{number && (
							<span>
								{t('order')} <OrderNumber number={number} />
								<span aria-hidden="true"> · </span>
							</span>
						)}
						<Link
							to={orderPath(orderId)}
							className="inline-flex min-h-target items-center text-link underline decoration-current/40 underline-offset-4 hover:decoration-current"
						>
							{t('seeOrder')}
						</Link>
					</p>
				</div>
				<PricePanel
					voyage={voyage}
					leavesAt={leavesAt}
					lines={[]}
					total={amount}
					onBoard={onBoard}
					action={
						<Button busy={going !== 'no'} onClick={() => method && void pay(method)}>
							{price ? t('pay', { price }) : t('payUnknown')}
						</Button>
					}
				>
					{amount === null && <p className="mt-3 text-14">{t('sumUnknown')}</p>}
					<p role="status" className={waiting ? 'mt-3 text-14 font-semibold' : ''}>
						{waiting && t('opened.waiting')}
					</p>
					<p className="mt-3 text-14 text-2 max-md:hidden">{t('once')}</p>
				</PricePanel>
			</div>
			{going === 'asking' && <GoingDialog onCancel={cancel} />}
			{question && (
				<OpenedDialog opened={question} onWait={wait} onAnother={() => void pay(question.next, true)} onClose={closeQuestion} />
			)}
			{qr !== '' && <QrDialog image={qr} price={price} phone={device === 'mobile'} onClose={closeQr} />}
		</>
	);
}
