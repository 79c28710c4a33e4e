import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#client/app/on-demand.tsx';
import { Region } from '#client/ui/region.tsx';
import { TimerBar } from './timer-bar.tsx';
import type { HeldBooking } from './use-held-booking.ts';

const HoldDialog = onDemand(() => import('./hold-dialog.tsx'));
const GiveUpDialog = onDemand(() => import('./give-up-dialog.tsx'));
const PriceChangedDialog = onDemand(() => import('./price-changed-dialog.tsx'));

/** Shows at most one question at a time: whether to give up, to accept a changed price, or to hold the cabins again. */
function Question({ held: { hold, voyage, question, giveUp, price }, sheetOpen }: { held: HeldBooking; sheetOpen: boolean }) {
	if (giveUp.asking) return <GiveUpDialog freeAt={hold.deadline} giveUp={giveUp.giveUp} onClose={giveUp.cancel} />;
	if (sheetOpen) return null;
	const giveUpAfter = (close: () => void) => () => {
		close();
		giveUp.ask();
	};
	if (price.shown !== null)
		return (
			<PriceChangedDialog
				change={price.shown}
				onAccept={price.accept}
				onClose={price.putOff}
				onGiveUp={giveUpAfter(price.putOff)}
			/>
		);
	if (!question.due) return null;
	return <HoldDialog hold={hold} voyage={voyage} onClose={question.answer} onGiveUp={giveUpAfter(question.answer)} />;
}

type Props = {
	held: HeldBooking;
	/** True while a sheet is open: it shows the time left itself, so no question about price or hold is asked over it. */
	sheetOpen?: boolean;
	price: ReactNode;
	children: ReactNode;
};

/** The frame of both pages of a booking: the time left above, the price beside, the questions about the hold over the page. */
export function HeldBookingFrame({ held, sheetOpen = false, price, children }: Props) {
	const { t } = useTranslation('booking');
	return (
		<>
			<Region>
				<TimerBar hold={held.hold} />
			</Region>
			<div className="column grid items-start gap-x-12 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					{children}
					<button
						type="button"
						onClick={held.giveUp.ask}
						className="mt-6 min-h-target text-14 text-muted underline decoration-current/40 underline-offset-4 hover:decoration-current"
					>
						{t('giveUp.open')}
					</button>
				</div>
				<Region>{price}</Region>
			</div>
			<Region>
				<Question held={held} sheetOpen={sheetOpen} />
			</Region>
		</>
	);
}
