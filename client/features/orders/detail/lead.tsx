import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { nextLink } from '#client/parts/order/next-link.ts';
import { OrderStatusIcon } from '#client/parts/order/status-tag.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { paymentPath } from '#shared/journey-paths.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { daysBetween, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { CopyNumber } from './copy-number.tsx';
import { PayBy } from './pay-by.tsx';

/** The text about the order's status, with the sums and times that belong to it. */
function useLeadWords({ status, refund, voyage, now }: OrderView): { title: string; text: string } {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const time = (at: number | null | undefined) => (at ? formatMoment(at, lang) : t('lead.soon'));
	const values = {
		amount: formatMoney(refund?.amount ?? 0, lang),
		requested: time(refund?.requestedAt),
		by: time(refund?.refundBy),
		at: time(refund?.refundedAt),
	};
	const days = daysBetween(todayInShanghai(new Date(now)), voyage.date);
	const counted = status === 'not-travelled' && days >= 0;
	const ofRefund = status === 'cancelling' || status === 'refunding' || status === 'refunded';
	if (ofRefund && !refund) return { title: t(`lead.untold.${status}.title`), text: t(`lead.untold.${status}.text`) };
	return {
		title: counted ? t('lead.days', { count: days }) : t(`lead.${status}.title`, values),
		text: t(`lead.${status}.text`, values),
	};
}

function LeadActions({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const { can, status, voyage, due, id } = order;
	const over = status === 'cancelled' || status === 'refunded' || status === 'completed';
	const link = nextLink(order, order.now);
	const task = link && link.text !== 'pay' ? link : null;
	if (!can.pay && !over && !task) return null;
	return (
		<p className="mt-6 flex flex-wrap gap-3 print:hidden">
			{can.pay && (
				<LinkButton to={paymentPath(id)} variant="light" size="lg" className="max-md:w-full">
					{t('lead.pay', { amount: formatMoney(due, lang) })}
				</LinkButton>
			)}
			{task && (
				<LinkButton to={task.to} variant="light" size="lg" className="max-md:w-full">
					{t(`card.${task.text}`)}
				</LinkButton>
			)}
			{over && voyage.state === 'on-sale' && (
				<LinkButton to={voyagePath(voyage)} variant="light" className="max-sm:w-full">
					{t('lead.again')}
				</LinkButton>
			)}
			{over && (
				<LinkButton to={paths.search} variant="on-dark" className="max-sm:w-full">
					{t('lead.search')}
				</LinkButton>
			)}
		</p>
	);
}

/** The head of an order: what was booked, its status, and the next thing to do. */
export function Lead({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const words = useOrderWords();
	const { title, text } = useLeadWords(order);
	const { status, voyage, number, cabins, passengers, can, payBy, next } = order;
	const faded = status === 'cancelled' || status === 'refunded';
	const facts = [
		voyage.ship.name,
		cabins !== null && t('card.cabins', { count: cabins }),
		passengers !== null && t('card.passengers', { count: passengers }),
	].filter(Boolean);
	return (
		<div className="on-dark grid overflow-hidden rounded-3 bg-inverse print:border print:border-line lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
			<div className="relative aspect-[3/1] max-h-44 w-full md:aspect-[5/2] md:max-h-none lg:order-last lg:aspect-auto print:hidden">
				<Picture
					src={voyage.picture}
					alt=""
					sizes="(max-width: 1023px) 100vw, 432px"
					fill
					priority
					focal="75% 50%"
					imgClassName={faded ? 'opacity-60 grayscale' : ''}
				/>
			</div>
			<div className="px-5 py-6 md:p-10 lg:px-12">
				<p className="flex flex-wrap items-center justify-between gap-x-6 text-14">
					<span className="inline-flex min-h-target items-center gap-2 font-semibold text-accent">
						<OrderStatusIcon status={status} size={20} />
						{t(`status.${status}`)}
					</span>
					<CopyNumber number={number} />
				</p>
				<h1 className="mt-3 text-h2!">{voyage.title}</h1>
				<p className="mt-3">
					<time dateTime={voyage.date}>{words.when(voyage)}</time>
				</p>
				<p className="mt-1 text-14 text-2">{facts.join(' · ')}</p>
				<section aria-label={t('lead.label')} className="mt-7 border-t border-line pt-6">
					<h2 className="text-h3!">{title}</h2>
					<p className="mt-2 max-w-measure text-2">
						{status === 'not-travelled' && next !== 'prepare' ? words.next(order, order.now) : text}
					</p>
					{can.pay && payBy !== null && <PayBy by={payBy} />}
					<LeadActions order={order} />
				</section>
			</div>
		</div>
	);
}
