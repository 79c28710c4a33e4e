import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { announceSession } from '#client/app/other-tabs.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { bankCode, TAKEN_CODE } from '#shared/rules/bank-link.ts';
import { safePath } from '#shared/rules/safe-path.ts';
import { BareScreen, EntryLoading } from './bare-screen.tsx';

type Step = { at: 'working' } | { at: 'ask'; name: string } | { at: 'failed'; why: 'expired' | 'unavailable'; shown: string };
type Link = { code: string; redirect: string };

const WORKING: Step = { at: 'working' };
const LONG_WAIT_MS = 6_000;

/** Reads the code and takes it out of the address: it works once, and must not stay in the history. */
function takeLink(): Link {
	const sent = new URLSearchParams(location.search);
	const redirect = sent.get('redirect') ?? '';
	history.replaceState(history.state, '', inPageLanguage(`${paths.home}?${new URLSearchParams({ code: TAKEN_CODE, redirect })}`));
	return { code: bankCode(sent), redirect };
}

/**
 * Logs in with the code. A page that was reloaded has none: it goes on where the login was made meanwhile, or else says that the link is over.
 * `replace` is true once the visitor has agreed that the member who is logged in is logged out.
 */
async function enter({ code, redirect }: Link, replace: boolean): Promise<Step> {
	try {
		const { nonce, user } = await browserApi('GET /login/entry', {});
		if (code === TAKEN_CODE && !user) return { at: 'failed', why: 'expired', shown: '' };
		if (code === TAKEN_CODE) {
			location.replace(inPageLanguage(safePath(redirect)));
			return WORKING;
		}
		if (user && !replace) return { at: 'ask', name: user.nickname || user.mobileMasked };
		await browserApi('POST /login/bank', { code, nonce, replace });
		announceSession();
		location.replace(inPageLanguage(safePath(redirect)));
		return WORKING;
	} catch (error) {
		const { code: failure, shown, err } = failedCall(error);
		const gone =
			failure === 'upstream-business' || failure === 'conflict' || failure === 'invalid-input' || failure === 'code-unclear';
		// A used link has words of our own, in the visitor's language
		const own = !['upstream-business', 'forbidden'].includes(failure) || err === LOGIN_ERRORS.linkUsed;
		return { at: 'failed', why: gone ? 'expired' : 'unavailable', shown: own ? '' : shown };
	}
}

/** Redeems a bank's code from our own page, asks before another member is logged out, and shows the reason of a failure. */
export default function BankEntry() {
	const { t } = useTranslation('login');
	const link = useRef<Link>(undefined);
	const working = useRef(false);
	const [step, setStep] = useState<Step>(WORKING);
	const long = useLongWait(step.at === 'working', LONG_WAIT_MS);
	const go = async (change: boolean) => {
		if (!link.current || working.current) return;
		working.current = true;
		setStep(WORKING);
		setStep(await enter(link.current, change));
		working.current = false;
	};
	const begin = useEffectEvent(() => {
		// An effect may run twice, but a code works once.
		if (link.current) return;
		link.current = takeLink();
		void go(false);
	});
	useEffect(() => begin(), []);

	const back = safePath(link.current?.redirect);
	if (step.at === 'working') return <EntryLoading wait={long ? t('entry.long') : undefined} />;
	if (step.at === 'ask')
		return (
			<BareScreen>
				<h1 className="text-h3">{t('entry.askTitle')}</h1>
				<p className="mt-4 text-white/80">{t('entry.ask', { name: step.name })}</p>
				<div className="mt-8 flex flex-wrap justify-center gap-3">
					<Button variant="on-dark" onClick={() => void go(true)}>
						{t('entry.switch')}
					</Button>
					<Button variant="on-dark" onClick={() => location.replace(inPageLanguage(back))}>
						{t('entry.stay')}
					</Button>
				</div>
			</BareScreen>
		);
	return (
		<BareScreen>
			<div role="alert">
				<h1 className="text-h3">{t('entry.failedTitle')}</h1>
				<p className="mt-4 text-white/80">{step.shown || t(`entry.${step.why}`)}</p>
			</div>
			<div className="mt-8 flex flex-wrap justify-center gap-3">
				{step.why === 'unavailable' && (
					<Button variant="on-dark" onClick={() => void go(false)}>
						{t('entry.retry')}
					</Button>
				)}
				<LinkButton to={loginPath(back)} reloadDocument variant="on-dark">
					{t('entry.login')}
				</LinkButton>
				<LinkButton to={paths.home} reloadDocument variant="link" className="text-white! hover:text-gold-300!">
					{t('entry.home')}
				</LinkButton>
			</div>
		</BareScreen>
	);
}
