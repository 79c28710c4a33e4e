import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useLazyWithTexts } from '#client/app/lazy-with-texts.ts';
import { useSession } from '#client/app/session.tsx';

/** The way back into a check-in that was begun. */
export function ResumeCheckIn() {
	const { user } = useSession();
	const { pathname } = useLocation();
	const ResumeBar = useLazyWithTexts(() => import('./trip/resume-bar.tsx'), 'trip');
	if (!user) return null;
	return (
		<Suspense>
			<ResumeBar key={user.id} pathname={pathname} />
		</Suspense>
	);
}
