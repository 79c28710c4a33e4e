import { useEffect } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useSession } from '#client/app/session.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Reports a hold that was refused because the member holds cabins of too many voyages, with a link to each of them. */
export function TooManyHolds({ title }: { title: string }) {
	const { bookings, refresh } = useSession();
	const HeldList = useLazyWithTexts(() => import('./held-list.tsx'), 'trip');
	useEffect(() => void refresh(), [refresh]);
	return (
		<Notice tone="error" live title={title}>
			<HeldList bookings={bookings} heldOnly />
		</Notice>
	);
}
