import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useLazyWithTexts } from '#client/app/lazy-with-texts.ts';
import { useSession } from '#client/app/session.tsx';

/** The way back into what a member has begun: a booking, or a check-in. */
export function Resume() {
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
