import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { CancellationTable } from '#client/parts/cancellation-table.tsx';
import { RebookingNotice } from '#client/parts/order/rebooking-notice.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { Details } from '#client/ui/details.tsx';
import { DOT } from '#client/ui/dot.ts';
import { BackLink, TextLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Section } from '#client/ui/section.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { orderPath, paths } from '#shared/paths.ts';
import { formatDate, formatMoment } from '#shared/rules/dates.ts';
import { isPaid } from '#shared/rules/order-status.ts';
import type { LoadedOrder } from '../load-order.ts';
import { OurVoyage } from '../share/our-voyage.tsx';
import { Cabins } from './cabins.tsx';
import { Lead } from './lead.tsx';
import { Prepare } from './prepare.tsx';
import { Services } from './services.tsx';
import { Steps } from './steps.tsx';
import { Sum } from './sum.tsx';
import { useFollowOrder } from './use-follow-order.ts';

type Invoice = NonNullable<OrderView['invoice']>;

const TONES: Record<Invoice['state'], TagTone> = { applied: 'info', sent: 'ok', failed: 'error' };

/** Renders a requested invoice: its title, its amount, and when it is or was sent. */
function InvoiceState({ invoice, order }: { invoice: Invoice; order: OrderView }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const lang = useLanguage();
	const { state, title, taxNumber, email, amount, by, sentAt } = invoice;
	const text = {
		applied: t('invoice.state.appliedText', { date: formatDate(by, 'day', lang), email }),
		sent: t('invoice.state.sentText', { time: formatMoment(sentAt ?? invoice.at, lang), email }),
		failed: t('invoice.state.failedText'),
	};
	return (
		<section aria-labelledby="invoice" className="card">
			<div className="flex items-center justify-between gap-4">
				<h2 id="invoice" className="card-title">
					{t('invoice.state.title')}
				</h2>
				<Tag tone={TONES[state]}>{t(`invoice.state.${state}`)}</Tag>
			</div>
			<p className="mt-3 flex items-baseline justify-between gap-4">
				<span className="min-w-0">{title}</span>
				<span className="tabular">{money(amount)}</span>
			</p>
			{taxNumber && <p className="tabular mt-1 text-14 text-muted">{taxNumber}</p>}
			<p className="mt-2 text-14 break-words text-muted">{text[state]}</p>
			{state === 'failed' && order.can.invoice && (
				<TextLink to={orderPath(order.id, 'invoice')} className="mt-1">
					{t('invoice.state.again')}
				</TextLink>
			)}
		</section>
	);
}

/** Renders the coupons that came with the order. */
function Coupons({ coupons }: { coupons: CallOutput<'GET /order/coupons'>['coupons'] }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const lang = useLanguage();
	if (coupons.length === 0) return null;
	return (
		<Section id="coupons" title={t('coupons.title')}>
			<ul className="mt-5 grid gap-4 md:grid-cols-2">
				{coupons.map(({ id, name, amount, minPrice, until, state }) => (
					<li key={id} className={`card flex overflow-hidden p-0 ${state === 'usable' ? '' : 'text-muted'}`}>
						<p
							className={`tabular grid w-28 shrink-0 place-items-center border-r border-dashed border-control px-2 text-h4 leading-head font-semibold ${state === 'usable' ? 'bg-gold-100 text-gold-700' : 'bg-sand-100'}`}
						>
							{money(amount)}
						</p>
						<div className="min-w-0 flex-1 px-5 py-4">
							<h3 className="text-16! leading-head font-semibold!">{name}</h3>
							<p className="mt-1.5 text-14 leading-head text-muted">
								{minPrice === null ? '' : minPrice > 0 ? t('coupons.min', { amount: money(minPrice) }) : t('coupons.any')}
							</p>
							<p className="mt-1 text-14 leading-head text-muted">
								<span>{t(`coupons.${state}`)}</span>
								{until && <span>{`${DOT}${t('coupons.until', { date: formatDate(until, 'day', lang) })}`}</span>}
							</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Renders the cancellation fee by day, in a panel that is closed at first. */
function Rules({ order: { cancellation, voyage } }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const rows = entriesOf(cancellation);
	if (rows.length === 0 || !voyage) return null;
	return (
		<div className="card py-0 md:px-8 print:hidden [&_details]:border-0">
			<Details summary={t('cancel.rules')}>
				<CancellationTable rows={rows} date={voyage.date} />
			</Details>
		</div>
	);
}

/** Renders an order: its status, the next things to do, its passengers and its price. */
export function OrderDetail({ order, coupons, address, stale }: Extract<LoadedOrder, { view: 'detail' }>) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const moved = useFollowOrder(order);
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
					<RebookingNotice rebooking={order.rebooking} id={order.id} />
					<Lead order={order} />
					<Steps order={order} />
				</div>
				<div className="mt-10 grid items-start gap-x-10 gap-y-10 md:mt-14 lg:grid-cols-[minmax(0,1fr)_21rem] xl:gap-x-14">
					<div className="grid min-w-0 gap-10 md:gap-14">
						<Prepare order={order} />
						{(address || (order.status === 'not-travelled' && order.voyage)) && (
							<OurVoyage id={order.id} address={address} ended={!isPaid(order.status)} />
						)}
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
