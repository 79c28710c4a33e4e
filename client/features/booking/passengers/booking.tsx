import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#client/layout/page-head.tsx';
import { BookingHead } from '#client/parts/booking/booking-head.tsx';
import { PricePanel } from '#client/parts/booking/price-panel.tsx';
import { usePapers } from '#client/parts/papers.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { withPicturesOnce } from '#client/ui/pictures-once.ts';
import { Region } from '#client/ui/region.tsx';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { paths } from '#shared/paths.ts';
import { HeldBookingFrame } from '../hold/held-booking-frame.tsx';
import { HoldNotices } from '../hold/hold-notices.tsx';
import { TimerBar } from '../hold/timer-bar.tsx';
import { useHeldBooking } from '../hold/use-held-booking.ts';
import { useCabinName } from '../use-cabin-words.ts';
import { CabinPassengers } from './cabin-passengers.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { RETRY_PASSENGERS } from './control-ids.ts';
import { RetryList } from './retry-list.tsx';
import { BookingSheet, type OpenSheet } from './sheets.tsx';
import { useBooking } from './use-booking.ts';
import { useContinue } from './use-continue.ts';

const SAVE_WORDS = { saved: 'save.saved', saving: 'save.saving', failed: 'save.failed' } as const;

/** Shows whether everything filled in is saved. */
function SaveState({ saving, onRetry }: { saving: keyof typeof SAVE_WORDS; onRetry: () => void }) {
	const { t } = useTranslation('booking');
	const quiet = saving === 'failed' ? 'text-red-700' : 'text-muted max-md:sr-only';
	return (
		<p role="status" className={`text-14 md:mt-3 md:text-center ${quiet}`}>
			<span>{`${t(SAVE_WORDS[saving])} `}</span>
			{saving === 'failed' && (
				<button type="button" onClick={onRetry} className="min-h-target text-link underline underline-offset-4">
					{t('save.retry')}
				</button>
			)}
		</p>
	);
}

type Props = { title: string; lead: string; more?: string; className?: string; children: ReactNode };

function Part({ title, lead, more, className = '', children }: Props) {
	return (
		<>
			<h2 className={`font-sans text-18 leading-head font-semibold tracking-normal ${className}`}>{title}</h2>
			<div className="mt-1 mb-4 text-14 text-muted">
				<p>{lead}</p>
				{more && <p className="mt-1">{more}</p>}
			</div>
			<Region>{children}</Region>
		</>
	);
}

/** The passengers and the contact of a booking. What is filled in stays when the hold ends, since the cabins can be held again. */
export function Booking({ loaded }: { loaded: BookingView }) {
	const { t } = useTranslation('booking');
	const nameOf = useCabinName();
	const input = useBooking(loaded);
	const held = useHeldBooking(input.booking, input.reload, input.settled);
	const { showMissing, missing, sentBack, summary, leaving, goOn } = useContinue(input, held);
	const [sheet, openSheet] = useState<OpenSheet | null>(null);
	const papers = usePapers();
	const { voyage, leavesAt, documents, cabins, discount, total, onBoard, passengers } = input.booking;
	const title = t('title');
	const lines = [
		...cabins.map((cabin, index) => ({ key: String(index), name: nameOf(cabins, index), amount: cabin.total })),
		...(discount > 0 ? [{ key: 'coupon', name: t('coupon.title'), amount: -discount }] : []),
	];
	const price = (
		<PricePanel
			voyage={voyage}
			leavesAt={leavesAt}
			lines={lines}
			total={total}
			onBoard={onBoard}
			onRetry={() => void input.reload().catch(() => {})}
			action={
				<Button busy={leaving} onClick={goOn}>
					{t('go')}
				</Button>
			}
		>
			<SaveState saving={input.saving} onRetry={input.save} />
		</PricePanel>
	);
	return (
		<>
			<PageHead title={missing.length > 0 ? t('errorTitle', { title }) : title} path={paths.booking} />
			<HeldBookingFrame held={held} sheetOpen={sheet !== null} price={price}>
				<BookingHead voyage={voyage} leavesAt={leavesAt} step="passengers" title={title} />
				<div ref={summary} tabIndex={-1} className="mb-6 grid scroll-mt-40 gap-3 outline-none empty:hidden">
					{sentBack && missing.length < 2 && <Notice tone="warning">{t('sentBack')}</Notice>}
					<ErrorSummary title={t('incomplete')} failures={missing} least={1} />
					{input.booking.replaces && (
						<Notice tone="info" title={t('rebook.title')}>
							{t('rebook.booking', { number: input.booking.replaces.number })}
						</Notice>
					)}
					<HoldNotices held={held} />
				</div>
				<Part title={t('passengers.title')} lead={t('passengers.lead')} more={papers(documents.types, voyage.returnDate)}>
					{passengers === 'unavailable' && (
						<div className="mb-4">
							<RetryList id={RETRY_PASSENGERS} text={t('passengers.unavailable')} reload={input.reload} />
						</div>
					)}
					<div className="grid gap-4">
						{withPicturesOnce(cabins).map((cabin, index) => (
							<CabinPassengers
								key={nameOf(cabins, index)}
								input={input}
								index={index}
								cabin={cabin}
								showMissing={showMissing}
								openSheet={openSheet}
							/>
						))}
					</div>
				</Part>
				<Part title={t('contact.title')} lead={t('contact.lead')} className="mt-10">
					<ContactChoice input={input} showMissing={showMissing} openSheet={openSheet} />
				</Part>
			</HeldBookingFrame>
			<BookingSheet
				open={sheet}
				input={input}
				timer={<TimerBar hold={held.hold} inSheet />}
				onExpired={() => {
					openSheet(null);
					void input
						.reload()
						.catch(() => {})
						.then(held.expire);
				}}
				onClose={() => openSheet(null)}
			/>
		</>
	);
}
