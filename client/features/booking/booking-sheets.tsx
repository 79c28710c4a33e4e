import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { contactControl, partyControl, passengerControl } from './control-ids.ts';
import type { Editing } from './editor-sheet.tsx';
import type { BookingInput } from './use-booking.ts';
import { useCabinName } from './use-cabin-words.ts';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';

const RoomSheet = lazy(() => import('./room-sheet.tsx'));

type OpenSheet = { kind: 'editor'; editing: Editing } | { kind: 'room' | 'party'; cabin: number };

/** Which sheet is open over the booking: the editor of a passenger or contact, or the choice of another room or party. */
export function useBookingSheets() {
	const [open, setOpen] = useState<OpenSheet | null>(null);
	return {
		open,
		edit: (editing: Editing) => setOpen({ kind: 'editor', editing }),
		changeRoom: (cabin: number) => setOpen({ kind: 'room', cabin }),
		changeParty: (cabin: number) => setOpen({ kind: 'party', cabin }),
		close: () => setOpen(null),
	};
}

/** The sheet that is open. A passenger who was saved in it gets a bed, a contact is chosen, and either has the focus afterwards. */
export function BookingSheets({
	sheets: { open, close },
	input,
	timer,
	onExpired,
}: {
	sheets: ReturnType<typeof useBookingSheets>;
	input: BookingInput;
	/** The time left, shown in each sheet. */
	timer: ReactNode;
	/** The cabins turned out to be held no longer. */
	onExpired: () => void;
}) {
	const EditorSheet = useLazyWithTexts(() => import('./editor-sheet.tsx'), 'contacts', 'login');
	const PartySheet = useLazyWithTexts(() => import('./party-sheet.tsx'), 'party');
	const nameOf = useCabinName();
	const focusAfter = useFocusAfterDialog(open !== null);
	const { localId, cabins, now, voyage } = input.booking;
	const saved = async ({ kind, cabin }: Editing, id: string) => {
		await input.reload();
		if (kind === 'contact') input.chooseContact(id);
		else if (cabin !== null) input.assign(cabin, id);
		focusAfter(kind === 'contact' ? contactControl(id) : passengerControl(cabin ?? 0, id));
		close();
	};
	if (open === null) return null;
	return (
		<Suspense fallback={null}>
			{open.kind === 'editor' ? (
				<EditorSheet
					editing={open.editing}
					today={todayInShanghai(new Date(now))}
					timer={timer}
					onSaved={(id) => saved(open.editing, id)}
					onClose={close}
				/>
			) : open.kind === 'party' ? (
				<PartySheet
					input={input}
					cabin={open.cabin}
					name={nameOf(cabins, open.cabin)}
					timer={timer}
					onChanged={() => focusAfter(partyControl(open.cabin))}
					onClose={close}
				/>
			) : (
				<RoomSheet
					localId={localId}
					cabin={open.cabin}
					name={nameOf(cabins, open.cabin)}
					cruiseId={voyage.ship.id}
					yours={cabins.map(({ roomNum }) => roomNum)}
					timer={timer}
					onChanged={input.reload}
					onExpired={() => {
						close();
						onExpired();
					}}
					onClose={close}
				/>
			)}
		</Suspense>
	);
}
