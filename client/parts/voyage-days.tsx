import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { Section } from '#shared/catalogue/bff/views.ts';
import type { ItineraryView } from '#shared/catalogue/bff/voyage.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { hoursBetween } from '#shared/rules/hours-between.ts';

/** Returns a function that says when a ship comes and leaves on a day, and for how many hours she lies in a port of call. */
function useHours() {
	const { t } = useTranslation('our-voyage');
	return ({ kind, arrive, depart }: ItineraryView): string => {
		if (kind === 'sea') return '';
		const word = kind === 'embark' ? t('days.embark') : kind === 'disembark' ? t('days.disembark') : '';
		const both = arrive && depart && t('days.ashore', { arrive, depart });
		const one = arrive ? t('days.arrive', { time: arrive }) : depart && t('days.depart', { time: depart });
		const hours = kind === 'port' ? hoursBetween(arrive, depart) : null;
		return [word, both || one, hours && t('days.inPort', { count: hours })].filter(Boolean).join(DOT);
	};
}

type Props = {
	days: Section<readonly ItineraryView[]>;
	/** Renders what stands below a day. */
	below?: (day: ItineraryView) => ReactNode;
};

/** Renders the days of a booked voyage: port or sea, and the hours in port. */
export function Days({ days, below }: Props) {
	const { t } = useTranslation('our-voyage');
	const lang = useLanguage();
	const hoursOf = useHours();
	if (days === 'unavailable') return <Notice tone="warning">{t('days.unavailable')}</Notice>;
	if (days.length === 0) return <p className="mt-4 text-muted">{t('days.none')}</p>;
	return (
		<>
			<ol className="mt-5 border-t border-line">
				{days.map((day) => (
					<li
						key={`${day.day}-${day.port}`}
						className="grid break-inside-avoid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-4 md:gap-x-6"
					>
						<div className="leading-head">
							<p className="text-14 font-semibold text-accent">{t('days.day', { day: day.day })}</p>
							<time dateTime={day.date} className="mt-1 block text-14 text-muted">
								{formatDate(day.date, 'shortDayOfWeek', lang)}
							</time>
						</div>
						<div>
							<p className={`leading-head ${day.kind === 'sea' ? 'text-18 text-muted' : 'font-display text-h4'}`}>
								{day.kind === 'sea' ? day.title || t('days.sea') : day.port}
							</p>
							<p className="tabular mt-1 text-14 leading-head text-muted first-letter:uppercase empty:hidden">{hoursOf(day)}</p>
							{below && <div>{below(day)}</div>}
						</div>
					</li>
				))}
			</ol>
			<p className="mt-4 max-w-measure text-14 text-muted">{t('days.times')}</p>
		</>
	);
}
