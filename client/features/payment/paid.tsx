import { Fragment, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { tookStep } from '#client/app/tracking.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { CalendarButton } from '#client/parts/calendar/calendar-button.tsx';
import { DepartureChange, useDepartureNote } from '#client/parts/order/departure-change.tsx';
import { FinishRebooking } from '#client/parts/order/finish-rebooking.tsx';
import { NextSteps } from '#client/parts/order/next-steps.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { TickPage } from '#client/ui/tick-page.tsx';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { orderPath, paths } from '#shared/paths.ts';
import { dayAndHour, formatMoment } from '#shared/rules/dates.ts';
import { PaymentDocuments } from './payment-documents.tsx';

/** Says that the order is paid, with its receipt and the next steps. */
export function Paid({ view }: { view: PaymentView }) {
	const { orderId, number, voyage, leavesAt, amount, paidAt, steps } = view;
	const { t } = useTranslation('payment');
	const { lang, site } = useFacts();
	const { nameOf } = useVoyageName();
	const noteOf = useDepartureNote();
	useEffect(() => tookStep('paid'), []);
	return (
		<TickPage picture={voyage?.picture ?? ''} eyebrow={t('paid.eyebrow')} title={t('paid.title')}>
			<PageHead title={t('paid.title')} path={paths.payment} />
			<p role="status" className="mt-4 max-w-measure text-18 text-muted">
				{voyage
					? t('paid.text', {
							title: nameOf(voyage),
							date: dayAndHour(voyage.date, leavesAt, lang),
							ship: voyage.ship.name || site.brand[lang],
						})
					: t('paid.textNoVoyage')}
			</p>
			<FinishRebooking rebooking={view.rebooking} id={orderId} />
			<DepartureChange departure={view} className="mt-4" />
			<FactsList
				look="columns"
				className="mt-8 border-y border-line py-5"
				rows={[
					[t('order'), number && <OrderNumber key="number" number={number} />],
					[
						t('paid.amount'),
						amount !== null && (
							<Fragment key="amount">
								<PriceAmount value={amount} /> <span className="text-14 text-muted">{t('paid.tax')}</span>
							</Fragment>
						),
					],
					[t('paid.at'), paidAt !== null && formatMoment(paidAt, lang)],
				]}
			/>
			<PaymentDocuments documents={view.documents} />
			{steps.length > 0 && <h2 className="mt-8 card-title">{t('paid.next')}</h2>}
			<NextSteps id={orderId} steps={steps} paid className="mt-4 sm:max-lg:grid-cols-3" />
			<div className="mt-8 flex flex-wrap gap-3">
				<LinkButton to={orderPath(orderId)}>{t('seeOrder')}</LinkButton>
				{voyage && (
					<CalendarButton
						name={voyage.code || orderId}
						entries={[
							{
								id: orderId,
								title: nameOf(voyage),
								place: voyage.ship.name,
								note: noteOf(leavesAt),
								from: voyage.date,
								until: voyage.returnDate,
							},
						]}
					>
						{t('paid.calendar')}
					</CalendarButton>
				)}
			</div>
		</TickPage>
	);
}
