import { type ReactNode, useEffect, useRef } from 'react';
import { onDemand, useLazyWithTexts } from '#client/app/on-demand.tsx';
import { contactControl, partyControl, passengerControl } from './control-ids.ts';
import type { Editing } from './editor-sheet.tsx';
import type { BookingInput } from './use-booking.ts';

const RoomSheet = onDemand(() => import('./room-sheet.tsx'));
const PartySheet = onDemand(() => import('./party-sheet.tsx'));

/** A sheet over the booking: the editor of a passenger or contact, or the choice of another room or party for a cabin. */
export type OpenSheet = Editing | { kind: 'room'; cabin: number } | { kind: 'party'; cabin: number };

/** Milliseconds that a closing sheet needs to give the focus back; the focus is set after that. */
const FOCUS_AFTER = 50;

/**
 * Returns the function that names the control to focus after the sheet has closed. The control that opened it may no longer exist
 * then.
 */
function useFocusAfter(open: boolean): (id: string) => void {
	const wanted = useRef('');
	useEffect(() => {
		if (open || wanted.current === '') return;
		const id = wanted.current;
		wanted.current = '';
		const timer = setTimeout(() => document.getElementById(id)?.focus(), FOCUS_AFTER);
		return () => clearTimeout(timer);
	}, [open]);
	return (id) => {
		wanted.current = id;
	};
}

type Props = {
	open: OpenSheet | null;
	input: BookingInput;
	/** The time left, shown in each sheet. */
	timer: ReactNode;
	/** Called when the server says that the cabins are held no longer. */
	onExpired: () => void;
	onClose: () => void;
};

/** The sheet that is open. A passenger who is saved in it gets a bed, a contact is chosen; either has the focus afterwards. */
export function BookingSheet({ open, input, timer, onExpired, onClose }: Props) {
	const EditorSheet = useLazyWithTexts(() => import('./editor-sheet.tsx'), 'contacts', 'login');
	const focusAfter = useFocusAfter(open !== null);
	const saved = async ({ kind, cabin }: Editing, id: string) => {
		// The entry is saved, whatever becomes of reading the booking again
		await input.reload().catch(() => {});
		if (kind === 'contact') input.chooseContact(id);
		else if (cabin !== null) input.assign(cabin, id);
		focusAfter(kind === 'contact' ? contactControl(id) : passengerControl(cabin ?? 0, id));
		onClose();
	};
	if (open === null) return null;
	const shared = { input, timer, onClose };
	if (open.kind === 'room') return <RoomSheet {...shared} cabin={open.cabin} onExpired={onExpired} />;
	if (open.kind === 'party')
		return <PartySheet {...shared} cabin={open.cabin} onChanged={() => focusAfter(partyControl(open.cabin))} />;
	return <EditorSheet {...shared} editing={open} onSaved={(id) => saved(open, id)} />;
}
