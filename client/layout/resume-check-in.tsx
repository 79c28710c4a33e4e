import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useLazyWithTexts } from '#client/app/lazy-with-texts.ts';
import { useSession } from '#client/app/session.tsx';
import { pageAt } from '#shared/pages.ts';

/** The way back into a check-in that was begun, on the pages of a member's trips. */
export function ResumeCheckIn() {
	const { pathname } = useLocation();
	const { user } = useSession();
	const ResumeBar = useLazyWithTexts(() => import('./trip/resume-bar.tsx'), 'trip');
	const page = pageAt(pathname);
	const isOfTrip =
		page &&
		!page.oneTask &&
		(page.access === 'member' || page.menus?.some((menu) => menu === 'trip' || menu === 'beforeSailing'));
	if (!user || !isOfTrip) return null;
	return (
		<Suspense>
			<ResumeBar key={user.id} pathname={pathname} />
		</Suspense>
	);
}
