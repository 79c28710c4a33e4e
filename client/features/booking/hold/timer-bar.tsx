import { useTranslation } from 'react-i18next';
import { clock } from '#client/parts/use-deadline.ts';
import { Button } from '#client/ui/button.tsx';
import { ClockIcon, WarningIcon } from '#client/ui/icons.tsx';
import { type Hold, LAST_MINUTE, WARN_AT } from './use-hold.ts';

const LOOKS = {
	held: 'bg-navy-50 text-navy-700',
	warn: 'bg-amber-100 text-amber-800',
	urgent: 'bg-red-100 text-red-700',
};

/**
 * The time for which the cabins are still held: under the header, or at the top of a sheet that covers it. Screen readers announce
 * it only at two minutes, one minute, half a minute and at the end.
 */
export function TimerBar({ hold, inSheet = false }: { hold: Hold; inSheet?: boolean }) {
	const { t } = useTranslation('booking');
	const { left, phase, holding, again } = hold;
	const warn = left <= WARN_AT;
	const Icon = warn ? WarningIcon : ClockIcon;
	const polite = phase === 'held' && warn ? t(left > LAST_MINUTE ? 'timer.two' : 'timer.one') : '';
	const said = { held: '', soon: t('timer.half'), over: t('timer.over') }[phase];
	const place = inSheet ? 'rounded-2 px-4' : 'top-bar';
	return (
		<div data-hold="" className={`${place} ${LOOKS[phase !== 'held' ? 'urgent' : warn ? 'warn' : 'held']}`}>
			<div className={`flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 ${inSheet ? '' : 'column'}`}>
				<Icon size={20} className="shrink-0" />
				<p className="min-w-0 flex-1 leading-head font-semibold">
					{phase === 'over' ? (
						t('timer.over')
					) : (
						<>
							<span>{`${t('timer.held')} `}</span>
							<span aria-hidden="true" className="tabular">
								{clock(left)}
							</span>
							<span className="sr-only">{t('timer.minutes', { count: Math.ceil(left / 60) })}</span>
						</>
					)}
				</p>
				{warn && (
					<Button variant="secondary" size="sm" busy={holding} onClick={again}>
						{t('timer.again')}
					</Button>
				)}
			</div>
			<p role="status" aria-live="polite" className="sr-only">
				{polite}
			</p>
			<p role="alert" aria-live="assertive" className="sr-only">
				{said}
			</p>
		</div>
	);
}
