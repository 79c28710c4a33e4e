import { useTranslation } from 'react-i18next';
import type { FieldFailure } from '#client/ui/error-summary.tsx';
import { useCabinName, usePartyWords } from '../use-cabin-words.ts';
import { addControl, contactControl, passengerControl } from './control-ids.ts';
import type { BookingInput } from './use-booking.ts';

/** What keeps a booking from going on, in the order of the page, each with the control to see to. */
export function useMissing({ booking, beds, checks, contactId }: BookingInput): FieldFailure[] {
	const { t } = useTranslation('booking');
	const nameOf = useCabinName();
	const partyOf = usePartyWords();
	const failures = checks.flatMap((check, index) => {
		const own = beds[index] ?? [];
		const party = partyOf(booking.cabins[index] ?? { adult: 0, child: 0 });
		const free = own.filter((id) => id === null).length;
		const name = nameOf(booking.cabins, index);
		const of = (id: string, text: string) => ({ id, text: t('problem.of', { name, text }) });
		const passengers = check.beds.flatMap((problem, bed) => {
			const id = own[bed];
			return problem && problem !== 'empty' && id ? [of(passengerControl(index, id), t(`problem.${problem}`))] : [];
		});
		const first = own.find((id) => id !== null);
		return [
			...(free > 0 ? [of(addControl(index), t('problem.empty', { count: free }))] : []),
			...passengers,
			...(check.cabin && first ? [of(passengerControl(index, first), t(`problem.${check.cabin}`, { party }))] : []),
		];
	});
	const [contact] = booking.contacts;
	if (contactId === null) failures.push({ id: contactControl(contact?.id), text: t('contact.missing') });
	return failures;
}
