import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyInFirstView } from '#client/app/lazy-code.ts';
import { onDemand } from '#client/app/on-demand.tsx';

/** It shows something on the login page only. */
const PartnerLogin = onDemand(() => import('./partner-login.tsx'), lazyInFirstView);

/** Loads the login of a partner's users once an address has a query: without a query there is nothing to exchange. */
export function PartnerEntry() {
	const { search } = useLocation();
	const [asked, setAsked] = useState(false);
	useEffect(() => {
		if (search) setAsked(true);
	}, [search]);
	return asked && <PartnerLogin />;
}
