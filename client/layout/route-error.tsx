import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { reloadOnce, untilReachable } from '#client/app/chunk-loading.ts';
import { useSite } from '#client/app/facts.tsx';
import { failedCall } from '#client/app/failed-call.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { useOnline } from '#client/ui/use-online.ts';
import { paths } from '#shared/paths.ts';
import { BrandSymbol } from './logo.tsx';
import { PageHead } from './page-head.tsx';
import { Shell, useInShell } from './shell.tsx';

/** The texts below `error.` for each kind of failure; `chunk`: a file of the site didn't load. The others say that the address is invalid. */
const TEXTS = {
	'not-found': 'notFound',
	offline: 'offline',
	'upstream-unavailable': 'unavailable',
	'upstream-business': 'unavailable',
	'session-unavailable': 'unavailable',
	overloaded: 'unavailable',
	forbidden: 'forbidden',
	'not-logged-in': 'forbidden',
	'rate-limited': 'limited',
	'waiting-room': 'limited',
	chunk: 'chunk',
} as const;

/** Returns the kind of a route's error: a failed call, the same without a network, a router's reply, or a file that didn't load. */
function kindOf(error: unknown): string {
	const { code } = failedCall(error);
	if (code === 'upstream-unavailable' && typeof document !== 'undefined' && !navigator.onLine) return 'offline';
	if (code && typeof code === 'string') return code;
	return isRouteErrorResponse(error) && error.status === 404 ? 'not-found' : 'upstream-unavailable';
}

/** Failures that another attempt may mend. */
const PASSING = ['upstream-unavailable', 'upstream-business', 'rate-limited', 'session-unavailable', 'overloaded'];

function Retry({ kind }: { kind: string }): ReactNode {
	const { t } = useTranslation();
	const { revalidate, state } = useRevalidator();
	useOnline(() => void revalidate(), kind === 'upstream-unavailable');
	if (kind === 'chunk')
		return <Button onClick={() => void untilReachable().then(() => location.reload())}>{t('error.chunk.reload')}</Button>;
	if (!PASSING.includes(kind)) return null;
	return (
		<Button busy={state === 'loading'} onClick={() => void revalidate()} className="noscript:hidden">
			{t('retry')}
		</Button>
	);
}

function Failed({ kind, shown }: { kind: string; shown: string }) {
	const { t } = useTranslation();
	const { phone } = useSite();
	const { pathname } = useLocation();
	const words = TEXTS[kind as keyof typeof TEXTS] ?? 'invalid';
	useEffect(() => {
		if (kind === 'chunk') reloadOnce();
		if (kind !== 'offline') return;
		let left = false;
		void untilReachable().then(() => {
			if (!left) location.reload();
		});
		return () => {
			left = true;
		};
	}, [kind]);
	return (
		<main className="column grid min-h-[70svh] place-items-center py-section">
			<PageHead title={`${t('error.title')}: ${t(`error.${words}.title`)}`} path={pathname} hidden />
			<div className="flex max-w-160 flex-col items-center text-center">
				<BrandSymbol size={72} className="text-navy-700" />
				<h1 className="mt-8 text-h2">{t(`error.${words}.title`)}</h1>
				<p className="mt-4 max-w-measure text-18 text-muted">{shown || t(`error.${words}.text`)}</p>
				<div className="mt-8 flex flex-wrap justify-center gap-3">
					<Retry kind={kind} />
					<LinkButton to={paths.search} variant={kind === 'not-found' || kind === 'invalid-input' ? 'primary' : 'secondary'}>
						{t('error.search')}
					</LinkButton>
					<LinkButton to={paths.home} variant="ghost">
						{t('error.home')}
					</LinkButton>
				</div>
				<p className="mt-8 text-muted">
					{t('error.help')}{' '}
					<a
						href={`tel:${phone}`}
						className="tabular inline-flex min-h-target items-center text-link underline underline-offset-4"
					>
						{phone}
					</a>
				</p>
			</div>
		</main>
	);
}

/** Renders the place of a page that could not be loaded: what happened, another attempt where it helps, and links onward. */
export function RouteError() {
	const error = useRouteError();
	const failed = <Failed kind={kindOf(error)} shown={failedCall(error).shown} />;
	return useInShell() ? failed : <Shell hero={false}>{failed}</Shell>;
}
