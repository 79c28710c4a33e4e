import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { SumLine } from '#client/parts/order/sum-line.tsx';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Notice } from '#client/ui/notice.tsx';
import { usePress } from '#client/ui/use-press.ts';
import type { Replaced } from '#shared/catalogue/bff/rebooking.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { keepsOrder, rebookingCost } from '#shared/rules/rebooking.ts';
import { useBookingApi } from '../hold/use-booking-api.ts';
import type { OpenBooking } from './use-order.ts';
import { useRequiredTick } from './use-required-tick.ts';

const CONTROL = 'replaced-order';

/**
 * The order that this one is to replace, and whether the member has agreed to the refund that is shown. `leave` ends the change, so that both orders
 * stand.
 */
export function useReplaced({ localId, replaces }: OpenBooking, reload: () => Promise<unknown>) {
	const api = useBookingApi(localId);
	const [agreedTo, setAgreedTo] = useState<string>();
	const { busy: leaving, press } = usePress();
	const [leaveFailed, setLeaveFailed] = useState(false);
	const replaced = replaces && !keepsOrder(replaces.reason) ? replaces : null;
	// Another refund has to be agreed to again
	const terms = replaced ? `${replaced.order.id} ${replaced.refund}` : '';
	const agreed = agreedTo === terms;
	const tick = useRequiredTick(CONTROL, !replaced || agreed);
	const leave = (id: string) =>
		press(async (key) => {
			setLeaveFailed(false);
			try {
				await api('POST /order/rebooking/leave', { id }, key);
				await reload();
			} catch {
				setLeaveFailed(true);
			}
		});
	return {
		/** What the member agrees to; undefined where no order is replaced. */
		terms: replaced ? { id: replaced.order.id, refund: replaced.refund } : undefined,
		agreed,
		agree: (on: boolean) => setAgreedTo(on ? terms : undefined),
		leave,
		leaving,
		leaveFailed,
		...tick,
	};
}

/** Says in one sentence what the change costs or gives back. */
function CostSentence({ replaces: { paid, refund }, total }: { replaces: Replaced; total: number }) {
	const { t } = useTranslation('booking');
	const money = useMoney();
	const cost = refund === null ? null : rebookingCost(total, refund);
	const kind = paid === 0 ? 'unpaid' : cost === null ? 'unknown' : cost > 0 ? 'more' : cost < 0 ? 'less' : 'same';
	const values = { refund: money(refund ?? 0), price: money(total), amount: money(Math.abs(cost ?? 0)) };
	return <p className="max-w-measure font-semibold">{t(`rebook.cost.${kind}`, values)}</p>;
}

/** Asks, before the order, whether the order that it replaces is to be cancelled once it is paid, and for which refund. */
export function ConfirmReplaced({ view, replaced }: { view: OpenBooking; replaced: ReturnType<typeof useReplaced> }) {
	const { t } = useTranslation('booking');
	const money = useMoney();
	const lang = useLanguage();
	const { replaces, total } = view;
	const { agreed, missing, agree, leave, leaving, leaveFailed, terms } = replaced;
	if (!replaces) return null;
	const { order, paid, fee, refund } = replaces;
	const name = [order.number, order.voyage && formatDate(order.voyage.date, 'day', lang)].filter(Boolean).join(DOT);
	if (!terms) {
		return (
			<Notice tone="warning" title={t('rebook.not')}>
				{t('rebook.notText', { order: name })}
			</Notice>
		);
	}
	return (
		<div className="grid gap-4">
			<CostSentence replaces={replaces} total={total} />
			<dl className="grid max-w-120 gap-2 text-14">
				{paid !== null && <SumLine name={t('rebook.paid', { order: name })} amount={paid} />}
				{paid !== 0 && fee !== null && <SumLine name={t('rebook.fee')} amount={-fee} />}
				{paid !== 0 && refund !== null && <SumLine name={t('rebook.refund')} amount={refund} className="font-semibold" />}
				<SumLine name={t('rebook.price')} amount={total} className="font-semibold" />
			</dl>
			<p className="max-w-measure text-14 text-muted">{t('rebook.order', { order: name, price: money(total) })}</p>
			<CheckboxField
				id={CONTROL}
				checked={agreed}
				required
				error={missing ? t('rebook.missing') : undefined}
				errorClassName="mb-2 ml-9"
				onChange={({ target }) => agree(target.checked)}
				label={
					<>
						<span>{t(refund === null ? 'rebook.agreeLater' : 'rebook.agree', { order: name, refund: money(refund ?? 0) })}</span>
						<PolicyLink type="REFUND">{t('rebook.policy')}</PolicyLink>
					</>
				}
			/>
			<p className="flex flex-wrap items-center gap-x-4 text-14">
				<Button variant="link" busy={leaving} onClick={() => void leave(order.id)}>
					{t('rebook.leave')}
				</Button>
				<span role="status">{leaveFailed && t('rebook.leaveFailed')}</span>
			</p>
		</div>
	);
}
