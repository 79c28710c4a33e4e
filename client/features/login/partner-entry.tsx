import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const PartnerLogin = lazy(() => import('./partner-login.tsx'));

/** Loads the login of a partner's users once an address has a query: without a query there is nothing to exchange. */
export function PartnerEntry() {
	const { search } = useLocation();
	const [asked, setAsked] = useState(false);
	useEffect(() => {
		if (search) setAsked(true);
	}, [search]);
	if (!asked) return null;
	return (
		<Suspense>
			<PartnerLogin />
		</Suspense>
	);
}
