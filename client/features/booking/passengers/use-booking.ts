import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failedCall } from '#client/app/failed-call.ts';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { checkPassengers } from '#shared/rules/booking-passengers.ts';
import { useBookingApi } from '../hold/use-booking-api.ts';

type Beds = (string | null)[];
/** Everything that a member fills in: the passenger's id for each bed of each cabin, null for a free bed, and the contact's id. */
type Draft = { beds: Beds[]; contactId: string | null };

const draftOf = ({ cabins, contactId }: BookingView): Draft => ({ beds: cabins.map(({ beds }) => beds), contactId });
const sizes = ({ beds }: Draft): string => beds.map(({ length }) => length).join();

/** Puts a passenger into the first free bed; returns the beds unchanged where none is free or the passenger has one. */
function assignBed(beds: Beds, id: string): Beds {
	const free = beds.includes(id) ? -1 : beds.indexOf(null);
	return beds.map((was, place) => (place === free ? id : was));
}

/**
 * The booking and what the member fills in: checked at each change by the server's rules, and saved at once, one save after
 * another.
 */
export function useBooking(loaded: BookingView) {
	const { t } = useTranslation('booking');
	const show = useMessages();
	const [booking, setBooking] = useState(loaded);
	const { localId, voyage, cabins } = booking;
	const passengers = entriesOf(booking.passengers);
	const api = useBookingApi(localId);
	const [draft, setDraft] = useState(() => draftOf(loaded));
	const [saving, setSaving] = useState<'saved' | 'saving' | 'failed'>('saved');
	const queue = useRef<Promise<boolean>>(Promise.resolve(true));
	const latest = useRef(draft);
	/** The number of changes made here, and of those that are saved. */
	const changes = useRef({ made: 0, kept: 0 });
	// When the session ends, the login opens over the page, and the save is made once more
	useUnsavedInput(true);
	useEffect(() => {
		if (saving === 'saved') return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [saving]);

	const update = (next: Draft) => {
		latest.current = next;
		setDraft(next);
	};
	/**
	 * Shows a booking as it was read. Changes made here that aren't saved yet stay, if they still fit the cabins (docs/rules.md,
	 * other-tab).
	 */
	const takeOver = (next: BookingView, begun = changes.current.made) => {
		setBooking(next);
		const { made, kept } = changes.current;
		const read = draftOf(next);
		if (sizes(read) === sizes(latest.current) && (kept < made || begun < made)) return;
		if (kept < made) show('info', t('otherTab'));
		changes.current.kept = made;
		update(read);
		if (next.proposed) keepProposal();
		else setSaving('saved');
	};
	const reload = async () => {
		const { made } = changes.current;
		const next = await api('GET /booking', { localId });
		takeOver(next, made);
		return next;
	};
	const onLoaded = useEffectEvent((next: BookingView) => takeOver(next));
	const shown = useRef(loaded);
	// The router loaded the page again: the member came back, or another tab changed the booking
	useEffect(() => {
		if (shown.current !== loaded) onLoaded(loaded);
		shown.current = loaded;
	}, [loaded]);

	const save = () => {
		setSaving('saving');
		queue.current = queue.current.then(async () => {
			const { made } = changes.current;
			try {
				await api('POST /booking/save', { localId, ...latest.current });
				changes.current.kept = made;
				if (made === changes.current.made) setSaving('saved');
				return true;
			} catch (error) {
				setSaving('failed');
				// Another tab changed the cabins: the beds filled in here don't exist any more
				if (failedCall(error).code === 'invalid-input') await reload().catch(() => {});
				return false;
			}
		});
	};
	const change = (next: Partial<Draft>) => {
		update({ ...latest.current, ...next });
		changes.current.made += 1;
		save();
	};
	/** Saves what the site proposed like a change of the member's own. */
	const keepProposal = () => change({});
	const onMount = useEffectEvent(() => {
		if (loaded.proposed) keepProposal();
	});
	useEffect(() => onMount(), []);
	const changeBeds = (cabin: number, next: (own: Beds) => Beds) =>
		change({ beds: latest.current.beds.map((own, index) => (index === cabin ? next(own) : own)) });
	const { beds, contactId } = draft;
	const checks = checkPassengers(
		cabins.map((cabin, index) => ({ ...cabin, beds: beds[index] ?? [] })),
		passengers,
		{ ...voyage, documents: booking.documents },
	);
	return {
		booking,
		beds,
		contactId,
		checks,
		saving,
		save,
		/** Resolves once everything filled in so far was sent: to true when it is saved. */
		settled: () => queue.current,
		assign: (cabin: number, id: string) => changeBeds(cabin, (own) => assignBed(own, id)),
		remove: (cabin: number, id: string) => changeBeds(cabin, (own) => own.map((was) => (was === id ? null : was))),
		chooseContact: (id: string) => change({ contactId: id }),
		reload,
	};
}

export type BookingInput = ReturnType<typeof useBooking>;
