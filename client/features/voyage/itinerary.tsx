import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import type { ItineraryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { ItineraryDay } from './itinerary-day.tsx';
import { RouteChart } from './route-chart.tsx';
import { Section, Unavailable } from './section.tsx';

/** Shows the voyage day by day beside its chart, each picture once on the page. Days open one by one without scripts; with them, also all at once. */
export function Itinerary({ voyage: { itinerary, ports, pictures } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { device } = useFacts();
	const list = useRef<HTMLOListElement>(null);
	const [allOpen, setAllOpen] = useState(false);
	const days = entriesOf(itinerary);
	const shownBefore = ({ picture }: ItineraryView, index: number) =>
		pictures.includes(picture) || days.slice(0, index).some((day) => day.picture === picture);
	const calls = days.filter(({ kind }) => kind === 'port').length;
	const sea = t('itinerary.sea', { count: days.filter(({ kind }) => kind === 'sea').length });

	const foldable = () => [...(list.current?.querySelectorAll('details') ?? [])];
	const toggleAll = () => {
		for (const details of foldable()) details.open = !allOpen;
	};
	return (
		<Section
			id="itinerary"
			title={t('itinerary.title')}
			lead={days.length > 0 && t('itinerary.lead', { count: calls, sea })}
			ground="soft"
			rows={days.length}
			action={
				days.length > 0 && (
					<div className="flex gap-x-6 noscript:hidden" data-noprint>
						<button type="button" onClick={toggleAll} className={buttonStyle('link', 'md')}>
							{t(allOpen ? 'itinerary.collapse' : 'itinerary.expand')}
						</button>
						<button type="button" onClick={() => print()} className={buttonStyle('link', 'md', 'max-md:hidden')}>
							{t('itinerary.print')}
						</button>
					</div>
				)
			}
		>
			<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<div className="mx-auto w-full max-w-[34rem] self-start lg:sticky lg:top-[calc(var(--header)+5.5rem)] lg:max-w-none">
					<RouteChart ports={ports} days={days} />
				</div>
				<div className="min-w-0">
					{itinerary === 'unavailable' && <Unavailable>{t('itinerary.unavailable')}</Unavailable>}
					{itinerary !== 'unavailable' && days.length === 0 && <p className="text-muted">{t('itinerary.none')}</p>}
					{days.length > 0 && (
						<>
							<ol ref={list} className="border-t border-line">
								{days.map((day, index) => (
									<ItineraryDay
										key={`${day.day}-${day.port}`}
										day={shownBefore(day, index) ? { ...day, picture: '' } : day}
										defaultOpen={index === 0 && device === 'desktop'}
										onToggle={() => setAllOpen(foldable().every(({ open }) => open))}
									/>
								))}
							</ol>
							<p className="mt-6 max-w-measure text-14 text-muted">{t('itinerary.times')}</p>
						</>
					)}
				</div>
			</div>
		</Section>
	);
}
