import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { DOT } from '#client/ui/dot.ts';
import { TextLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { OrderHead, Rebooking } from '#shared/catalogue/bff/rebooking.ts';
import { orderPath, paymentPath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { useMoney } from '../price-amount.tsx';

/** Returns the function that names an order of a change: its number and its day of sailing, as far as they are known. */
export function useOrderName(): (order: OrderHead) => string {
	const lang = useLanguage();
	return ({ number, voyage }) => [number, voyage && formatDate(voyage.date, 'day', lang)].filter(Boolean).join(DOT);
}

/** Says that two orders exist of which one replaces the other, and links to the one thing that is left to do. `id` is the order of the page. */
export function RebookingNotice({
	rebooking,
	id,
	className = '',
}: {
	rebooking: Rebooking | null;
	id: string;
	className?: string;
}) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const nameOf = useOrderName();
	if (!rebooking) return null;
	const { oldOrder, newOrder, refund, step } = rebooking;
	const isOld = id === oldOrder.id;
	const other = isOld ? newOrder : oldOrder;
	const names = { old: nameOf(oldOrder), new: nameOf(newOrder) };
	const sum = refund === null ? 'unknown' : refund > 0 ? 'known' : 'nothing';
	return (
		<div className={className}>
			<Notice
				tone={step === 'done' ? 'ok' : 'warning'}
				title={t(`rebook.${step}.title`)}
				action={
					<span className="flex flex-wrap gap-x-6">
						{step === 'pay' && isOld && <TextLink to={paymentPath(newOrder.id)}>{t('rebook.pay.now')}</TextLink>}
						{step === 'cancel' && <TextLink to={orderPath(oldOrder.id, 'cancel')}>{t('rebook.cancel.now')}</TextLink>}
						<TextLink to={orderPath(other.id)}>{t(isOld ? 'rebook.seeNew' : 'rebook.seeOld')}</TextLink>
						{step !== 'done' && <TextLink to={orderPath(newOrder.id, 'cancel')}>{t('rebook.undo')}</TextLink>}
					</span>
				}
			>
				{step === 'cancel'
					? t(`rebook.cancel.${sum}`, { ...names, amount: money(refund ?? 0) })
					: t(`rebook.${step}.text`, names)}
			</Notice>
		</div>
	);
}
