import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { useSession } from '#client/app/session.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { clock } from '#client/parts/use-deadline.ts';
import { ClockIcon } from '#client/ui/task-icons.tsx';
import { useSecondsLeft } from '#client/ui/use-seconds-left.ts';
import { formatMoment } from '#shared/rules/moments.ts';

const HOUR = 3_600;

/**
 * Shows the deadline of the payment and the time left by the server's clock, which screen readers don't announce each second. At the end the order is
 * loaded again.
 */
export function PayBy({ by }: { by: number }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const { known, clockOffset } = useSession();
	const { revalidate } = useRevalidator();
	const left = useSecondsLeft(known ? by - clockOffset : 0);
	const ran = useRef(false);
	const onEnd = useEffectEvent(() => void revalidate());
	useEffect(() => {
		if (left > 0) ran.current = true;
		else if (ran.current) onEnd();
	}, [left]);
	return (
		<p className="mt-5 flex items-center gap-x-3 text-14 md:mt-6 md:text-16">
			<ClockIcon size={20} className="shrink-0 text-accent" />
			<span>
				<span className="text-2">{t('lead.payBy')} </span>
				<time dateTime={new Date(by).toISOString()} className="font-semibold">
					{formatMoment(by, lang)}
				</time>
			</span>
			{left > 0 && (
				<span aria-hidden="true" className="tabular rounded-1 bg-white/10 px-2 py-0.5 font-semibold text-accent">
					{left >= HOUR && <span>{`${Math.floor(left / HOUR)}:`}</span>}
					<span>{clock(left % HOUR)}</span>
				</span>
			)}
		</p>
	);
}
