import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#client/layout/session.tsx';
import { Button } from '#client/ui/button.tsx';
import { ClockIcon, WarningIcon } from '#client/ui/icons.tsx';

const WARN_AT = 120;
const LAST_MINUTE = 60;
const URGENT_AT = 30;

/** Whole seconds until the deadline by the server's clock, whatever the visitor's says; read anew when the page comes back to light. */
export function useHoldLeft({ deadline, now }: { deadline: number; now: number }): number {
	const { known, clockOffset } = useSession();
	const [left, setLeft] = useState(() => Math.max(0, Math.ceil((deadline - now) / 1_000)));
	// What is fetched while the page is shown tells the time as it comes; the page itself was written a while before it runs
	const read = useRef<{ now: number; offset: number | null }>({ now, offset: null });
	useEffect(() => {
		if (read.current.now !== now) read.current = { now, offset: now - Date.now() };
		const offset = read.current.offset ?? (known ? clockOffset : now - Date.now());
		const tick = () => setLeft(Math.max(0, Math.ceil((deadline - Date.now() - offset) / 1_000)));
		tick();
		const timer = setInterval(tick, 1_000);
		const events = ['visibilitychange', 'pageshow', 'online'] as const;
		for (const event of events) addEventListener(event, tick);
		return () => {
			clearInterval(timer);
			for (const event of events) removeEventListener(event, tick);
		};
	}, [deadline, now, known, clockOffset]);
	return left;
}

const clock = (left: number) => `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;

/** How long the cabins are held, under the header. It is read out at two minutes, one minute, half a minute and at the end only. */
export function TimerBar({ left, holding, onHoldAgain }: { left: number; holding: boolean; onHoldAgain: () => void }) {
	const { t } = useTranslation('booking');
	const urgent = left <= URGENT_AT;
	const warn = left <= WARN_AT;
	const look = urgent ? 'bg-red-100 text-red-700' : warn ? 'bg-amber-100 text-amber-800' : 'bg-navy-50 text-navy-700';
	const Icon = warn ? WarningIcon : ClockIcon;
	const polite = left > URGENT_AT && warn ? t(left > LAST_MINUTE ? 'timer.two' : 'timer.one') : '';
	const said = left === 0 ? t('timer.over') : urgent ? t('timer.half') : '';
	return (
		<div className={`sticky top-header z-sticky ${look}`}>
			<div className="column flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
				<Icon size={20} className="shrink-0" />
				<p className="min-w-0 flex-1 leading-head font-semibold">
					{left === 0 ? (
						t('timer.over')
					) : (
						<>
							{t('timer.held')}{' '}
							<span aria-hidden="true" className="tabular">
								{clock(left)}
							</span>
							<span className="sr-only">{t('timer.minutes', { count: Math.ceil(left / 60) })}</span>
						</>
					)}
				</p>
				{warn && (
					<Button variant="secondary" size="sm" busy={holding} onClick={onHoldAgain}>
						{t('timer.again')}
					</Button>
				)}
			</div>
			<p role="status" className="sr-only">
				{polite}
			</p>
			<p role="alert" className="sr-only">
				{said}
			</p>
		</div>
	);
}
