import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#client/app/on-demand.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { BookingHead } from '#client/parts/booking/booking-head.tsx';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { usePapers } from '#client/parts/papers.ts';
import { DOT } from '#client/ui/dot.ts';
import { Link } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { bookingPath, paths } from '#shared/paths.ts';
import { HeldBookingFrame } from '../hold/held-booking-frame.tsx';
import { HoldNotices } from '../hold/hold-notices.tsx';
import { useHeldBooking } from '../hold/use-held-booking.ts';
import { ConfirmCabins } from './cabins.tsx';
import { ConfirmCoupons, useCouponChoice } from './coupons.tsx';
import { ConfirmDocuments, useOtherDocuments } from './documents.tsx';
import { OrderFailed, OrderPanel, SailingMoved } from './order-panel.tsx';
import { ConfirmPolicies, useAgreement } from './policies.tsx';
import { ConfirmReplaced, useReplaced } from './replaced.tsx';
import { type OpenBooking, useConfirmView, useOrder } from './use-order.ts';

const CouponDialog = onDemand(() => import('./coupon-dialog.tsx'));

type Props = {
	id: string;
	title: string;
	lead?: string;
	change?: { to: string; name: string };
	children: ReactNode;
};

/** A part of the confirmation, with the link to the page that changes it. */
function Part({ id, title, lead, change, children }: Props) {
	const { t } = useTranslation('booking');
	return (
		<section aria-labelledby={id} className="border-t border-line py-6 md:py-8">
			<div className="mb-4 flex items-start justify-between gap-6">
				<div>
					<h2 id={id} className="font-sans text-18 leading-head font-semibold tracking-normal">
						{title}
					</h2>
					{lead && <p className="mt-1 text-14 text-muted">{lead}</p>}
				</div>
				{change && (
					<Link
						to={change.to}
						aria-label={change.name}
						className="-my-2 inline-flex min-h-target shrink-0 items-center text-link underline-offset-4 hover:underline"
					>
						{t('confirm.change')}
					</Link>
				)}
			</div>
			{children}
		</section>
	);
}

/**
 * Everything that will be ordered. The order is made once every policy is agreed to, the price is accepted and the cabins are
 * held.
 */
export function Confirm({ loaded }: { loaded: OpenBooking }) {
	const { t } = useTranslation('booking');
	const confirm = useConfirmView(loaded);
	const { view, reload } = confirm;
	const held = useHeldBooking(view, reload);
	const { order, ordering, failure, moved, refundChanged } = useOrder(confirm);
	const { voyage, cabins, contact, localId } = view;
	const agreement = useAgreement(localId);
	const others = useOtherDocuments(view);
	const replaced = useReplaced(view, reload);
	const coupons = useCouponChoice(localId, reload);
	const [askingCoupon, askCoupon] = useState(false);
	// The question about the hold comes first
	const asking = askingCoupon && !held.question.due;
	const papers = usePapers();
	const title = t('confirm.title');
	// The button may be a screen below the words about its press
	const outcome = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (moved || refundChanged || failure !== undefined) outcome.current?.scrollIntoView({ block: 'center' });
	}, [moved, refundChanged, failure]);
	const back = bookingPath(localId);

	const checkAndOrder = async (asksCoupon = coupons.isLeft) => {
		if (!replaced.check() || !others.check() || !agreement.check()) return;
		if (held.price.changed !== null) return held.price.show();
		if (held.hold.phase === 'over') return held.question.ask();
		if (asksCoupon) return askCoupon(true);
		await placeOrder();
	};
	const placeOrder = async () => {
		const answer = await order(others.ids, replaced.terms);
		if (answer === 'changed') held.price.show();
		if (answer === 'expired') held.expire();
	};

	return (
		<>
			<PageHead
				title={agreement.missing || others.missing || replaced.missing ? t('errorTitle', { title }) : title}
				path={paths.confirm}
			/>
			<HeldBookingFrame
				held={held}
				sheetOpen={asking}
				price={<OrderPanel view={view} ordering={ordering} onOrder={() => void checkAndOrder()} />}
			>
				<BookingHead voyage={voyage} leavesAt={view.leavesAt} step="confirm" title={title} />
				<div ref={outcome} className="mb-6 grid gap-3 empty:hidden">
					<HoldNotices held={held} />
					{moved && <SailingMoved moved={moved} />}
					{refundChanged && (
						<Notice tone="warning" live title={t('rebook.changed')}>
							{t('rebook.changedText')}
						</Notice>
					)}
					{failure !== undefined && <OrderFailed failure={failure} voyage={voyage} />}
				</div>
				{view.replaces && (
					<Part id="replaced" title={t('rebook.title')}>
						<ConfirmReplaced view={view} replaced={replaced} />
					</Part>
				)}
				<Part
					id="who"
					title={t('confirm.passengers')}
					lead={t('confirm.names')}
					change={{ to: back, name: t('confirm.changePassengers') }}
				>
					<p className="-mt-2 mb-4 text-14 text-muted">{papers(view.documents.types, voyage.returnDate)}</p>
					<ConfirmCabins cabins={cabins} />
					<ConfirmDocuments view={view} others={others} />
				</Part>
				<Part id="contact" title={t('contact.title')} change={{ to: back, name: t('confirm.changeContact') }}>
					{contact && (
						<p className="tabular leading-6">
							<span className="font-semibold">
								<PersonName name={contact.name} />
							</span>
							<span className="ml-3 text-14 text-muted">{[contact.mobileMasked, contact.email].filter(Boolean).join(DOT)}</span>
						</p>
					)}
				</Part>
				<Part id="coupon" title={t('coupon.title')}>
					<ConfirmCoupons view={view} coupons={coupons} />
				</Part>
				<Part id="policies" title={t('policies.title')}>
					<ConfirmPolicies agreement={agreement} />
				</Part>
			</HeldBookingFrame>
			{asking && (
				<CouponDialog
					coupons={coupons}
					onWithout={() => {
						askCoupon(false);
						coupons.setCode('');
						void checkAndOrder(false);
					}}
					onClose={() => askCoupon(false)}
				/>
			)}
		</>
	);
}
