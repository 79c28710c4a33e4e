import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock, useDeadline } from '#client/parts/use-deadline.ts';
import { Button } from '#client/ui/button.tsx';
import { ClockIcon } from '#client/ui/task-icons.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import { CHECK_IN_WARNING } from '#shared/constants.ts';
import type { FormState, FormStore } from '../form/form-store.ts';
import { SessionOver } from './session-over.tsx';

const loadDialog = () => import('./session-dialog.tsx');
const SessionDialog = lazy(loadDialog);

/** Seconds before the end from which on the time is shown. */
const SHOWN_FROM = 180;
/** One more than it is asked for: at least a whole minute is left when the question appears. */
const ASKED_FROM = CHECK_IN_WARNING / 1_000 + 1;
const A_DAY = 86_400_000;

/**
 * The time of a check-in: hidden for long, then shown, asked about a minute before its end. When it is over, what was filled in leaves the screen, which
 * others may see, until somebody goes on.
 */
export function SessionGuard({
	store,
	state: { openUntil, now },
	children,
}: {
	store: Pick<FormStore, 'extend' | 'reread'>;
	state: Pick<FormState, 'openUntil' | 'now'>;
	children: ReactNode;
}) {
	const { t } = useTranslation('check-in');
	const counts = openUntil !== null && openUntil > now;
	const left = useDeadline({ deadline: counts ? openUntil : now + A_DAY, now });
	const [answered, setAnswered] = useState<number | null>(null);
	const extension = useAttempt(store.extend);
	const shown = counts && left <= SHOWN_FROM;
	const asks = shown && left > 0 && left <= ASKED_FROM && answered !== openUntil;
	// Whoever opens the page of a check-in that was closed goes on with it
	const reopens = openUntil !== null && openUntil <= now;
	useEffect(() => {
		if (reopens) store.extend().catch(() => {});
	}, [store, reopens]);
	useEffect(() => {
		if (shown) loadDialog().catch(() => {});
	}, [shown]);
	if (counts && left === 0) return <SessionOver store={store} />;
	return (
		<>
			{shown && (
				<div data-session="" className="sticky top-header z-sticky bg-amber-100 text-amber-800">
					<div className="column flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
						<ClockIcon size={20} className="shrink-0" />
						<p className="min-w-0 flex-1 leading-head font-semibold">
							{t('session.left')}{' '}
							<span aria-hidden="true" className="tabular">
								{clock(left)}
							</span>
							<span className="sr-only">{t('session.minutes', { count: Math.ceil(left / 60) })}</span>
						</p>
						<Button variant="secondary" size="sm" busy={extension.busy} onClick={extension.attempt}>
							{t('session.extend')}
						</Button>
					</div>
				</div>
			)}
			<p role="status" className="sr-only">
				{shown ? t(extension.failed ? 'session.failed' : 'session.soon') : ''}
			</p>
			{children}
			{asks && (
				<Suspense fallback={null}>
					<SessionDialog left={left} extension={extension} onClose={() => setAnswered(openUntil)} />
				</Suspense>
			)}
		</>
	);
}
