import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import type { FailedCall } from '#client/app/failed-call.ts';
import { IN_PLACE } from '#client/app/scroll-position.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { useFailureWords } from '#client/parts/failure-notice.tsx';
import { VoyageCards } from '#client/parts/voyage-cards.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { AnchorIcon, CompassIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { Section } from '#client/ui/section.tsx';
import type { OrdersView } from '#shared/catalogue/bff/orders.ts';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import { paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import type { LoadedOrders } from './load-orders.ts';
import { OrderCard } from './order-card.tsx';

/** Renders the groups of orders as links with their counts: they work without scripts, and Back undoes them. */
function OrderTabs({ tabs, current, path }: { tabs: OrdersView['tabs']; current: OrdersView['tab']; path: string }) {
	const { t } = useTranslation('orders');
	return (
		<nav aria-label={t('tabs.label')} className="border-b border-line">
			<ul className="no-scrollbar -mx-gutter -mb-px flex gap-x-6 overflow-x-auto px-gutter md:mx-0 md:gap-x-9 md:px-0">
				{tabs.map(({ tab, count }) => (
					<li key={tab} className="shrink-0">
						<Link
							to={`${path}?${new URLSearchParams({ tab })}`}
							aria-current={tab === current ? 'page' : undefined}
							state={IN_PLACE}
							className="group relative flex min-h-control min-w-target items-center gap-2 whitespace-nowrap text-muted transition-colors duration-base outline-offset-[-4px]! after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 after:bg-gold-500 after:transition-transform after:duration-slow hover:text-main aria-[current]:text-main aria-[current]:after:scale-x-100 md:text-18"
						>
							<span>{t(`tabs.${tab}`)}</span>
							{count > 0 && (
								<>
									<span
										aria-hidden="true"
										className="tabular grid h-6 min-w-6 place-items-center rounded-pill bg-sand-100 px-1.5 text-14 leading-none font-semibold text-ink-500 group-aria-[current]:bg-navy-700 group-aria-[current]:text-white"
									>
										{count}
									</span>
									<span className="sr-only">{t('tabs.count', { count })}</span>
								</>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function NoOrders({ voyages }: { voyages: readonly Voyage[] }) {
	const { t } = useTranslation('orders');
	return (
		<>
			<Empty
				icon={<CompassIcon size={40} />}
				title={<h2>{t('empty.title')}</h2>}
				action={<LinkButton to={paths.search}>{t('empty.search')}</LinkButton>}
			>
				{t('empty.text')}
			</Empty>
			{voyages.length > 0 && (
				<Section id="suggested" title={t('empty.voyages')} className="mt-14 md:mt-20">
					<VoyageCards voyages={voyages} className="mt-6 md:mt-8" />
				</Section>
			)}
		</>
	);
}

function Failed({ failure }: { failure: FailedCall }) {
	const { t } = useTranslation('orders');
	const reason = useFailureWords()(failure);
	const { revalidate, state } = useRevalidator();
	return (
		<Notice
			tone="warning"
			title={t('failed.title')}
			action={
				<Button variant="secondary" size="sm" busy={state === 'loading'} onClick={() => void revalidate()} className="mt-2">
					{t('failed.retry')}
				</Button>
			}
		>
			{reason && <p>{reason}</p>}
			<span>{t('failed.text')}</span>
		</Notice>
	);
}

export function OrdersPage({ title, path, children }: { title: string; path: string; children: ReactNode }) {
	const { t } = useTranslation('orders');
	return (
		<main className="column pt-10 pb-16 md:pt-16 md:pb-24">
			<PageHead title={title} path={path} />
			<header className="mb-6 md:mb-10">
				<p className="eyebrow">{t('eyebrow')}</p>
				<h1 className="mt-3">{title}</h1>
			</header>
			{children}
		</main>
	);
}

/** Renders a member's orders by tab, page by page; `path` is the address of the page that shows them. */
export function OrderList({ loaded, path }: { loaded: Exclude<LoadedOrders, { state: 'guest' }>; path: string }) {
	return loaded.state === 'loaded' ? <LoadedList {...loaded} path={path} /> : <Failed failure={loaded.failure} />;
}

function LoadedList({ orders, stale, voyages, path }: Extract<LoadedOrders, { state: 'loaded' }> & { path: string }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const wordsOf = useFailureWords();
	const { tab, tabs, rows, page, pageCount, now } = orders;
	if (tabs.every(({ count }) => count === 0)) return <NoOrders voyages={voyages} />;
	return (
		<>
			<OrderTabs tabs={tabs} current={tab} path={path} />
			<div className="mt-6 grid gap-5 md:mt-8 md:gap-6">
				{stale && (
					<Notice tone="warning" live title={wordsOf(stale)}>
						{t('failed.kept', { time: formatMoment(now, lang) })}
					</Notice>
				)}
				{rows.length === 0 ? (
					<Empty
						icon={<AnchorIcon size={40} />}
						title={<h2>{t(`empty.tab.${tab}`)}</h2>}
						action={
							<LinkButton to={`${path}?tab=all`} state={IN_PLACE} variant="secondary">
								{t('empty.showAll')}
							</LinkButton>
						}
					/>
				) : (
					<ul aria-label={t(`tabs.${tab}`)} className="grid gap-5 md:gap-6">
						{rows.map((order, index) => (
							<li key={order.id}>
								<OrderCard order={order} now={now} priority={index === 0} />
							</li>
						))}
					</ul>
				)}
				<Pagination
					page={page}
					pageCount={pageCount}
					href={(shown) => `${path}?${new URLSearchParams({ tab, page: `${shown}` })}`}
					labels={{
						nav: t('pages.label'),
						previous: t('pages.previous'),
						next: t('pages.next'),
						page: (shown) => t('pages.page', { page: shown }),
					}}
				/>
			</div>
		</>
	);
}
