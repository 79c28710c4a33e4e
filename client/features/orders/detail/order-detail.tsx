import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { CancellationTable } from '#client/parts/cancellation-table.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Details } from '#client/ui/details.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/moments.ts';
import type { LoadedOrder } from '../load-order.ts';
import { OurVoyage } from '../share/our-voyage.tsx';
import { Cabins } from './cabins.tsx';
import { Coupons } from './coupons.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { Lead } from './lead.tsx';
import { Prepare } from './prepare.tsx';
import { Services } from './services.tsx';
import { Steps } from './steps.tsx';
import { Sum } from './sum.tsx';
import { useFollowOrder } from './use-follow-order.ts';

/** Renders the cancellation fee by day, in a panel that is closed at first. */
function Rules({ order: { cancellation, voyage } }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	if (cancellation === 'unavailable' || cancellation.length === 0 || !voyage) return null;
	return (
		<div className="rounded-3 border border-line bg-page px-5 md:px-8 print:hidden [&_details]:border-0">
			<Details summary={t('cancel.rules')}>
				<CancellationTable rows={cancellation} date={voyage.date} />
			</Details>
		</div>
	);
}

/** Renders an order: its status, the next things to do, its passengers and its price. */
export function OrderDetail({ order, coupons, address, stale }: Extract<LoadedOrder, { view: 'detail' }>) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const moved = useFollowOrder(order.status);
	return (
		<main className="bg-soft">
			<PageHead title={order.number ? `${t('card.number')} ${order.number}` : t('price.order')} path={paths.order} />
			<div className="column pt-4 pb-16 md:pt-6 md:pb-24">
				<BackLink to={paths.orders} className="mb-2 md:mb-3 print:hidden">
					{t('back')}
				</BackLink>
				<p role="status" className="sr-only">
					{moved && t('updated', { status: t(`status.${moved}`) })}
				</p>
				<div className="grid gap-5 md:gap-6">
					{stale && (
						<Notice tone="warning" live>
							{t('failed.keptOne', { time: formatMoment(order.now, lang) })}
						</Notice>
					)}
					<Lead order={order} />
					<Steps order={order} />
				</div>
				<div className="mt-10 grid items-start gap-x-10 gap-y-10 md:mt-14 lg:grid-cols-[minmax(0,1fr)_21rem] xl:gap-x-14">
					<div className="grid min-w-0 gap-10 md:gap-14">
						<Prepare order={order} />
						{order.status === 'not-travelled' && order.voyage && <OurVoyage id={order.id} address={address} />}
						<Cabins order={order} />
						<Coupons coupons={coupons} />
						{order.can.cancel && <Rules order={order} />}
					</div>
					<aside aria-label={t('actions.title')} className="grid gap-5 lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
						<Sum order={order} />
						{order.invoice && <InvoiceState invoice={order.invoice} order={order} />}
						<Services order={order} />
					</aside>
				</div>
			</div>
		</main>
	);
}
