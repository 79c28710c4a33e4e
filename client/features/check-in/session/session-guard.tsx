import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock, useDeadline } from '#client/parts/use-deadline.ts';
import { Button } from '#client/ui/button.tsx';
import { ClockIcon } from '#client/ui/task-icons.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import { CHECK_IN_WARNING } from '#shared/constants.ts';
import type { FormState, FormStore } from '../form/form-store.ts';
import { SessionOver } from './session-over.tsx';

type Props = {
	store: Pick<FormStore, 'extend' | 'reread'>;
	state: Pick<FormState, 'openUntil' | 'now'>;
	children: ReactNode;
};

const loadDialog = () => import('./session-dialog.tsx');
const SessionDialog = lazy(loadDialog);

/** Seconds before the end from which on the time is shown. */
const SHOWN_FROM = 180;
/** One more than it is asked for: at least a whole minute is left when the question appears. */
const ASKED_FROM = CHECK_IN_WARNING / 1_000 + 1;
const A_DAY = 86_400_000;

/** The time of a check-in that is open: hidden for long, then shown, asked about a minute before its end. */
function Running({ store, state: { openUntil, now }, onOver, children }: Props & { onOver: () => void }) {
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
	const over = useEffectEvent(onOver);
	useEffect(() => {
		if (counts && left === 0) over();
	}, [counts, left]);
	return (
		<>
			{shown && (
				<div data-session="" className="top-bar bg-amber-100 text-amber-800">
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

/** A check-in as long as it is open. When its time is over, what was filled in leaves the screen, which others may see, until somebody goes on. */
export function SessionGuard({ store, state, children }: Props) {
	const [over, setOver] = useState(false);
	const resumed = useRef(false);
	useEffect(() => {
		if (over || !resumed.current) return;
		resumed.current = false;
		const heading = document.querySelector<HTMLElement>('main h1');
		heading?.setAttribute('tabindex', '-1');
		heading?.focus();
	}, [over]);
	const resume = () => {
		resumed.current = true;
		setOver(false);
	};
	if (over) return <SessionOver store={store} onResume={resume} />;
	return (
		<Running store={store} state={state} onOver={() => setOver(true)}>
			{children}
		</Running>
	);
}
