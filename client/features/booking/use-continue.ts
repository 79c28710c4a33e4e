import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { confirmPath, INCOMPLETE } from '#shared/journey-paths.ts';
import type { BookingInput } from './use-booking.ts';
import type { HeldBooking } from './use-held-booking.ts';
import { useMissing } from './use-missing.ts';
import type { usePriceChange } from './use-price-change.ts';

/** On to checking the booking: first what is missing is said, another price agreed to, the cabins are held, and everything filled in is saved. */
export function useContinue(input: BookingInput, { hold, question }: HeldBooking, change: ReturnType<typeof usePriceChange>) {
	const navigate = useNavigate();
	const { hash, key } = useLocation();
	const missing = useMissing(input);
	const sentBack = hash === `#${INCOMPLETE}`;
	const [asked, setAsked] = useState(sentBack);
	const [leaving, setLeaving] = useState(false);
	const summary = useRef<HTMLDivElement>(null);
	const lookAgain = useEffectEvent(() => {
		setAsked(true);
		// The way back is to the page that was left, whose data the router doesn't load again
		void input
			.reload()
			.catch(() => {})
			.then(() => summary.current?.focus());
	});
	useEffect(() => {
		if (sentBack && key) lookAgain();
	}, [sentBack, key]);
	const showMissing = () => {
		const [first, ...more] = missing;
		(more.length > 0 ? summary.current : document.getElementById(first?.id ?? ''))?.focus();
	};
	const goOn = async () => {
		setAsked(true);
		if (missing.length > 0) return void requestAnimationFrame(showMissing);
		if (change.changed !== null) return change.show();
		if (hold.phase === 'over') return question.ask();
		setLeaving(true);
		if (await input.settled()) await navigate(confirmPath(input.booking.localId));
		setLeaving(false);
	};
	return {
		goOn: () => void goOn(),
		leaving,
		/** Whether what is missing is to be said. */
		asked,
		/** Whether they were led back here, since something was missing. */
		sentBack,
		missing: asked ? missing : [],
		/** Gets the focus when several things are missing. */
		summary,
	};
}
