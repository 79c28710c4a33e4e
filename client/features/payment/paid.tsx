import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { tookStep } from '#client/app/tracking.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { CalendarButton } from '#client/parts/calendar/calendar-button.tsx';
import { NextSteps } from '#client/parts/order/next-steps.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { orderPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { formatDate, formatMoment } from '#shared/rules/dates.ts';

/** An order that is paid: the voyage ahead, and what comes next. */
export function Paid({ view }: { view: PaymentView }) {
	const { orderId, number, voyage, amount, paidAt, steps } = view;
	const { t } = useTranslation('payment');
	const { lang, site } = useFacts();
	useEffect(() => tookStep('paid'), []);
	return (
		<div className="column grid items-center gap-x-16 gap-y-10 py-8 md:py-16 lg:grid-cols-2">
			<PageHead title={t('paid.title')} path={paths.payment} />
			{voyage.picture && (
				<Picture
					src={voyage.picture}
					alt=""
					ratio="4/5"
					narrow={{ ratio: '16/9' }}
					sizes="(max-width: 1023px) 100vw, 600px"
					priority
					className="rounded-3 lg:order-last"
				/>
			)}
			<div className="min-w-0">
				<span className="grid size-14 place-items-center rounded-pill bg-green-100 text-green-700">
					<CheckIcon size={28} strokeWidth={2} />
				</span>
				<p className="eyebrow mt-6">{t('paid.eyebrow')}</p>
				<h1 className="mt-3 text-h1">{t('paid.title')}</h1>
				<p role="status" className="mt-4 max-w-measure text-18 text-2">
					{t('paid.text', {
						title: voyage.title,
						date: formatDate(voyage.date, 'day', lang),
						ship: voyage.ship.name || site.brand[lang],
					})}
				</p>
				<dl className="tabular mt-8 grid grid-cols-[auto_1fr] gap-x-8 gap-y-2 border-y border-line py-5">
					<dt className="text-2">{t('order')}</dt>
					<dd>
						<OrderNumber number={number} />
					</dd>
					<dt className="text-2">{t('paid.amount')}</dt>
					<dd>
						<PriceAmount value={amount} /> <span className="text-14 text-2">{t('paid.tax')}</span>
					</dd>
					{paidAt !== null && (
						<>
							<dt className="text-2">{t('paid.at')}</dt>
							<dd>{formatMoment(paidAt, lang)}</dd>
						</>
					)}
				</dl>
				{steps.length > 0 && (
					<h2 className="mt-8 font-sans text-18 leading-head font-semibold tracking-normal">{t('paid.next')}</h2>
				)}
				<NextSteps id={orderId} steps={steps} className="mt-4 sm:max-lg:grid-cols-3" />
				<div className="mt-8 flex flex-wrap gap-3">
					<Link to={orderPath(orderId)} className={buttonStyle('primary', 'md')}>
						{t('seeOrder')}
					</Link>
					<CalendarButton
						name={voyage.code || orderId}
						entries={[{ id: orderId, title: voyage.title, place: voyage.ship.name, from: voyage.date, until: voyage.returnDate }]}
					>
						{t('paid.calendar')}
					</CalendarButton>
				</div>
			</div>
		</div>
	);
}
