import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { failedCall, failureText } from '#client/app/failed-call.ts';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { usePapers } from '#client/parts/papers.ts';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { Button } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { ClockIcon, GuestsIcon, PhoneIcon, UserIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { OpenBookingView } from '#shared/catalogue/bff/session.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { TooManyHolds } from './too-many-holds.tsx';

/** Scrolls a notice into view: the button that caused it is at the foot of the sheet. */
const showWhole = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

type Cabin = { categoryId: string; name: string; adult: number; child: number; count: number };

function Item({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
	return (
		<li className="flex gap-4 py-4">
			<span className="mt-0.5 grid size-10 shrink-0 place-items-center rounded-pill bg-navy-50 text-navy-700">{icon}</span>
			<div className="min-w-0">
				<p className="font-semibold">{title}</p>
				<p className="mt-0.5 text-14 text-muted">{children}</p>
			</div>
		</li>
	);
}

type Props = {
	open: boolean;
	onClose: () => void;
	voyage: VoyageCard;
	cabins: readonly Cabin[];
	/** The member's bookings of the voyage that have begun already. */
	begun: readonly OpenBookingView[];
	/** True while the cabins are being held, and the error of the last attempt. */
	busy: boolean;
	failure: unknown;
	onHold: () => void;
};

/**
 * Asks whether to hold cabins although a booking of the voyage has begun, or again after they couldn't be held. Lists what members need at
 * hand, so that five minutes are enough.
 */
export default function PrepareSheet({ open, onClose, voyage, cabins, begun, busy, failure, onHold }: Props) {
	const { t } = useTranslation('cart');
	const { t: tCommon } = useTranslation();
	const lang = useLanguage();
	const papers = usePapers();
	const { nameOf } = useVoyageName();
	const HeldList = useLazyWithTexts(() => import('./held-list.tsx'), 'trip');
	const people = cabins.reduce((sum, { adult, child, count }) => sum + (adult + child) * count, 0);
	const problem = failureText(failure, t('prepare.failed'));
	useFailureToast(failure, problem);
	return (
		<Sheet
			open={open}
			onClose={onClose}
			title={t('prepare.title')}
			closeLabel={tCommon('close')}
			onlyText
			footer={
				<Button busy={busy} onClick={onHold} className="flex-1">
					{t('prepare.hold')}
				</Button>
			}
		>
			<p className="text-14 text-muted">
				<span>{nameOf(voyage)}</span>
				<span aria-hidden="true">{DOT}</span>
				<span>{formatDate(voyage.date, 'day', lang)}</span>
			</p>
			<ul className="mt-1 font-semibold">
				{cabins.map(({ categoryId, name, adult, child, count }) => (
					<li key={`${categoryId}/${adult}/${child}`} className="tabular">
						{`${name} × ${count}`}
					</li>
				))}
			</ul>
			{failure !== undefined && (
				<div className="mt-4" ref={showWhole}>
					{failedCall(failure).code === 'too-many-holds' ? (
						<TooManyHolds title={problem} />
					) : (
						<Notice tone="error" live>
							{problem}
						</Notice>
					)}
				</div>
			)}
			{begun.length > 0 && (
				<div className="mt-4">
					<Notice tone="info" title={t('prepare.begun')}>
						<HeldList bookings={begun} />
					</Notice>
				</div>
			)}
			<p className="mt-6">{t('prepare.lead')}</p>
			<ul className="mt-2 divide-y divide-line border-y border-line">
				<Item icon={<GuestsIcon size={20} />} title={t('prepare.passengers', { count: people })}>
					{t('prepare.passengersText')}
				</Item>
				<Item icon={<UserIcon size={20} />} title={t('prepare.documents')}>
					<span>{`${t('prepare.documentsText')} `}</span>
					<span>{papers(['PASSPORT'], voyage.returnDate)}</span>
				</Item>
				<Item icon={<PhoneIcon size={20} />} title={t('prepare.contact')}>
					{t('prepare.contactText')}
				</Item>
				<Item icon={<ClockIcon size={20} />} title={t('prepare.time')}>
					{t('prepare.timeText')}
				</Item>
			</ul>
		</Sheet>
	);
}
