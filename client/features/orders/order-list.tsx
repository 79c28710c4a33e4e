import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import type { FailedCall } from '#client/app/failed-call.ts';
import { IN_PLACE } from '#client/app/use-scroll-position.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { useFailureWords } from '#client/parts/failure-notice.tsx';
import { VoyageCards } from '#client/parts/voyage-cards.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { AnchorIcon, CompassIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { Section } from '#client/ui/section.tsx';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import { paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/moments.ts';
import type { LoadedOrders } from './load-orders.ts';
import { OrderCard } from './order-card.tsx';
import { OrderTabs } from './order-tabs.tsx';

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
					<VoyageCards voyages={voyages} className="mt-6 gap-y-12 md:mt-8" />
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
