import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { onDemand } from '#client/app/on-demand.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { BookingHead } from '#client/parts/booking/booking-head.tsx';
import { PricePanel } from '#client/parts/booking/price-panel.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { RebookingNotice } from '#client/parts/order/rebooking-notice.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { clock, useDeadline } from '#client/parts/use-deadline.ts';
import { Button } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { ClockIcon, WarningIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { PayMethod } from '#shared/constants.ts';
import { orderPath, paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { PayChoice } from './pay-choice.tsx';
import { firstMethod, isWechat, payMethods } from './pay-methods.ts';
import { PaymentDocuments } from './payment-documents.tsx';
import { Refusal } from './refusal.tsx';
import type { usePayment } from './use-payment.ts';

const HOUR = 3_600;
/** `21:35`. */
const TIME_LENGTH = 5;
const WARN_AT = 300;
const LAST_MINUTE = 60;

/** Shows the deadline of the payment, and minutes and seconds once it is less than an hour. */
function PayTimer({ payBy, now, onOver }: { payBy: number; now: number; onOver: () => void }) {
	const { t } = useTranslation('payment');
	const lang = useLanguage();
	const left = useDeadline({ deadline: payBy, now }, onOver);
	const moment = formatMoment(payBy, lang);
	const warn = left <= WARN_AT;
	const Icon = warn ? WarningIcon : ClockIcon;
	return (
		<div className={`top-bar ${warn ? 'bg-amber-100 text-amber-800' : 'bg-navy-50 text-navy-700'}`}>
			<div className="column flex min-h-13 items-center gap-x-3 py-1.5">
				<Icon size={20} className="shrink-0" />
				<p className="min-w-0 flex-1 leading-head">
					<span className="font-semibold">
						<span>{t('timer.by', { time: left < HOUR ? moment.slice(-TIME_LENGTH) : moment })}</span>{' '}
						{left < HOUR && (
							<span aria-hidden="true" className="tabular">
								{`· ${clock(left)}`}
							</span>
						)}
					</span>
					<span className="sr-only">{t('timer.minutes', { count: Math.ceil(left / 60) })}</span>
				</p>
			</div>
			<p role="status" className="sr-only">
				{warn && left > 0 ? t(left > LAST_MINUTE ? 'timer.soon' : 'timer.last') : ''}
			</p>
		</div>
	);
}

const GoingDialog = onDemand(() => import('./going-dialog.tsx'));
const QrDialog = onDemand(() => import('./qr-dialog.tsx'));
const OpenedDialog = onDemand(() => import('./opened-dialog.tsx'));

/** Renders an unpaid order: the methods of payment, the deadline, and the last failure. */
export function ToPay({ payment }: { payment: ReturnType<typeof usePayment> }) {
	const { t } = useTranslation(['payment', 'orders']);
	const money = useMoney();
	const hydrated = useHydrated();
	const { view, device, going, qr, question, waiting, refused, pay, cancel, wait, closeQr, closeQuestion, reload } = payment;
	const { number, voyage, leavesAt, amount, before, onBoard, orderId, failure } = view;
	const methods = payMethods(view.methods, device, hydrated && isWechat(navigator.userAgent));
	const [chosen, setChosen] = useState<PayMethod>();
	const method = methods.find((one) => one === chosen) ?? firstMethod(methods, view.lastMethod);
	const problem = refused ?? (going === 'no' && qr === '' ? failure : null);
	const title = t(problem ? 'failed.title' : 'title');
	const price = amount === null ? '' : money(amount);
	const partPaid = before
		? [
				{ key: 'total', name: t('orders:sum.total'), amount: before.total },
				{ key: 'paid', name: t('orders:sum.paid'), amount: -before.paid },
			]
		: [];
	return (
		<>
			<PageHead title={title} path={paths.payment} />
			{view.payBy !== null && <PayTimer payBy={view.payBy} now={view.now} onOver={reload} />}
			<div className="column grid items-start gap-x-12 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<BookingHead voyage={voyage} leavesAt={leavesAt} step="pay" title={title} />
					{problem ? <Refusal problem={problem} /> : <p className="-mt-4 mb-6 max-w-measure text-muted">{t('placed')}</p>}
					<RebookingNotice rebooking={view.rebooking} id={orderId} className="mb-6" />
					<PayChoice device={device} methods={methods} chosen={method} onChoose={setChosen} />
					<PaymentDocuments documents={view.documents} />
					<p className="mt-6 text-14 text-muted">
						{number && (
							<span>
								{t('order')} <OrderNumber number={number} />
								<span aria-hidden="true">{DOT}</span>
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
					lines={partPaid}
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
					<p className="mt-3 text-14 text-muted max-md:hidden">{t('once')}</p>
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
