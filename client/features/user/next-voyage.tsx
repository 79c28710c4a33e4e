import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { nextLink } from '#client/parts/order/next-link.ts';
import { NextSteps } from '#client/parts/order/next-steps.tsx';
import { OrderStatusIcon } from '#client/parts/order/status-tag.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { ChevronRightIcon, WarningIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { RetryNotice } from '#client/ui/notice.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Section } from '#client/ui/section.tsx';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import type { OrdersView } from '#shared/catalogue/bff/orders.ts';
import { orderPath, paths } from '#shared/paths.ts';
import { daysBetween, todayInShanghai } from '#shared/rules/dates.ts';

function Nothing() {
	const { t } = useTranslation('user');
	return (
		<Section id="next" title={t('next.title')} className="on-dark rounded-3 bg-inverse p-6 md:p-10">
			<p className="mt-3 max-w-measure text-muted">{t('next.text')}</p>
			<div className="mt-6">
				<LinkButton to={paths.search} variant="light">
					{t('next.search')}
				</LinkButton>
			</div>
		</Section>
	);
}

function Voyage({ order, now }: { order: OrderCard; now: number }) {
	const { t } = useTranslation(['user', 'orders']);
	const words = useOrderWords();
	const { id, status, voyage, cabins, passengers } = order;
	const link = nextLink(order, now);
	const days = voyage ? daysBetween(todayInShanghai(new Date(now)), voyage.date) : -1;
	const facts = [
		voyage?.ship.name,
		cabins !== null && t('orders:card.cabins', { count: cabins }),
		passengers !== null && t('orders:card.passengers', { count: passengers }),
	].filter(Boolean);
	return (
		<section aria-labelledby="next" className="on-dark overflow-hidden rounded-3 bg-inverse">
			{voyage && (
				<div className="relative aspect-[5/2] lg:aspect-[3/1] lg:max-h-72 lg:w-full">
					<Picture src={voyage.picture} alt="" sizes="(max-width: 1023px) 100vw, 912px" fill priority focal="50% 30%" />
				</div>
			)}
			<div className="p-6 md:p-10">
				<p className="flex items-center gap-2 text-14 font-semibold text-accent">
					<OrderStatusIcon status={status} size={20} />
					<span>{t('next.eyebrow')}</span>
				</p>
				<h2 id="next" className="mt-3 text-h3!">
					{voyage ? <VoyageName voyage={voyage} small="mt-1 text-18" /> : t('orders:card.noVoyage')}
				</h2>
				{voyage && (
					<p className="mt-2">
						<time dateTime={voyage.date} className="break-keep">
							{words.when(voyage, order.leavesAt)}
						</time>
					</p>
				)}
				<p className="mt-1 text-14 text-muted empty:hidden">{facts.join(DOT)}</p>
				<div className="mt-6 border-t border-line pt-5">
					{status === 'not-travelled' && days >= 0 && (
						<p className="font-display text-h4">{t('orders:lead.days', { count: days })}</p>
					)}
					<p className="mt-1 text-muted">{words.next(order, now)}</p>
				</div>
				<NextSteps id={id} steps={order.steps} paid={order.status === 'not-travelled'} className="mt-6 sm:grid-cols-3" />
				<p className="mt-6 flex flex-wrap gap-3">
					{link && (
						<LinkButton to={link.to} variant="light">
							{t(`orders:card.${link.text}`)}
						</LinkButton>
					)}
					<LinkButton to={orderPath(id)} variant={link ? 'on-dark' : 'light'}>
						{t('orders:card.details')}
					</LinkButton>
				</p>
			</div>
		</section>
	);
}

/** Shown where the orders can't be loaded: it must not say that there is no voyage. */
function Unavailable() {
	const { t } = useTranslation(['orders', 'common']);
	const { revalidate } = useRevalidator();
	return (
		<RetryNotice title={t('orders:failed.title')} label={t('common:retry')} onRetry={() => void revalidate()}>
			{t('orders:failed.text')}
		</RetryNotice>
	);
}

/** The member's next voyage, or a link to book the first; above it, an order that waits to be paid. */
export function NextVoyage({ orders }: { orders: OrdersView | null }) {
	const { t } = useTranslation('user');
	const waiting = orders?.tabs.find(({ tab }) => tab === 'todo')?.count ?? 0;
	const [order] = orders?.rows ?? [];
	return (
		<div className="grid gap-4">
			{waiting > 0 && (
				<Link
					to={`${paths.orders}?tab=todo`}
					className="card flex min-h-14 items-center gap-3 py-3 transition-colors duration-base hover:text-link"
				>
					<WarningIcon className="shrink-0 text-coral-600" />
					<span className="flex-1 font-semibold">{t('next.waiting', { count: waiting })}</span>
					<ChevronRightIcon size={18} className="shrink-0 opacity-60" />
				</Link>
			)}
			{!orders ? <Unavailable /> : order ? <Voyage order={order} now={orders.now} /> : <Nothing />}
		</div>
	);
}
