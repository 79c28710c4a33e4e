import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { chooseParty } from '#client/app/visit-party.ts';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { type FormSender, usePageSender } from '#client/parts/form-sender.ts';
import { RebookingNotice } from '#client/parts/order/rebooking-notice.tsx';
import { usePartyWords } from '#client/parts/party-words.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { FromAmount, useMoney } from '#client/parts/price-amount.tsx';
import { VoyageDays, VoyageShip } from '#client/parts/voyage-facts.tsx';
import { useVoyageName, VoyageName } from '#client/parts/voyage-name.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Section } from '#client/ui/section.tsx';
import type { RebookingOffer, RebookingView } from '#shared/catalogue/bff/rebooking.ts';
import { orderPath } from '#shared/paths.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import type { Party } from '#shared/rules/party-price.ts';
import { keepsOrder, rebookingCost } from '#shared/rules/rebooking.ts';
import { NotNow, RefundSum } from '../cancel/cancel-page.tsx';
import { TaskPage } from '../task-page.tsx';
import type { RebookAnswer } from './begin-rebooking.ts';

const KINDS = ['own', 'line', 'similar'] as const;

type OfferProps = { offer: RebookingOffer; refund: number | null; party: Party | undefined; sender: FormSender<RebookAnswer> };

/** Renders a voyage to change to: its price for the party, the difference from the refund, and the button that leads to its cabins. */
function Offer({ offer: { voyage, kind, total }, refund, party, sender }: OfferProps) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const lang = useLanguage();
	const { nameOf } = useVoyageName();
	const cost = total === null || !refund ? null : rebookingCost(total, refund);
	const difference = cost === null ? '' : cost > 0 ? 'more' : cost < 0 ? 'less' : 'same';
	return (
		<li className="grid gap-x-6 gap-y-3 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center">
			<div className="min-w-0">
				<p className="leading-head font-semibold">
					<VoyageDays voyage={voyage} />
				</p>
				{kind === 'similar' && (
					<p className="mt-1.5 leading-head">
						<VoyageName voyage={voyage} small="mt-1 text-14" />
					</p>
				)}
				<div className="mt-1.5">
					<VoyageShip voyage={voyage} />
				</div>
			</div>
			<div className="tabular leading-head sm:text-right">
				{total === null ? (
					<p className="text-14 text-muted">{t('rebook.noPrice')}</p>
				) : (
					<p>
						<FromAmount value={total} className="text-18 text-price" />
					</p>
				)}
				{difference && (
					<p className="mt-1 text-14 text-muted">
						{t(`rebook.difference.${difference}`, { amount: money(Math.abs(cost ?? 0)) })}
					</p>
				)}
			</div>
			<PressForm sender={sender} onSubmit={() => party && chooseParty(party)}>
				<input type="hidden" name="voyage" value={voyage.id} />
				<Button
					type="submit"
					variant="secondary"
					size="sm"
					className="max-sm:w-full"
					busy={sender.pending?.get('voyage') === voyage.id}
					aria-label={t('rebook.chooseNamed', { title: nameOf(voyage), date: formatDayOfWeek(voyage.date, lang) })}
				>
					{t('rebook.choose')}
				</Button>
			</PressForm>
		</li>
	);
}

/** Renders the voyages to which the order can be changed, those of its own line first. */
function Offers({ view: { voyages, refund, parties } }: { view: RebookingView }) {
	const { t } = useTranslation('orders');
	const partyWords = usePartyWords();
	const sender = usePageSender<RebookAnswer>();
	const { answer, pending } = sender;
	if (voyages === 'unavailable' || voyages.length === 0)
		return <Notice tone="warning">{t(voyages === 'unavailable' ? 'rebook.unavailable' : 'rebook.none')}</Notice>;
	return (
		<div className="grid gap-10">
			{answer && !pending && (
				<FailureNotice failure={answer.failure} title={t('rebook.failed')}>
					{t('cancel.kept')}
				</FailureNotice>
			)}
			<p className="max-w-measure text-muted">{t('rebook.prices', { party: parties.map(partyWords).join(t('comma')) })}</p>
			{KINDS.map((kind) => {
				const offers = voyages.filter((offer) => offer.kind === kind);
				if (offers.length === 0) return null;
				return (
					<Section key={kind} id={`rebook-${kind}`} title={t(`rebook.kinds.${kind}`)}>
						<ul className="mt-4 border-b border-line">
							{offers.map((offer) => (
								<Offer key={offer.voyage.id} offer={offer} refund={refund} party={parties[0]} sender={sender} />
							))}
						</ul>
					</Section>
				);
			})}
		</div>
	);
}

/** Renders the page on which a member begins to change an order: what it gives back today, and the voyages to choose from. Nothing is cancelled here. */
export function RebookPage({ view }: { view: RebookingView }) {
	const { t } = useTranslation('orders');
	const { order, reason, refund, paid, begun } = view;
	const isUnderWay = begun !== null && (begun.oldOrder.id === order.id || begun.step !== 'done');
	return (
		<TaskPage order={order} title={t('rebook.title')} lead={t('rebook.lead')}>
			{isUnderWay ? (
				<div className="grid justify-items-start gap-6">
					<RebookingNotice rebooking={begun} id={order.id} />
					<LinkButton to={orderPath(order.id)}>{t('price.back')}</LinkButton>
				</div>
			) : keepsOrder(reason) ? (
				<NotNow id={order.id} reason={reason ?? 'not-this-state'} message="" />
			) : (
				<div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-10 md:gap-12">
					{paid !== 0 && refund === null ? (
						<Notice tone="warning">{t('rebook.refundUnknown')}</Notice>
					) : (
						<RefundSum refund={view} title={t('rebook.refund')} />
					)}
					<Offers view={view} />
				</div>
			)}
		</TaskPage>
	);
}
