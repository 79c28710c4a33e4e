import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { TimerBar } from './timer-bar.tsx';
import type { HeldBooking } from './use-held-booking.ts';

const HoldDialog = lazy(() => import('./hold-dialog.tsx'));
const GiveUpDialog = lazy(() => import('./give-up-dialog.tsx'));

/** The frame of both pages of a booking: the time left above, the price beside, and the questions about the hold over them. */
export function HeldBookingFrame({
	held: { hold, question, giveUp },
	voyage,
	dialogOpen,
	price,
	children,
}: {
	held: HeldBooking;
	voyage: VoyageCard;
	/** Another dialog is open: it shows the time itself, so nothing is asked over it. */
	dialogOpen: boolean;
	price: ReactNode;
	children: ReactNode;
}) {
	const { t } = useTranslation('booking');
	return (
		<>
			<TimerBar hold={hold} />
			<div className="column grid items-start gap-x-12 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					{children}
					<button
						type="button"
						onClick={giveUp.ask}
						className="mt-6 min-h-target text-14 text-2 underline decoration-current/40 underline-offset-4 hover:decoration-current"
					>
						{t('giveUp.open')}
					</button>
				</div>
				{price}
			</div>
			{question.due && !dialogOpen && !giveUp.asking && (
				<Suspense fallback={null}>
					<HoldDialog
						hold={hold}
						voyage={voyage}
						onClose={question.answer}
						onGiveUp={() => {
							question.answer();
							giveUp.ask();
						}}
					/>
				</Suspense>
			)}
			{giveUp.asking && (
				<Suspense fallback={null}>
					<GiveUpDialog freeAt={hold.deadline} giveUp={giveUp.giveUp} onClose={giveUp.cancel} />
				</Suspense>
			)}
		</>
	);
}
