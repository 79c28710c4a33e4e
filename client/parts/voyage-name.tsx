import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDate } from '#shared/rules/dates.ts';

/** `places`: the ports of call, none where the title names one of them or upstream tells none. */
type Named = Pick<VoyageCard, 'title' | 'places'>;

/** Further places than so many are only counted. */
const MOST_PLACES = 3;

/**
 * Returns functions for the first line of a voyage's name, its ports, and for the whole name as one text. Every page names a voyage by them
 * (docs/rules.md, voyage-name). With its day a sailing is named: “宫古岛 · 石垣岛，先岛蓝，11月28日”.
 */
export function useVoyageName() {
	const { t } = useTranslation();
	const lang = useLanguage();
	const placesOf = ({ places }: Named): string => {
		const named = places.slice(0, MOST_PLACES).join(' · ');
		return places.length > MOST_PLACES ? t('card.places', { named, count: places.length }) : named;
	};
	const nameOf = (voyage: Named, day = ''): string =>
		[placesOf(voyage), voyage.title, day && formatDate(day, 'shortDay', lang)].filter(Boolean).join(lang === 'CN' ? '，' : ', ');
	return { placesOf, nameOf };
}

/** Renders the name of a voyage within a heading or a link: its ports of call, and its title below them in the size `small`. */
export function VoyageName({ voyage, small = 'text-16' }: { voyage: Named; small?: string }) {
	const lang = useLanguage();
	const places = useVoyageName().placesOf(voyage);
	if (!places) return <span>{voyage.title}</span>;
	return (
		<>
			{/* A line may end with the dot between two ports, not begin with it. */}
			<span className="block break-keep wrap-anywhere">{places.replaceAll(' ·', '\u00a0·')}</span>
			{lang === 'EN' && <span> </span>}
			<span className={`block font-sans leading-head font-normal tracking-normal ${small}`}>{voyage.title}</span>
		</>
	);
}
