import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { FromAmount } from '#client/parts/price-amount.tsx';
import { PriceConditions } from '#client/parts/voyage-cards.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Link } from '#client/ui/link.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';

function Sailing({ sailing, current }: { sailing: VoyageCard; current: boolean }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { date, state, price, theme } = sailing;
	return (
		<Link
			to={voyagePath(sailing)}
			aria-current={current ? 'page' : undefined}
			className="flex h-full flex-col rounded-2 border border-line bg-page p-4 outline-offset-[-3px]! transition-colors hover:border-action aria-[current]:border-action aria-[current]:bg-navy-50"
		>
			<span className="text-14 text-muted">{current ? t('dates.current') : theme}</span>
			<time dateTime={date} className="mt-1">
				<span className="block text-18 leading-head font-semibold">{formatDate(date, 'shortDay', lang)}</span>
				<span className="text-14 text-muted">{`${date.slice(0, 4)}${DOT}${formatDate(date, 'shortWeekday', lang)}`}</span>
			</time>
			<span className="mt-auto pt-3 leading-head">
				{state === 'on-sale' && price ? (
					<span className="text-price">
						<FromAmount value={price.from} className="tabular" />
					</span>
				) : (
					<span className="font-semibold text-muted">{t(state === 'sold-out' ? 'dates.soldOut' : 'cabins.notOnSale')}</span>
				)}
			</span>
		</Link>
	);
}

/** Lists the same voyage on other days, each with its price; this sailing stands among them. */
function Departures({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	if (voyage.departures.length === 0) return null;
	const all = [voyage, ...voyage.departures].toSorted((a, b) => a.date.localeCompare(b.date));
	return (
		<div id="dates" className="mt-12 md:mt-16" data-noprint>
			<h3 className="mb-1 text-h4 font-semibold">{t('dates.title')}</h3>
			<PriceConditions voyages={all} />
			<ScrollCarousel
				label={t('dates.title')}
				labels={{
					previous: t('dates.previous'),
					next: t('dates.next'),
					counter: (index, count) => t('similar.counter', { index, count }),
				}}
				perView={{ narrow: 2.3, medium: 4, wide: 6 }}
				gap={{ narrow: 12, wide: 16 }}
			>
				{all.map((sailing) => (
					<Sailing key={sailing.id} sailing={sailing} current={sailing.id === voyage.id} />
				))}
			</ScrollCarousel>
		</div>
	);
}

/** Shows the voyage's description in large type, and its other dates. */
export function Overview({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	return (
		<section id="overview" aria-labelledby="overview-title" className="py-[calc(var(--section)*0.75)]">
			<div className="column">
				<h2 id="overview-title" className="eyebrow font-sans">
					{t('overview.title')}
				</h2>
				{voyage.desc && <p className="display mt-4 max-w-[46rem] text-h3 leading-[1.45]">{voyage.desc}</p>}
				<Departures voyage={voyage} />
			</div>
		</section>
	);
}
