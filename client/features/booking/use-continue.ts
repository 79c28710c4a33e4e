import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { bookingPath } from './load-booking.ts';
import type { BookingInput } from './use-booking.ts';
import type { HeldBooking } from './use-held-booking.ts';
import { useMissing } from './use-missing.ts';

/** On to checking the booking: first what is missing is said, the cabins are held, and everything filled in is saved. */
export function useContinue(input: BookingInput, { hold, question }: HeldBooking) {
	const navigate = useNavigate();
	const missing = useMissing(input);
	const [asked, setAsked] = useState(false);
	const [leaving, setLeaving] = useState(false);
	const summary = useRef<HTMLDivElement>(null);
	const showMissing = () => {
		const [first, ...more] = missing;
		(more.length > 0 ? summary.current : document.getElementById(first?.id ?? ''))?.focus();
	};
	const goOn = async () => {
		setAsked(true);
		if (missing.length > 0) return void requestAnimationFrame(showMissing);
		if (hold.phase === 'over') return question.ask();
		setLeaving(true);
		if (await input.settled()) await navigate(bookingPath(paths.confirm, input.booking.localId));
		setLeaving(false);
	};
	return {
		goOn: () => void goOn(),
		leaving,
		/** Whether what is missing is to be said. */
		asked,
		missing: asked ? missing : [],
		/** Gets the focus when several things are missing. */
		summary,
	};
}
