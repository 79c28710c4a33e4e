import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useSite } from '#client/app/facts.tsx';
import { failureText } from '#client/app/failed-call.ts';
import { announceSession } from '#client/app/other-tabs.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { IN_PLACE } from '#client/app/scroll-position.ts';
import { useSession } from '#client/app/session.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { paths } from '#shared/paths.ts';
import { type Partner, partnerOf, partnerParameters } from '#shared/rules/partners.ts';
import { safePath } from '#shared/rules/safe-path.ts';

/** True where an object exists at a dotted path below `window`. */
function hasBridge(path: string): boolean {
	let at: unknown = window;
	for (const name of path.split('.')) at = (at as Record<string, unknown> | null | undefined)?.[name];
	return at !== undefined && at !== null;
}

/** The partner of the app that shows this page, and the parameters in the address; null where there is nothing to exchange. */
function partnerIn(partners: readonly Partner[], search: string) {
	const partner = partnerOf(partners, { search, userAgent: navigator.userAgent, hasBridge });
	const parameters = partner && partnerParameters(partner, search);
	return parameters ? { partner, parameters } : null;
}

/** Exchanges a partner's parameters for a session, by a call of our own. */
async function enterAsPartner(partner: Partner, parameters: Record<string, string>): Promise<void> {
	const { nonce } = await browserApi('GET /login/entry', {});
	await browserApi('POST /login/partner', { partner: partner.name, parameters, nonce });
	announceSession();
}

/** The address without the partner's parameters. */
function without(partner: Partner, address: string): string {
	const { pathname, searchParams } = new URL(address, location.origin);
	for (const name of partner.parameters) searchParams.delete(name);
	return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/**
 * Logs in the user of a partner's app, without a question: on any page, and on the login page, which then leads to the page that was
 * asked for. A member who is logged in stays logged in.
 */
export default function PartnerLogin() {
	const { t } = useTranslation();
	const { partners } = useSite();
	const { known, user, refresh } = useSession();
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const show = useMessages();
	const tried = useRef(false);
	const [waiting, setWaiting] = useState(false);
	const attempt = useEffectEvent(async () => {
		const atLogin = pathname === paths.login;
		const wanted = atLogin ? safePath(new URLSearchParams(search).get('redirect')) : pathname + search;
		const found = partnerIn(partners, new URL(wanted, location.origin).search);
		if (!found || tried.current) return;
		tried.current = true;
		const { partner, parameters } = found;
		const clean = without(partner, wanted);
		setWaiting(atLogin);
		if (!atLogin) await navigate(clean, { replace: true, state: IN_PLACE });
		try {
			await enterAsPartner(partner, parameters);
			if (atLogin) location.replace(inPageLanguage(clean));
			else await refresh();
		} catch (error) {
			setWaiting(false);
			if (atLogin) show('error', failureText(error, t('partner.failed')));
		}
	});
	useEffect(() => {
		if (known && !user) void attempt();
	}, [known, user]);
	if (!waiting) return null;
	return (
		<div role="status" className="fixed inset-0 z-dialog grid place-items-center bg-navy-900 text-center text-white">
			<div className="flex flex-col items-center gap-6 px-gutter">
				<span className="text-gold-300">
					<Spinner size={40} />
				</span>
				<p className="font-display text-h3">{t('partner.loading')}</p>
				<p className="text-white/80">{t('entry.wait')}</p>
			</div>
		</div>
	);
}
