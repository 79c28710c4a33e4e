import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { keepPending } from '#client/app/pending-action.ts';
import { useAddress } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { paths, waitingRoomPath } from '#shared/paths.ts';
import type { Party } from '#shared/rules/party-price.ts';

type AskedCabin = Party & { categoryId: string; count: number; rooms?: readonly { id: string; roomNum: string }[] };

type Booking = {
	voyage: VoyageCard;
	cabins: readonly (AskedCabin & { name: string })[];
	/** Gets the categories without a cabin left. */
	onMissing: (categoryIds: readonly string[]) => void;
	/** Gets how many cabins that were chosen on the deck others took first. */
	onLost?: (count: number) => void;
};

const askedOf = ({ categoryId, adult, child, count, rooms }: AskedCabin): AskedCabin => ({
	categoryId,
	adult,
	child,
	count,
	...(rooms?.length && { rooms }),
});

/**
 * Returns `book`, which holds the cabins and leads to the booking, and the sheet that asks where there is something to decide: a booking
 * of the voyage has begun already, or the cabins couldn't be held. `null` means that there is nothing to book.
 */
export function useHoldCabins(booking: Booking | null): {
	book: (cabins?: readonly AskedCabin[]) => void;
	busy: boolean;
	sheet: ReactNode;
} {
	const Sheet = useLazyWithTexts(() => import('./prepare-sheet.tsx'), 'cart', 'papers');
	const navigate = useNavigate();
	const address = useAddress();
	const { bookings, known } = useSession();
	const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
	const asked = useRef<readonly AskedCabin[]>([]);
	const voyage = booking?.voyage;
	const begunIn = (all: typeof bookings) => all.filter(({ voyage: { id }, localId }) => id === voyage?.id && localId !== null);
	/** True when the voyage has a booking already; a press may come before the session is known. */
	const hasBegun = async () => {
		const session = known ? { bookings } : await browserApi('GET /session', {}).catch(() => ({ bookings }));
		return begunIn(session.bookings).length > 0;
	};
	const { busy, failure, attempt } = useAttempt(async (key) => {
		if (!booking || !voyage) return;
		const cabins = asked.current.map(askedOf);
		if (state !== 'open' && (await hasBegun())) return setState('open');
		try {
			const asked = cabins.map(({ rooms, ...cabin }) => ({ ...cabin, ...(rooms && { rooms: rooms.map(({ id }) => id) }) }));
			const { localId, missing, lost } = await browserApi('POST /booking/hold', { voyageId: voyage.id, cabins: asked }, key);
			if (localId === null) {
				setState('closed');
				return booking.onMissing(missing);
			}
			if (lost > 0) booking.onLost?.(lost);
			const query = new URLSearchParams({ localId, cruiseId: voyage.ship.id, cruiseCode: voyage.ship.code });
			await navigate(`${paths.booking}?${query}`);
		} catch (error) {
			if (failedCall(error).code !== 'waiting-room') {
				setState('open');
				throw error;
			}
			// The waiting room leads back to this page, where the cabins are chosen again
			keepPending({ kind: 'book', voyageId: voyage.id, cabins }, address);
			await navigate(waitingRoomPath(address));
		}
	});
	const book = (cabins: readonly AskedCabin[] = booking?.cabins ?? []) => {
		if (!busy) asked.current = cabins;
		attempt();
	};
	const sheet = booking && state !== 'unused' && (
		<Sheet
			voyage={booking.voyage}
			cabins={booking.cabins}
			begun={begunIn(bookings)}
			open={state === 'open'}
			busy={busy}
			failure={failure}
			onHold={attempt}
			onClose={() => setState('closed')}
		/>
	);
	return { book, busy, sheet };
}
