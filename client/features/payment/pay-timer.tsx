import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { clock, useDeadline } from '#client/parts/use-deadline.ts';
import { ClockIcon, WarningIcon } from '#client/ui/task-icons.tsx';
import { formatMoment } from '#shared/rules/moments.ts';

const HOUR = 3_600;
/** `21:35`. */
const TIME_LENGTH = 5;
const WARN_AT = 300;
const LAST_MINUTE = 60;

/** Shows the deadline of the payment, and minutes and seconds once it is less than an hour. */
export function PayTimer({ payBy, now, onOver }: { payBy: number; now: number; onOver: () => void }) {
	const { t } = useTranslation('payment');
	const lang = useLanguage();
	const left = useDeadline({ deadline: payBy, now }, onOver);
	const moment = formatMoment(payBy, lang);
	const warn = left <= WARN_AT;
	const Icon = warn ? WarningIcon : ClockIcon;
	return (
		<div className={`top-bar ${warn ? 'bg-amber-100 text-amber-800' : 'bg-navy-50 text-navy-700'}`}>
			<div className="column flex min-h-13 items-center gap-x-3 py-1.5">
				<Icon size={20} className="shrink-0" />
				<p className="min-w-0 flex-1 leading-head">
					<span className="font-semibold">
						<span>{t('timer.by', { time: left < HOUR ? moment.slice(-TIME_LENGTH) : moment })}</span>{' '}
						{left < HOUR && (
							<span aria-hidden="true" className="tabular">
								{`· ${clock(left)}`}
							</span>
						)}
					</span>
					<span className="sr-only">{t('timer.minutes', { count: Math.ceil(left / 60) })}</span>
				</p>
			</div>
			<p role="status" className="sr-only">
				{warn && left > 0 ? t(left > LAST_MINUTE ? 'timer.soon' : 'timer.last') : ''}
			</p>
		</div>
	);
}
