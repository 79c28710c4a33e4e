import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { nextLink } from '#client/parts/order/next-link.ts';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { OrderStatusTag } from '#client/parts/order/status-tag.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { PriceAmount, useMoney } from '#client/parts/price-amount.tsx';
import { useVoyageName, VoyageName } from '#client/parts/voyage-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { OrderCard as Order } from '#shared/catalogue/bff/order-views.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { orderPath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';

const FADED: readonly OrderStatus[] = ['cancelled', 'refunded'];

/** Renders the next thing to do with an order and its button; without one, the words that the card is a link. */
function NextThing({ order, now }: { order: Order; now: number }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const words = useOrderWords();
	const { nameOf } = useVoyageName();
	const { voyage } = order;
	const link = nextLink(order, now);
	return (
		<div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-soft px-4 py-3 md:min-h-18 md:px-8">
			<p className={`min-w-0 flex-1 basis-60 text-14 leading-head ${link ? 'font-semibold text-main' : 'text-muted'}`}>
				{words.next(order, now)}
			</p>
			{link ? (
				<LinkButton
					to={link.to}
					size="sm"
					aria-label={
						voyage
							? t(`card.${link.text}Named`, { title: nameOf(voyage), date: formatDate(voyage.date, 'day', lang) })
							: undefined
					}
					className="relative z-1 max-md:w-full"
				>
					{t(`card.${link.text}`)}
				</LinkButton>
			) : (
				<span aria-hidden="true" className="flex items-center gap-2 text-14 font-semibold text-link">
					{t('card.details')}
					<ArrowRightIcon size={18} className="transition-transform duration-base group-hover:translate-x-1" />
				</span>
			)}
		</div>
	);
}

/** Renders an order of the list: the voyage, the status, and the next thing to do. The whole card is a link to the order. */
export function OrderCard({ order, now, priority = false }: { order: Order; now: number; priority?: boolean }) {
	const { t } = useTranslation('orders');
	const words = useOrderWords();
	const { id, number, status, voyage, amount, due } = order;
	const money = useMoney();
	return (
		<article className="card group relative grid grid-cols-[min(6rem,28vw)_minmax(0,1fr)] overflow-hidden p-0 transition-shadow duration-base hover:shadow-2 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto]">
			<div className="relative m-4 mr-0 aspect-square overflow-hidden rounded-2 md:m-0 md:aspect-auto md:min-h-54 md:rounded-none">
				<Picture
					src={voyage?.picture ?? ''}
					alt=""
					sizes="(max-width: 768px) 96px, 288px"
					fill
					priority={priority}
					imgClassName={
						FADED.includes(status) ? 'opacity-60 grayscale' : 'transition-transform duration-hero group-hover:scale-[1.03]'
					}
				/>
			</div>
			<div className="min-w-0 p-4 md:px-8 md:py-7">
				<p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
					<OrderStatusTag status={status} />
					{number && (
						<span className="text-14 text-muted">
							{t('card.number')} <OrderNumber number={number} />
						</span>
					)}
				</p>
				<h2 className="mt-3 text-18! leading-head md:mt-4 md:text-h3!">
					<Link to={orderPath(id)} className="after:absolute after:inset-0 group-hover:underline">
						{voyage ? <VoyageName voyage={voyage} small="mt-1 text-14 md:text-16" /> : t('card.noVoyage')}
					</Link>
				</h2>
				{voyage && (
					<p className="mt-2 text-14 leading-head text-main md:mt-3 md:text-16">
						<time dateTime={voyage.date} className="break-keep">
							{words.when(voyage, order.leavesAt)}
						</time>
					</p>
				)}
				<p className="mt-1.5 text-14 leading-head text-muted">{words.facts(order)}</p>
			</div>
			{amount !== null && (
				<p className="max-md:col-span-full max-md:mx-4 max-md:flex max-md:items-baseline max-md:justify-between max-md:border-t max-md:border-line max-md:py-3 md:py-7 md:pr-8 md:text-right">
					<span className="text-14 leading-head text-muted">{t('card.amount')}</span>
					<span className="leading-head md:mt-1 md:block">
						<PriceAmount value={amount} className="text-h4 leading-head" />
						<span className="ml-2 text-14 text-muted md:ml-0 md:block">{t('card.tax')}</span>
						{due !== null && due > 0 && due < amount && (
							<span className="tabular ml-2 text-14 font-semibold md:ml-0 md:block">{`${t('sum.due')} ${money(due)}`}</span>
						)}
					</span>
				</p>
			)}
			<NextThing order={order} now={now} />
		</article>
	);
}
