import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { DOT } from '#client/ui/dot.ts';
import { PlusIcon, WaveIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { ItineraryView } from '#shared/catalogue/bff/voyage.ts';
import { formatDate } from '#shared/rules/dates.ts';

/** The id of a day on the page. */
export const dayId = ({ day }: ItineraryView): string => `day-${day}`;

/** Returns the function that writes the hours of arrival and departure, in the port's own time; empty when unknown. */
export function useTimes(): (day: ItineraryView) => string {
	const { t } = useTranslation('voyage');
	return ({ arrive, depart }) => {
		if (arrive && depart) return t('itinerary.stay', { arrive, depart });
		return arrive ? t('itinerary.arrive', { time: arrive }) : depart && t('itinerary.depart', { time: depart });
	};
}

/** Shows what a day in port is for, and its hours. */
export function Hours({ day }: { day: ItineraryView }) {
	const { t } = useTranslation('voyage');
	const { kind, arrive, depart } = day;
	const times = useTimes()(day);
	if (kind === 'sea') return <span>{t('itinerary.atSea')}</span>;
	const word = kind === 'embark' ? t('itinerary.embark') : kind === 'disembark' ? t('itinerary.disembark') : '';
	const both = arrive && depart;
	return (
		<>
			<span>{word}</span>
			{word && times && <span aria-hidden="true">{DOT}</span>}
			<span aria-hidden={both ? true : undefined}>{times}</span>
			{both && <span className="sr-only">{t('itinerary.stayNamed', { arrive, depart })}</span>}
		</>
	);
}

type Props = { day: ItineraryView; defaultOpen: boolean; onToggle: () => void };

/** Renders one day: number and date, port or sea, hours; its description is folded away. */
export function ItineraryDay({ day, defaultOpen, onToggle }: Props) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { kind, port, title, desc, picture, date } = day;
	const atSea = kind === 'sea';
	const name = atSea ? title || t('itinerary.atSea') : port;
	const head = (
		<span className="grid flex-1 grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 md:gap-x-6">
			<span className="leading-head">
				<span className="block text-14 font-semibold text-accent">{t('itinerary.day', { day: day.day })}</span>
				<time dateTime={date} className="mt-1 block text-14 text-muted">
					{formatDate(date, 'shortDayOfWeek', lang)}
				</time>
			</span>
			<span>
				<span className={`block leading-head ${atSea ? 'text-18 text-muted' : 'font-display text-h4'}`}>
					{atSea && <WaveIcon size={18} className="mr-2 -mt-1 inline text-accent" />}
					<span>{name}</span>
				</span>
				<span className="tabular mt-1 block text-14 leading-head text-muted">
					<Hours day={day} />
				</span>
			</span>
		</span>
	);
	if (!desc && !picture)
		return (
			<li id={dayId(day)} className="flex border-b border-line py-4 pr-9 md:py-5 md:pr-11">
				{head}
			</li>
		);
	return (
		<li id={dayId(day)} className="border-b border-line">
			<details open={defaultOpen} onToggle={onToggle} className="group">
				<summary className="flex list-none items-start gap-4 py-4 md:gap-6 md:py-5 transition-colors hover:text-link [&::-webkit-details-marker]:hidden">
					{head}
					<PlusIcon
						size={20}
						className="mt-1 shrink-0 text-accent transition-transform duration-slow group-open:rotate-45 print:hidden"
					/>
				</summary>
				<div className="grid gap-x-6 gap-y-4 pb-8 md:pl-32 xl:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
					<div>
						{!atSea && title && title !== port && <p className="mb-2 text-18 leading-head font-semibold">{title}</p>}
						<p className="max-w-measure text-muted">{desc}</p>
					</div>
					{picture && (
						<Picture
							src={picture}
							alt=""
							sizes="(max-width: 768px) 100vw, (max-width: 1279px) 50vw, 240px"
							className="rounded-2 max-xl:row-start-1"
						/>
					)}
				</div>
			</details>
		</li>
	);
}
