import { useTranslation } from '#client/i18n/use-translation.ts';
import { OrdersWithoutVoyage } from '#client/parts/order/orders-without-voyage.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PrintIcon, TicketIcon } from '#client/ui/task-icons.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { KeptNote } from './kept-note.tsx';
import { OrderPasses } from './order-passes.tsx';
import { PassNews } from './pass-news.tsx';
import { useFollowPasses } from './use-follow-passes.ts';

function NoSailings() {
	const { t } = useTranslation('ticket');
	return (
		<Empty
			icon={<TicketIcon size={40} />}
			title={<h2>{t('none.title')}</h2>}
			action={
				<>
					<LinkButton to={paths.orders}>{t('none.orders')}</LinkButton>
					<LinkButton to={paths.search} variant="secondary">
						{t('none.search')}
					</LinkButton>
				</>
			}
		>
			{t('none.text')}
		</Empty>
	);
}

function Print({ className }: { className: string }) {
	const { t } = useTranslation('ticket');
	return (
		<Button variant="secondary" onClick={() => print()} className={`noscript:hidden ${className}`}>
			<PrintIcon size={20} />
			{t('print')}
		</Button>
	);
}

type Props = { view: CallOutput<'GET /tickets'>; asked: string | undefined; stale: boolean };

/** Renders a member's passes by sailing. `asked` is the order in the address. */
export function Passes({ view, asked, stale }: Props) {
	const { t } = useTranslation('ticket');
	const { orders, withoutVoyage } = view;
	const slow = useFollowPasses(view);
	const isReady = orders.some(({ passes }) => passes !== 'unavailable' && passes.some(({ state }) => state === 'ready'));
	return (
		<>
			<header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10 print:hidden">
				<div>
					<p className="eyebrow max-md:hidden">{t('eyebrow')}</p>
					<h1 className="max-md:text-h2! md:mt-3">{t('title')}</h1>
					{isReady && <p className="mt-3 max-w-measure text-2 max-md:hidden">{t('lead')}</p>}
				</div>
				{isReady && <Print className="max-md:hidden" />}
			</header>
			<PassNews orders={orders} />
			{stale && (
				<div className="mb-6 md:mb-8 print:hidden">
					<Notice tone="warning">{t('stale')}</Notice>
				</div>
			)}
			{withoutVoyage > 0 && (
				<div className="mb-6 md:mb-8 print:hidden">
					<OrdersWithoutVoyage count={withoutVoyage} />
				</div>
			)}
			{orders.length === 0 && withoutVoyage === 0 && <NoSailings />}
			<div className="grid grid-cols-1 gap-14 md:gap-20">
				{orders.map((order) => (
					<OrderPasses key={order.order} order={order} slow={slow} />
				))}
			</div>
			<footer className="mt-6 grid gap-5 empty:hidden md:mt-8 print:hidden">
				{isReady && (
					<div className="grid gap-5 md:hidden">
						<p className="text-14 text-2">{t('lead')}</p>
						<Print className="w-full" />
					</div>
				)}
				<KeptNote view={view} asked={asked} />
			</footer>
		</>
	);
}
