import { Suspense, useEffect } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useSession } from '#client/app/session.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** A hold that was refused, as cabins of too many voyages are held: which, with the way to each. */
export function TooManyHolds({ title }: { title: string }) {
	const { bookings, refresh } = useSession();
	const HeldList = useLazyWithTexts(() => import('./held-list.tsx'), 'trip');
	useEffect(() => void refresh(), [refresh]);
	return (
		<Notice tone="error" live title={title}>
			<Suspense>
				<HeldList bookings={bookings} heldOnly />
			</Suspense>
		</Notice>
	);
}
