import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceGlossary } from '#client/parts/price-glossary.tsx';
import { RouteLine } from '#client/parts/route-line.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { SHIP_CODES } from '#shared/constants.ts';
import { shipPath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { BookAction } from './book-action.tsx';
import { FromPrice } from './from-price.tsx';
import { Gallery } from './gallery.tsx';

/** The ship, who leads to her own page where she has one. */
function ShipName({ ship: { code, name } }: Pick<VoyagePage, 'ship'>) {
	const known = SHIP_CODES.find((other) => other === code);
	if (!known) return name;
	return (
		<Link
			to={shipPath(known)}
			className="-my-2.5 inline-flex min-h-target items-center text-link underline-offset-4 hover:underline"
		>
			{name}
		</Link>
	);
}

function Facts({ voyage: { date, returnDate, days, nights, ship, ports, itinerary } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { t: tCommon } = useTranslation();
	const lang = useLanguage();
	const day = (value: string) => <time dateTime={value}>{formatDate(value, 'dayInFull', lang)}</time>;
	const first = itinerary === 'unavailable' ? undefined : itinerary[0];
	const rows = [
		[t('hero.departs'), day(date)],
		[t('hero.returns'), day(returnDate)],
		[t('hero.length'), tCommon('card.nights', { days, nights })],
		[t('hero.from'), first?.depart ? t('hero.at', { date: first.port, time: first.depart }) : ports[0]],
		[t('hero.ship'), ship.name && <ShipName ship={ship} />],
	] as const;
	return (
		<dl className="divide-y divide-line border-y border-line">
			{rows
				.filter(([, value]) => value)
				.map(([term, value]) => (
					<div key={term} className="flex gap-[min(1rem,4vw)] py-2.5">
						<dt className="w-[min(5rem,30%)] flex-none text-14 leading-6 text-2">{term}</dt>
						<dd className="min-w-0 leading-6">{value}</dd>
					</div>
				))}
		</dl>
	);
}

/** A title breaks where its own dot stands rather than within a word, which Chinese would allow. */
const titleParts = (title: string) =>
	title.split(' · ').map((part, index) => (
		<Fragment key={part}>
			{index > 0 && ' · '}
			<span className="inline-block">{part}</span>
		</Fragment>
	));

/** The first view: the voyage in pictures, beside it what it is and what it costs. */
export function Hero({ voyage }: { voyage: VoyagePage }) {
	const { title, theme, ports } = voyage;
	return (
		<header className="column grid gap-6 pb-10 md:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)] md:gap-8 lg:grid-cols-[minmax(0,13fr)_minmax(20rem,7fr)] lg:gap-12 lg:pb-14">
			<Gallery voyage={voyage} />
			<div className="flex flex-col">
				{theme && <p className="eyebrow">{theme}</p>}
				<h1 className="mt-3 text-[length:clamp(2rem,1.4rem+2vw,3rem)]">{titleParts(title)}</h1>
				<RouteLine ports={ports} className="mt-4" />
				<div className="mt-6">
					<Facts voyage={voyage} />
				</div>
				<div className="mt-6">
					<FromPrice voyage={voyage} size="lg" whole />
					{voyage.state === 'on-sale' && voyage.price && <PriceGlossary className="mt-1" />}
				</div>
				<div className="mt-5">
					<BookAction voyage={voyage} />
				</div>
			</div>
		</header>
	);
}
