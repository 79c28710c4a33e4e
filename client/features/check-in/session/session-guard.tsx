import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { onDemand } from '#client/app/on-demand.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { clock, useDeadline } from '#client/parts/use-deadline.ts';
import { Button } from '#client/ui/button.tsx';
import { ClockIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import { CHECK_IN_WARNING } from '#shared/constants.ts';
import type { FormState, FormStore } from '../form/form-store.ts';

type Props = {
	store: Pick<FormStore, 'extend' | 'reread'>;
	state: Pick<FormState, 'openUntil' | 'now'>;
	children: ReactNode;
};

const loadDialog = () => import('./session-dialog.tsx');
const SessionDialog = onDemand(loadDialog);

/** Seconds before the end from which the time left is shown. */
const SHOWN_FROM = 180;
/** One second early, so that a whole minute is left when the dialog appears. */
const ASKED_FROM = CHECK_IN_WARNING / 1_000 + 1;
const A_DAY = 86_400_000;

/** Counts the time of an open check-in: a bar shows it towards the end, and a dialog asks a minute before. */
function Running({ store, state: { openUntil, now }, onOver, children }: Props & { onOver: () => void }) {
	const { t } = useTranslation('check-in');
	const counts = openUntil !== null && openUntil > now;
	const left = useDeadline({ deadline: counts ? openUntil : now + A_DAY, now }, () => counts && onOver());
	const [answered, setAnswered] = useState<number | null>(null);
	const extension = useAttempt(store.extend);
	const shown = counts && left <= SHOWN_FROM;
	const asks = shown && left > 0 && left <= ASKED_FROM && answered !== openUntil;
	// Opening the page of a check-in that was closed continues it
	const reopens = openUntil !== null && openUntil <= now;
	useEffect(() => {
		if (reopens) store.extend().catch(() => {});
	}, [store, reopens]);
	useEffect(() => {
		if (shown) loadDialog().catch(() => {});
	}, [shown]);
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
			<p role="status" aria-live="polite" className="sr-only">
				{shown ? t(extension.failed ? 'session.failed' : 'session.soon') : ''}
			</p>
			{children}
			{asks && <SessionDialog left={left} extension={extension} onClose={() => setAnswered(openUntil)} />}
		</>
	);
}

/** Replaces a check-in when its time is over: the answers are kept, and one press brings them back. */
function SessionOver({ store, onResume }: Pick<Props, 'store'> & { onResume: () => void }) {
	const { t } = useTranslation('check-in');
	const { pathname } = useLocation();
	const heading = useRef<HTMLHeadingElement>(null);
	const goOn = useAttempt(async () => {
		await store.reread();
		await store.extend();
		onResume();
	});
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="column py-16 md:py-24">
			<PageHead title={t('session.over')} path={pathname} />
			<div className="mx-auto grid max-w-140 justify-items-center gap-4 rounded-3 bg-soft px-6 py-12 text-center md:py-16">
				<ClockIcon size={40} className="text-gold-500" />
				<h1 ref={heading} tabIndex={-1} className="text-h3!">
					{t('session.over')}
				</h1>
				<p className="text-muted">{t('session.overText')}</p>
				{goOn.failed && (
					<Notice tone="error" live>
						{t('session.failed')}
					</Notice>
				)}
				<Button busy={goOn.busy} onClick={goOn.attempt} className="mt-2">
					{t('session.resume')}
				</Button>
			</div>
		</section>
	);
}

/** Shows a check-in as long as it is open. Then the answers leave the screen, which other people may see. */
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
