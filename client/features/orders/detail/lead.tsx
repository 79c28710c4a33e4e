import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { useSession } from '#client/app/session.tsx';
import { GiftLine } from '#client/parts/gift-line.tsx';
import { nextLink } from '#client/parts/order/next-link.ts';
import { OrderHead } from '#client/parts/order/order-head.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { OrderStatusIcon } from '#client/parts/order/status-tag.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { useMoney } from '#client/parts/price-amount.tsx';
import { clock } from '#client/parts/use-deadline.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { CheckIcon, ClockIcon, CopyIcon } from '#client/ui/icons.tsx';
import { useSecondsLeft } from '#client/ui/use-seconds-left.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { paths, paymentPath, voyagePath } from '#shared/paths.ts';
import { daysBetween, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';

const HOUR = 3_600;

/**
 * Shows the deadline of the payment and the time left by the server's clock, which screen readers don't announce each second. At the end the order is
 * loaded again.
 */
function PayBy({ by }: { by: number }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const { known, clockOffset } = useSession();
	const { revalidate } = useRevalidator();
	const left = useSecondsLeft(known ? by - clockOffset : 0);
	const ran = useRef(false);
	const onEnd = useEffectEvent(() => void revalidate());
	useEffect(() => {
		if (left > 0) ran.current = true;
		else if (ran.current) onEnd();
	}, [left]);
	return (
		<p className="mt-5 flex items-center gap-x-3 text-14 md:mt-6 md:text-16">
			<ClockIcon size={20} className="shrink-0 text-accent" />
			<span>
				<span className="text-muted">{t('lead.payBy')} </span>
				<time dateTime={new Date(by).toISOString()} className="font-semibold">
					{formatMoment(by, lang)}
				</time>
			</span>
			{left > 0 && (
				<span aria-hidden="true" className="tabular rounded-1 bg-white/10 px-2 py-0.5 font-semibold text-accent">
					{left >= HOUR && <span>{`${Math.floor(left / HOUR)}:`}</span>}
					<span>{clock(left % HOUR)}</span>
				</span>
			)}
		</p>
	);
}

function CopyNumber({ number }: { number: string }) {
	const { t } = useTranslation('orders');
	const [copied, setCopied] = useState(false);
	const Icon = copied ? CheckIcon : CopyIcon;
	return (
		<span className="inline-flex items-center gap-1">
			<span className="text-muted">{t('card.number')}</span> <OrderNumber number={number} />
			<CopyButton
				text={number}
				onCopied={() => setCopied(true)}
				aria-label={t('lead.copy')}
				className="grid size-target place-items-center rounded-pill transition-colors duration-base hover:bg-white/15 noscript:hidden print:hidden"
			>
				<Icon size={18} />
			</CopyButton>
			<span role="status" className="sr-only">
				{copied && t('lead.copied')}
			</span>
		</span>
	);
}

/** Returns the text about the order's status, with its sums and times. */
function useLeadWords({ status, isNew, refund, voyage, now }: OrderView): { title: string; text: string } {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const lang = useLanguage();
	const time = (at: number | null | undefined) => (at ? formatMoment(at, lang) : t('lead.soon'));
	const values = {
		amount: money(refund?.amount ?? 0),
		requested: time(refund?.requestedAt),
		by: time(refund?.refundBy),
		at: time(refund?.refundedAt),
	};
	if (isNew) return { title: t('lead.made.title'), text: t('lead.made.text') };
	const days = voyage ? daysBetween(todayInShanghai(new Date(now)), voyage.date) : -1;
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
	const money = useMoney();
	const { can, status, voyage, due, id } = order;
	const over = status === 'cancelled' || status === 'refunded' || status === 'completed';
	const link = nextLink(order, order.now);
	const task = link && link.text !== 'pay' ? link : null;
	if (!can.pay && !over && !task) return null;
	return (
		<p className="mt-6 flex flex-wrap gap-3 print:hidden">
			{can.pay && (
				<LinkButton to={paymentPath(id)} variant="light" size="lg" className="max-md:w-full">
					{due === null ? t('card.pay') : t('lead.pay', { amount: money(due) })}
				</LinkButton>
			)}
			{task && (
				<LinkButton to={task.to} variant="light" size="lg" className="max-md:w-full">
					{t(`card.${task.text}`)}
				</LinkButton>
			)}
			{over && voyage?.state === 'on-sale' && (
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

/** Renders the head of an order: the voyage, the status, and the next thing to do. */
export function Lead({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const words = useOrderWords();
	const { title, text } = useLeadWords(order);
	const { status, isNew, voyage, number, can, payBy, next } = order;
	return (
		<OrderHead
			voyage={voyage}
			departure={order}
			status={
				isNew ? null : (
					<>
						<OrderStatusIcon status={status} size={20} />
						<span>{t(`status.${status}`)}</span>
					</>
				)
			}
			number={number && <CopyNumber number={number} />}
			facts={
				<>
					<p className="mt-1 text-14 text-muted">{words.facts(order)}</p>
					<GiftLine gift={order.gift && t('lead.gift', { gift: order.gift })} className="mt-1" />
				</>
			}
			label={t('lead.label')}
			title={title}
			faded={status === 'cancelled' || status === 'refunded'}
		>
			<p className="mt-2 max-w-measure text-muted">
				{status === 'not-travelled' && next !== 'prepare' ? words.next(order, order.now) : text}
			</p>
			{can.pay && payBy !== null && <PayBy by={payBy} />}
			<LeadActions order={order} />
		</OrderHead>
	);
}
