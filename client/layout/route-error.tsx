import { type ReactNode, useEffect } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { reloadOnce, untilReachable } from '#client/app/chunk-loading.ts';
import { useSite } from '#client/app/facts.tsx';
import { FAILURE_TEXTS, type FailureKind, failureOf } from '#client/app/failure.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { BrandSymbol } from './logo.tsx';
import { PageHead } from './page-head.tsx';
import { Shell, useInShell } from './shell.tsx';

/** Failures that another attempt may mend. */
const PASSING: readonly FailureKind[] = [
	'upstream-unavailable',
	'upstream-business',
	'rate-limited',
	'session-unavailable',
	'overloaded',
];

function Retry({ kind }: { kind: FailureKind }): ReactNode {
	const { t } = useTranslation();
	const { revalidate, state } = useRevalidator();
	useEffect(() => {
		const again = () => void revalidate();
		if (kind === 'upstream-unavailable') addEventListener('online', again);
		return () => removeEventListener('online', again);
	}, [kind, revalidate]);
	if (kind === 'chunk')
		return <Button onClick={() => void untilReachable().then(() => location.reload())}>{t('error.chunk.reload')}</Button>;
	if (!PASSING.includes(kind)) return null;
	return (
		<Button busy={state === 'loading'} onClick={() => void revalidate()} className="noscript:hidden">
			{t('retry')}
		</Button>
	);
}

function Failed({ kind, shown }: ReturnType<typeof failureOf>) {
	const { t } = useTranslation();
	const { phone } = useSite();
	const { pathname } = useLocation();
	const words = FAILURE_TEXTS[kind];
	useEffect(() => {
		if (kind === 'chunk') reloadOnce();
	}, [kind]);
	return (
		<main className="column grid min-h-[70svh] place-items-center py-section">
			<PageHead title={`${t('error.title')}: ${t(`error.${words}.title`)}`} path={pathname} hidden />
			<div className="flex max-w-160 flex-col items-center text-center">
				<BrandSymbol size={72} className="text-navy-700" />
				<h1 className="mt-8 text-h2">{t(`error.${words}.title`)}</h1>
				<p className="mt-4 max-w-measure text-18 text-2">{shown || t(`error.${words}.text`)}</p>
				<div className="mt-8 flex flex-wrap justify-center gap-3">
					<Retry kind={kind} />
					<LinkButton to={paths.search} variant={kind === 'not-found' || kind === 'invalid-input' ? 'primary' : 'secondary'}>
						{t('error.search')}
					</LinkButton>
					<LinkButton to={paths.home} variant="ghost">
						{t('error.home')}
					</LinkButton>
				</div>
				<p className="mt-8 text-2">
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
	const failed = <Failed {...failureOf(useRouteError())} />;
	return useInShell() ? failed : <Shell hero={false}>{failed}</Shell>;
}
