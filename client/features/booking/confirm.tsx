import { useTranslation } from 'react-i18next';
import { PageHead } from '#client/layout/page-head.tsx';
import { BookingHead } from '#client/parts/booking/booking-head.tsx';
import { bookingPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { ConfirmCabins } from './confirm-cabins.tsx';
import { ConfirmContact } from './confirm-contact.tsx';
import { ConfirmCoupons } from './confirm-coupons.tsx';
import { OrderFailedNotice, PriceChangedNotice } from './confirm-notices.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { ConfirmPolicies, policyControl } from './confirm-policies.tsx';
import { ConfirmPrice } from './confirm-price.tsx';
import { HeldBookingFrame } from './held-booking-frame.tsx';
import { HoldOutcome, HoldOver } from './hold-notices.tsx';
import { PriceChangedQuestion } from './price-changed-question.tsx';
import { useAgreement } from './use-agreement.ts';
import { type OpenBooking, useConfirmView } from './use-confirm-view.ts';
import { useHeldBooking } from './use-held-booking.ts';
import { useOrder } from './use-order.ts';
import { usePriceChange } from './use-price-change.ts';

const nothingToSave = () => Promise.resolve();

/** What will be ordered, in full; the order is made when it has been checked and the policies are agreed to. */
export function Confirm({ loaded }: { loaded: OpenBooking }) {
	const { t } = useTranslation('booking');
	const confirm = useConfirmView(loaded);
	const { view, reload } = confirm;
	const held = useHeldBooking(view, nothingToSave, reload);
	const change = usePriceChange(view, reload);
	const { order, ordering, failure } = useOrder(confirm);
	const { voyage, cabins, contact, localId } = view;
	const agreement = useAgreement(localId);
	const title = t('confirm.title');
	const back = { to: bookingPath(localId), label: t('confirm.change') };

	const checkAndOrder = async () => {
		const missing = agreement.check();
		if (missing) return document.getElementById(policyControl(missing))?.focus();
		if (change.changed !== null) return change.show();
		if (held.hold.phase === 'over') return held.question.ask();
		const outcome = await order();
		if (outcome === 'changed') change.show();
		if (outcome === 'expired') held.question.ask();
	};

	return (
		<>
			<PageHead title={agreement.failed ? t('errorTitle', { title }) : title} path={paths.confirm} />
			<HeldBookingFrame
				held={held}
				voyage={voyage}
				dialogOpen={change.shown !== null}
				price={<ConfirmPrice view={view} ordering={ordering} onOrder={() => void checkAndOrder()} />}
			>
				<BookingHead voyage={voyage} step="confirm" title={title} />
				<div className="mb-6 grid gap-3 empty:hidden">
					<HoldOutcome hold={held.hold} voyage={voyage} />
					<HoldOver hold={held.hold} />
					{change.changed !== null && <PriceChangedNotice onShow={change.show} />}
					{failure && <OrderFailedNotice failure={failure} />}
				</div>
				<ConfirmPart
					id="who"
					title={t('confirm.passengers')}
					lead={t('confirm.names')}
					change={{ ...back, name: t('confirm.changePassengers') }}
				>
					<ConfirmCabins cabins={cabins} />
				</ConfirmPart>
				<ConfirmPart id="contact" title={t('contact.title')} change={{ ...back, name: t('confirm.changeContact') }}>
					<ConfirmContact contact={contact} />
				</ConfirmPart>
				<ConfirmPart id="coupon" title={t('coupon.title')}>
					<ConfirmCoupons view={view} reload={reload} />
				</ConfirmPart>
				<ConfirmPart id="policies" title={t('policies.title')}>
					<ConfirmPolicies agreement={agreement} />
				</ConfirmPart>
			</HeldBookingFrame>
			<PriceChangedQuestion change={change} held={held} />
		</>
	);
}
