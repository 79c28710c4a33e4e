import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
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
	const [booking, setBooking] = useState(loaded);
	const { localId, voyage, passengers, cabins } = booking;
	const [beds, setBeds] = useState(cabins.map((cabin) => cabin.beds));
	const [contactId, setContactId] = useState(booking.contactId);
	const [saving, setSaving] = useState<Saving>('saved');
	const queue = useRef<Promise<boolean>>(Promise.resolve(true));
	const latest = useRef({ beds, contactId });
	// A session that ends here is begun again over the page, and the save is made once more
	useUnsavedInput(true);
	// Whoever leaves before it is kept is asked; otherwise never
	useEffect(() => {
		if (saving === 'saved') return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [saving]);

	const save = () => {
		setSaving('saving');
		queue.current = queue.current.then(() =>
			browserApi('POST /booking/save', { localId, ...latest.current }).then(
				() => {
					setSaving('saved');
					return true;
				},
				() => {
					setSaving('failed');
					return false;
				},
			),
		);
	};
	const change = (cabin: number, next: (own: (string | null)[]) => (string | null)[]) => {
		const all = latest.current.beds.map((own, index) => (index === cabin ? next(own) : own));
		latest.current = { ...latest.current, beds: all };
		setBeds(all);
		save();
	};
	const chooseContact = (id: string) => {
		latest.current = { ...latest.current, contactId: id };
		setContactId(id);
		save();
	};
	const reload = async () => {
		const next = await browserApi('GET /booking', { localId });
		setBooking(next);
		return next;
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
