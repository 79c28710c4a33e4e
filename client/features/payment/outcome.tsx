import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { RebookingNotice } from '#client/parts/order/rebooking-notice.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { ClockIcon, InfoIcon, WarningIcon } from '#client/ui/icons.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { orderPath, paths, voyagePath } from '#shared/paths.ts';
import { dayAndHour } from '#shared/rules/dates.ts';

const OUTCOME_ICONS = {
	made: <Spinner size={40} />,
	unconfirmed: <ClockIcon size={40} />,
	processing: <Spinner size={40} />,
	late: <WarningIcon size={40} />,
	closed: <InfoIcon size={40} />,
};
type State = keyof typeof OUTCOME_ICONS;

/** Says why an order can't be paid now, and what happens next. */
export function Outcome({ state, view: { orderId, number, voyage, leavesAt, rebooking } }: { state: State; view: PaymentView }) {
	const { t } = useTranslation('payment');
	const lang = useLanguage();
	const { nameOf } = useVoyageName();
	const { phone } = useSite();
	return (
		<div className="column grid min-h-[60svh] place-items-center py-12">
			<PageHead title={t(`${state}.title`)} path={paths.payment} />
			<div className="flex max-w-160 flex-col items-center text-center">
				<span className="text-navy-700">{OUTCOME_ICONS[state]}</span>
				<h1 className="mt-6 text-h2!">{t(`${state}.title`)}</h1>
				<p role="status" className="mt-4 max-w-measure text-18 text-muted">
					{t(`${state}.text`, { phone })}
				</p>
				{voyage && (
					<p className="mt-6 leading-head">
						<span>{nameOf(voyage)}</span>
						<span aria-hidden="true">{DOT}</span>
						<span>{dayAndHour(voyage.date, leavesAt, lang)}</span>
					</p>
				)}
				{number && (
					<p className="mt-1 text-14 text-muted">
						{t('order')} <OrderNumber number={number} />
					</p>
				)}
				<RebookingNotice rebooking={rebooking} id={orderId} className="mt-6 text-left" />
				<div className="mt-8 flex flex-wrap justify-center gap-3">
					<LinkButton to={orderPath(orderId)}>{t('seeOrder')}</LinkButton>
					{state === 'closed' && voyage && (
						<LinkButton to={voyagePath(voyage)} variant="secondary">
							{t('closed.again')}
						</LinkButton>
					)}
				</div>
			</div>
		</div>
	);
}
