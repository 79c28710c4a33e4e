import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { checkPassengers, passengersComplete } from '#shared/rules/booking-passengers.ts';

type Saving = 'saved' | 'saving' | 'failed';

/** Puts a passenger into the first bed that is free; the beds as they were when there is none. */
function assignBed(beds: readonly (string | null)[], id: string): (string | null)[] {
	const free = beds.includes(id) ? -1 : beds.indexOf(null);
	return beds.map((was, place) => (place === free ? id : was));
}

/** What is filled in, checked at each change by the server's own rules and kept there at once, one save after another. */
export function useBooking(loaded: BookingView) {
	const { t } = useTranslation('booking');
	const show = useMessages();
	const [booking, setBooking] = useState(loaded);
	const { localId, voyage, passengers, cabins } = booking;
	const [beds, setBeds] = useState(cabins.map((cabin) => cabin.beds));
	const [contactId, setContactId] = useState(booking.contactId);
	const [saving, setSaving] = useState<Saving>('saved');
	const queue = useRef<Promise<boolean>>(Promise.resolve(true));
	const latest = useRef({ beds, contactId });
	/** How many changes were made here, and how many of them are kept. */
	const changes = useRef({ made: 0, kept: 0 });
	// A session that ends here is begun again over the page, and the save is made once more
	useUnsavedInput(true);
	// Whoever leaves before it is kept is asked; otherwise never
	useEffect(() => {
		if (saving === 'saved') return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [saving]);

	/** Shows a booking as it was read; what is filled in is taken over too unless something here isn't kept yet and still fits the cabins. */
	const takeOver = (next: BookingView, begun = changes.current.made) => {
		setBooking(next);
		const { made, kept } = changes.current;
		const fits = next.cabins.map((cabin) => cabin.beds.length).join() === latest.current.beds.map((own) => own.length).join();
		if (fits && (kept < made || begun < made)) return;
		if (kept < made) show('info', t('otherTab'));
		latest.current = { beds: next.cabins.map((cabin) => cabin.beds), contactId: next.contactId };
		changes.current.kept = made;
		setBeds(latest.current.beds);
		setContactId(latest.current.contactId);
		setSaving('saved');
	};
	const reload = async () => {
		const { made } = changes.current;
		const next = await browserApi('GET /booking', { localId });
		takeOver(next, made);
		return next;
	};
	const onLoaded = useEffectEvent((next: BookingView) => takeOver(next));
	const shown = useRef(loaded);
	// The page was loaded again: by a way back to it, or because another tab changed what it is about
	useEffect(() => {
		if (shown.current !== loaded) onLoaded(loaded);
		shown.current = loaded;
	}, [loaded]);

	const save = () => {
		setSaving('saving');
		queue.current = queue.current.then(async () => {
			const { made } = changes.current;
			try {
				await browserApi('POST /booking/save', { localId, ...latest.current });
				changes.current.kept = made;
				if (made === changes.current.made) setSaving('saved');
				return true;
			} catch (error) {
				setSaving('failed');
				// The cabins are others by now: there is nothing that this could be kept in
				if (failedCall(error).code === 'invalid-input') await reload().catch(() => {});
				return false;
			}
		});
	};
	const changed = () => {
		changes.current.made += 1;
		save();
	};
	const change = (cabin: number, next: (own: (string | null)[]) => (string | null)[]) => {
		const all = latest.current.beds.map((own, index) => (index === cabin ? next(own) : own));
		latest.current = { ...latest.current, beds: all };
		setBeds(all);
		changed();
	};
	const chooseContact = (id: string) => {
		latest.current = { ...latest.current, contactId: id };
		setContactId(id);
		changed();
	};
	const checks = checkPassengers(
		cabins.map((cabin, index) => ({ ...cabin, beds: beds[index] ?? [] })),
		passengers,
		voyage,
	);
	return {
		booking,
		beds,
		contactId,
		checks,
		complete: contactId !== null && passengersComplete(checks),
		saving,
		save,
		/** Waits until everything filled in so far is kept, and says whether it is. */
		settled: () => queue.current,
		assign: (cabin: number, id: string) => change(cabin, (own) => assignBed(own, id)),
		remove: (cabin: number, id: string) => change(cabin, (own) => own.map((was) => (was === id ? null : was))),
		chooseContact,
		reload,
	};
}

export type BookingInput = ReturnType<typeof useBooking>;
