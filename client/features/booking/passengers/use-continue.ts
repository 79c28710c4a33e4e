import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { FieldFailure } from '#client/ui/error-summary.tsx';
import { showFailures } from '#client/ui/show-failures.ts';
import { confirmPath, INCOMPLETE } from '#shared/paths.ts';
import type { HeldBooking } from '../hold/use-held-booking.ts';
import { useCabinName, usePartyWords } from '../use-cabin-words.ts';
import { addControl, contactControl, passengerControl, RETRY_CONTACTS, RETRY_PASSENGERS } from './control-ids.ts';
import type { BookingInput } from './use-booking.ts';

/** `isShown`: the page tells it before a press, too. */
type Missing = FieldFailure & { isShown: boolean };

/** Everything that is missing or wrong, in the order of the page, each with the id of the control to correct. */
function useMissing({ booking, beds, checks, contactId }: BookingInput): Missing[] {
	const { t } = useTranslation('booking');
	const nameOf = useCabinName();
	const partyOf = usePartyWords();
	const failures = (booking.passengers === 'unavailable' ? [] : checks).flatMap((check, index) => {
		const own = beds[index] ?? [];
		const free = own.filter((id) => id === null).length;
		const name = nameOf(booking.cabins, index);
		const of = (id: string, text: string, isShown = true) => ({ id, text: t('problem.of', { name, text }), isShown });
		const passengers = check.beds.flatMap((problem, bed) => {
			const id = own[bed];
			return problem && problem !== 'empty' && id ? [of(passengerControl(index, id), t(`problem.${problem}`))] : [];
		});
		const party = partyOf(booking.cabins[index] ?? { adult: 0, child: 0 });
		const first = own.find((id) => id !== null);
		return [
			...(free > 0 ? [of(addControl(index), t('problem.empty', { count: free }), false)] : []),
			...passengers,
			...(check.cabin && first ? [of(passengerControl(index, first), t(`problem.${check.cabin}`, { party }))] : []),
		];
	});
	if (booking.passengers === 'unavailable')
		failures.push({ id: RETRY_PASSENGERS, text: t('passengers.unavailable'), isShown: true });
	if (booking.contacts === 'unavailable') failures.push({ id: RETRY_CONTACTS, text: t('contact.unavailable'), isShown: true });
	else if (contactId === null)
		failures.push({ id: contactControl(booking.contacts[0]?.id), text: t('contact.missing'), isShown: false });
	return failures;
}

/**
 * Leads to the confirmation, unless something is missing, a changed price isn't accepted yet or the hold is over: then the page
 * shows it. Waits until everything filled in is saved.
 */
export function useContinue(input: BookingInput, { hold, question, price }: HeldBooking) {
	const navigate = useNavigate();
	const { hash, key } = useLocation();
	const missing = useMissing(input);
	const sentBack = hash === `#${INCOMPLETE}`;
	const [showMissing, setShowMissing] = useState(sentBack);
	const [leaving, setLeaving] = useState(false);
	const summary = useRef<HTMLDivElement>(null);
	const lookAgain = useEffectEvent(() => {
		setShowMissing(true);
		// Back leads to the page as it was left: the router doesn't load its data again
		void input
			.reload()
			.catch(() => {})
			.then(() => summary.current?.focus());
	});
	useEffect(() => {
		if (sentBack && key) lookAgain();
	}, [sentBack, key]);
	const goOn = async () => {
		const isShown = showMissing || missing.some((failure) => failure.isShown);
		const isMissing = showFailures(
			summary,
			() => {
				setShowMissing(true);
				return missing.map(({ id }) => id);
			},
			isShown,
		);
		if (isMissing) return;
		if (price.changed !== null) return price.show();
		if (hold.phase === 'over') return question.ask();
		setLeaving(true);
		if (await input.settled()) await navigate(confirmPath(input.booking.localId));
		setLeaving(false);
	};
	return {
		goOn: () => void goOn(),
		leaving,
		/** True once what is missing is shown. */
		showMissing,
		/** True when the confirmation led back here, since something was missing. */
		sentBack,
		missing: showMissing ? missing : [],
		/** Gets the focus when something is missing. */
		summary,
	};
}
