import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { BookingHead } from '#client/parts/booking/booking-head.tsx';
import { PricePanel } from '#client/parts/booking/price-panel.tsx';
import { GuestName } from '#client/parts/order/passenger-name.tsx';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';
import { BOOKING_POLICIES } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { ConfirmCabins } from './confirm-cabins.tsx';
import { ConfirmCoupons } from './confirm-coupons.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { ConfirmPolicies, policyId } from './confirm-policies.tsx';
import { useGiveUp } from './give-up.tsx';
import { HoldOutcome, HoldOver } from './hold-notices.tsx';
import { useHoldWatch } from './hold-watch.tsx';
import { bookingPath } from './load-step.ts';
import { TimerBar } from './timer-bar.tsx';
import { type OpenBooking, useConfirm } from './use-confirm.ts';
import { useHold } from './use-hold.ts';
import { useReread } from './use-reread.ts';

const PriceChangedDialog = lazy(() => import('./price-changed-dialog.tsx'));
/** Making an order must not be cut off; from here on it is said that it goes on. */
const LONG = 10_000;
const settled = () => Promise.resolve();

/** What will be ordered, in full; the order is made when it has been checked and the policies are agreed to. */
export function Confirm({ loaded }: { loaded: OpenBooking }) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const { phone } = useSite();
	const hydrated = useHydrated();
	const confirm = useConfirm(loaded);
	const { view, ordering, failure } = confirm;
	const { voyage, cabins, contact, lines, total, localId, changed } = view;
	const hold = useHold(view, settled, confirm.reload);
	useReread(confirm.reload);
	const long = useLongWait(ordering, LONG);
	const watch = useHoldWatch(hold);
	const giveUp = useGiveUp(view);
	const [agreed, setAgreed] = useState<readonly (typeof BOOKING_POLICIES)[number][]>([]);
	const [asked, setAsked] = useState(false);
	const [putOff, setPutOff] = useState(false);
	const title = t('confirm.title');
	const lacking = BOOKING_POLICIES.filter((type) => !agreed.includes(type));
	const failed = asked && lacking.length > 0;
	const showsChange = hydrated && changed !== null && !putOff;
	const change = { to: bookingPath(paths.booking, localId), label: t('confirm.change') };

	const order = async () => {
		setAsked(true);
		const [first] = lacking;
		if (first) return document.getElementById(policyId(first))?.focus();
		if (changed !== null) return setPutOff(false);
		if (hold.phase === 'over') return watch.ask();
		const outcome = await confirm.order();
		if (outcome === 'changed') setPutOff(false);
		if (outcome === 'expired') watch.ask();
	};

	return (
		<>
			<PageHead title={failed ? t('errorTitle', { title }) : title} path={paths.confirm} />
			<TimerBar hold={hold} />
			<div className="column grid items-start gap-x-12 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<BookingHead voyage={voyage} step="confirm" title={title} />
					<div className="mb-6 grid gap-3 empty:hidden">
						<HoldOutcome hold={hold} voyage={voyage} />
						<HoldOver hold={hold} />
						{changed !== null && (
							<Notice
								tone="warning"
								title={t('changed.title')}
								action={
									<Button variant="secondary" size="sm" onClick={() => setPutOff(false)}>
										{t('changed.see')}
									</Button>
								}
							>
								{t('changed.stopped')}
							</Notice>
						)}
						{failure && (
							<Notice tone="error" live title={failure.shown || t('confirm.failed')}>
								{t('confirm.failedText', { phone })}
							</Notice>
						)}
					</div>
					<ConfirmPart
						id="who"
						title={t('confirm.passengers')}
						lead={t('confirm.names')}
						change={{ ...change, name: t('confirm.changePassengers') }}
					>
						<ConfirmCabins cabins={cabins} />
					</ConfirmPart>
					<ConfirmPart id="contact" title={t('contact.title')} change={{ ...change, name: t('confirm.changeContact') }}>
						{contact && (
							<p className="tabular leading-6">
								<GuestName guest={contact} />
								<span className="ml-3 text-14 text-2">{[contact.mobileMasked, contact.email].filter(Boolean).join(' · ')}</span>
							</p>
						)}
					</ConfirmPart>
					<ConfirmPart id="coupon" title={t('coupon.title')}>
						<ConfirmCoupons view={view} state={confirm.couponState} wanted={confirm.wanted} onChoose={confirm.chooseCoupon} />
					</ConfirmPart>
					<ConfirmPart id="policies" title={t('policies.title')}>
						<ConfirmPolicies
							types={BOOKING_POLICIES}
							agreed={agreed}
							asked={asked}
							onChange={(type, on) => setAgreed(on ? [...agreed, type] : agreed.filter((other) => other !== type))}
						/>
						<p className="mt-4 text-14 text-2">
							{t('confirm.costs')} <PolicyLink type="COST_DESC">{t('confirm.costsLink')}</PolicyLink>
						</p>
					</ConfirmPart>
					{giveUp.button}
				</div>
				<PricePanel
					voyage={voyage}
					lines={lines.map(({ kind, name, detail, amount }) => ({
						key: `${kind}/${name}/${detail?.roomNum ?? ''}`,
						name,
						amount,
					}))}
					total={total}
					action={
						<Button busy={ordering} onClick={() => void order()}>
							{t('confirm.order', { price: formatMoney(total, lang) })}
						</Button>
					}
				>
					<p role="status" className={`mt-3 text-14 text-2 ${long ? '' : 'max-md:hidden'}`}>
						{t(long ? 'confirm.long' : 'confirm.next')}
					</p>
				</PricePanel>
			</div>
			{showsChange && (
				<Suspense fallback={null}>
					<PriceChangedDialog change={changed} accept={() => confirm.acceptPrice(changed)} onClose={() => setPutOff(true)} />
				</Suspense>
			)}
			{watch.dialog(showsChange || giveUp.asking, voyage, giveUp.ask)}
			{giveUp.dialog}
		</>
	);
}
