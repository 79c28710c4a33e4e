import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/facts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { ItineraryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { RouteChart } from './route-chart.tsx';
import { Section } from './section.tsx';
import { Unavailable } from './unavailable.tsx';

function useTimes() {
	const { t } = useTranslation('voyage');
	return ({ arrive, depart }: ItineraryView): string => {
		if (arrive && depart) return t('itinerary.stay', { arrive, depart });
		if (arrive) return t('itinerary.arrive', { time: arrive });
		return depart ? t('itinerary.depart', { time: depart }) : '';
	};
}

function Day({ day }: { day: ItineraryView }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const times = useTimes();
	const atSea = day.kind === 'sea';
	const ends = day.kind === 'embark' || day.kind === 'disembark';
	return (
		<li className="relative pl-8 before:absolute before:top-0 before:bottom-0 before:left-[7px] before:w-px before:bg-line first:before:top-8 last:before:bottom-auto last:before:h-8">
			<span
				aria-hidden="true"
				className={`absolute top-6 left-0 size-[15px] rounded-pill border-3 bg-page ${atSea ? 'border-line' : 'border-gold-500'}`}
			/>
			<details open className="group border-b border-line">
				<summary className="grid list-none gap-x-6 py-4 md:grid-cols-[9rem_1fr_auto] [&::-webkit-details-marker]:hidden">
					<span className="text-14 leading-7 text-2">
						{t('itinerary.day', { day: day.day })} · <time dateTime={day.date}>{formatDate(day.date, 'shortDay', lang)}</time>
					</span>
					<span className="text-h4 leading-7 font-semibold">
						{atSea ? t('itinerary.atSea') : day.port}
						{ends && (
							<span className="ml-3 text-14 font-normal text-accent">{t(`itinerary.${day.kind as 'embark' | 'disembark'}`)}</span>
						)}
					</span>
					<span className="tabular leading-7 text-2">{times(day)}</span>
				</summary>
				<div className="grid gap-5 pb-6 md:grid-cols-[1fr_15rem] md:pl-42">
					<div className="max-w-measure">
						{day.title && day.title !== day.port && <p className="font-semibold">{day.title}</p>}
						<p className="mt-1 text-2">{day.desc}</p>
					</div>
					{day.picture && (
						<Picture src={day.picture} alt="" sizes="(max-width: 768px) 90vw, 240px" ratio="3/2" className="rounded-2" />
					)}
				</div>
			</details>
		</li>
	);
}

function Days({ days, ports }: { days: readonly ItineraryView[]; ports: readonly string[] }) {
	const { t } = useTranslation('voyage');
	const list = useRef<HTMLOListElement>(null);
	const openAll = (open: boolean) => () => {
		for (const details of list.current?.querySelectorAll('details') ?? []) details.open = open;
	};
	return (
		<div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
			<div>
				<div className="mb-2 flex flex-wrap gap-x-6 noscript:hidden" data-noprint>
					<Button variant="link" onClick={openAll(true)}>
						{t('itinerary.expand')}
					</Button>
					<Button variant="link" onClick={openAll(false)}>
						{t('itinerary.collapse')}
					</Button>
					<Button variant="link" onClick={() => window.print()}>
						{t('itinerary.print')}
					</Button>
				</div>
				<ol ref={list}>
					{days.map((day) => (
						<Day key={day.day} day={day} />
					))}
				</ol>
				<p className="mt-6 text-14 text-2">{t('itinerary.times')}</p>
			</div>
			<div className="order-first lg:order-none">
				<div className="lg:sticky lg:top-[calc(var(--header)+5.5rem)]">
					<RouteChart ports={ports} />
				</div>
			</div>
		</div>
	);
}

/** The voyage day by day, with its chart. */
export function Itinerary({ voyage: { itinerary, ports } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const days = itinerary === 'unavailable' ? [] : itinerary;
	const calls = days.filter(({ kind }) => kind === 'port').length;
	const atSea = days.filter(({ kind }) => kind === 'sea').length;
	const lead = days.length > 0 ? t('itinerary.lead', { count: calls, sea: t('itinerary.sea', { count: atSea }) }) : undefined;
	return (
		<Section id="itinerary" title={t('itinerary.title')} lead={lead} soft>
			{itinerary === 'unavailable' && <Unavailable>{t('itinerary.unavailable')}</Unavailable>}
			{itinerary !== 'unavailable' && days.length === 0 && <p className="text-2">{t('itinerary.none')}</p>}
			{days.length > 0 && <Days days={days} ports={ports} />}
		</Section>
	);
}
