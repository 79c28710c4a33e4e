import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import { onDemand } from '#client/app/on-demand.tsx';
import { partnerParameters } from '#shared/rules/partners.ts';

/** It shows something on the login page only. */
const PartnerLogin = onDemand(() => import('./partner-login.tsx'));

/** Loads the login of a partner's users for an address that passes on a partner's parameters, or that leads to such a one after a login. */
export function PartnerEntry() {
	const { search } = useLocation();
	const { partners } = useSite();
	const [asked, setAsked] = useState(false);
	useEffect(() => {
		const [, queryBehind = ''] = new URLSearchParams(search).get('redirect')?.split('?') ?? [];
		const passes = (query: string) => partners.some((partner) => partnerParameters(partner, query));
		if (passes(search) || passes(queryBehind)) setAsked(true);
	}, [search, partners]);
	return asked && <PartnerLogin />;
}
