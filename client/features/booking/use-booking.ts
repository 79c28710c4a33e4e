import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '#client/api.ts';
import { useUnsavedInput } from '#client/layout/unsaved-input.tsx';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { checkGuests, guestsComplete } from '#shared/rules/booking-guests.ts';

type Saving = 'saved' | 'saving' | 'failed';

/** What is filled in, checked at each change by the server's own rules and kept there at once, one save after another. */
export function useBooking(booking: BookingView) {
	const { localId, voyage, passengers } = booking;
	const { revalidate } = useRevalidator();
	const [beds, setBeds] = useState(booking.cabins.map((cabin) => cabin.beds));
	const [contactId, setContactId] = useState(booking.contactId);
	const [saving, setSaving] = useState<Saving>('saved');
	const [missing, setMissing] = useState<readonly string[]>([]);
	const [holding, setHolding] = useState(false);
	const [holdFailed, setHoldFailed] = useState(false);
	const queue = useRef<Promise<unknown>>(Promise.resolve());
	const latest = useRef({ beds, contactId });
	// A session that ends here is begun again over the page, and the save is made once more
	useUnsavedInput(true);

	const save = () => {
		setSaving('saving');
		queue.current = queue.current.then(() =>
			browserApi('POST /booking/save', { localId, ...latest.current }).then(
				() => setSaving('saved'),
				() => setSaving('failed'),
			),
		);
	};
	const assign = (cabin: number, bed: number, id: string | null) => {
		const next = beds.map((own, index) => (index === cabin ? own.map((was, place) => (place === bed ? id : was)) : own));
		latest.current = { ...latest.current, beds: next };
		setBeds(next);
		save();
	};
	const chooseContact = (id: string | null) => {
		latest.current = { ...latest.current, contactId: id };
		setContactId(id);
		save();
	};
	const holdAgain = async () => {
		setHolding(true);
		setHoldFailed(false);
		try {
			await queue.current;
			const reply = await browserApi('POST /booking/hold-again', { localId });
			setMissing(reply.missing);
			if (reply.localId !== null) await revalidate();
		} catch {
			setHoldFailed(true);
		}
		setHolding(false);
	};
	const checks = checkGuests(
		booking.cabins.map((cabin, index) => ({ ...cabin, beds: beds[index] ?? [] })),
		passengers,
		voyage,
	);
	return {
		beds,
		contactId,
		checks,
		complete: contactId !== null && guestsComplete(checks),
		saving,
		save,
		assign,
		chooseContact,
		holdAgain,
		holding,
		holdFailed,
		missing,
	};
}

export type BookingInput = ReturnType<typeof useBooking>;
