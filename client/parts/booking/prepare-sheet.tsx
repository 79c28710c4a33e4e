import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { failedCall, failureText } from '#client/app/failed-call.ts';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { keepPending } from '#client/app/pending-action.ts';
import { useAddress } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { PhoneIcon, UserIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { ClockIcon, GuestsIcon } from '#client/ui/task-icons.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { waitingRoomPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
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
				<p className="mt-0.5 text-14 text-2">{children}</p>
			</div>
		</li>
	);
}

type Props = {
	open: boolean;
	onClose: () => void;
	voyage: VoyageCard;
	cabins: readonly Cabin[];
	onMissing: (categoryIds: readonly string[]) => void;
};

/**
 * Lists what members need at hand before the cabins are held, so that five minutes are enough. Holding them leads to the booking; a
 * category without a cabin left is reported to `onMissing`.
 */
export default function PrepareSheet({ open, onClose, voyage, cabins, onMissing }: Props) {
	const { t } = useTranslation('cart');
	const { t: tCommon } = useTranslation();
	const lang = useLanguage();
	const navigate = useNavigate();
	const address = useAddress();
	const HeldList = useLazyWithTexts(() => import('./held-list.tsx'), 'trip');
	const { bookings } = useSession();
	const begun = bookings.filter(({ voyage: { id }, localId }) => id === voyage.id && localId !== null);
	const people = cabins.reduce((sum, { adult, child, count }) => sum + (adult + child) * count, 0);
	const asked = cabins.map(({ categoryId, adult, child, count }) => ({ categoryId, adult, child, count }));
	const { busy, failed, failure, attempt } = useAttempt(async () => {
		try {
			const { localId, missing } = await browserApi('POST /booking/hold', { voyageId: voyage.id, cabins: asked });
			if (localId === null) return onMissing(missing);
			const query = new URLSearchParams({ localId, cruiseId: voyage.ship.id, cruiseCode: voyage.ship.code });
			await navigate(`${paths.booking}?${query}`);
		} catch (error) {
			if (failedCall(error).code !== 'waiting-room') throw error;
			// The waiting room leads back to this page, where the cabins are chosen again
			keepPending({ kind: 'book', voyageId: voyage.id, cabins: asked }, address);
			await navigate(waitingRoomPath(address));
		}
	});
	const problem = failureText(failure, t('prepare.failed'));
	useFailureToast(failure, problem);
	return (
		<Sheet
			open={open}
			onClose={onClose}
			title={t('prepare.title')}
			closeLabel={tCommon('close')}
			footer={
				<Button busy={busy} onClick={attempt} className="flex-1">
					{t('prepare.hold')}
				</Button>
			}
		>
			<p className="text-14 text-2">
				{voyage.title}
				<span aria-hidden="true"> · </span>
				{formatDate(voyage.date, 'day', lang)}
			</p>
			<ul className="mt-1 font-semibold">
				{cabins.map(({ categoryId, name, adult, child, count }) => (
					<li key={`${categoryId}/${adult}/${child}`} className="tabular">
						{name} × {count}
					</li>
				))}
			</ul>
			{failed && (
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
					{t('prepare.documentsText', { day: formatDate(documentsUntil(voyage.returnDate), 'day', lang) })}
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
