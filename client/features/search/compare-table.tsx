import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { RouteLine } from '#client/parts/route-line.tsx';
import { Places } from '#client/parts/voyage-facts.tsx';
import { VoyagePrice } from '#client/parts/voyage-price.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

/** A row of the table: its name, the value in which voyages may differ, and what a column shows. */
type Fact = [name: string, value: (voyage: VoyageCard) => unknown, shown: (voyage: VoyageCard) => ReactNode];

/** Renders two or three voyages side by side, a column each. Rows in which they differ are marked. */
export function CompareTable({ voyages }: { voyages: readonly VoyageCard[] }) {
	const { t } = useTranslation(['search', 'common']);
	const lang = useLanguage();
	const day = (date: string) => formatDayOfWeek(date, lang);
	const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, lang));
	const hours = (count: number | null) => (count === null ? '–' : t('result.compare.hours', { count: Math.floor(count) }));
	const seaDaysInWords = (count: number | null) => (count === null ? '–' : t('filter.daysValue', { count: Math.floor(count) }));
	const saved = ({ price }: VoyageCard) => (price?.reference ? price.reference - price.from : null);
	const facts: Fact[] = [
		[t('result.compare.leaves'), ({ date }) => date, ({ date }) => <time dateTime={date}>{day(date)}</time>],
		[
			t('result.compare.returns'),
			(voyage) => voyage.returnDate,
			({ returnDate: date }) => <time dateTime={date}>{day(date)}</time>,
		],
		[t('result.compare.length'), ({ days }) => days, ({ days, nights }) => t('common:card.nights', { days, nights })],
		[t('filter.cruise'), ({ ship }) => ship.id, ({ ship }) => ship.name || '–'],
		[t('result.compare.route'), ({ ports }) => ports.join(), ({ ports }) => <RouteLine ports={ports} />],
		[t('result.compare.hoursInPort'), ({ hoursInPort }) => hoursInPort, ({ hoursInPort }) => hours(hoursInPort)],
		[t('result.compare.seaDays'), ({ seaDays }) => seaDays, ({ seaDays }) => seaDaysInWords(seaDays)],
		[t('result.compare.theme'), ({ theme }) => theme, ({ theme }) => theme || '–'],
		[t('result.compare.price'), ({ price }) => price?.from, (voyage) => <VoyagePrice voyage={voyage} size="lg" />],
		[t('result.compare.balcony'), ({ balcony }) => balcony, ({ balcony }) => money(balcony)],
		[t('result.compare.saved'), saved, (voyage) => money(saved(voyage))],
	];
	return (
		<div className="-mx-gutter overflow-x-auto px-gutter">
			<table className="w-full min-w-160 table-fixed border-collapse text-left">
				<caption className="sr-only">{t('result.compare.title')}</caption>
				<thead>
					<tr className="align-top">
						<td className="w-20 md:w-40" />
						{voyages.map((voyage) => (
							<th key={voyage.id} scope="col" className="px-3 pb-6 font-normal md:px-5">
								<Picture src={voyage.picture} alt="" sizes="(max-width: 768px) 60vw, 360px" className="mb-4 rounded-2" priority />
								<Places places={voyage.places} className="mb-1 text-18" />
								<Link to={voyagePath(voyage)} className="text-18 leading-head font-semibold hover:text-link hover:underline">
									{voyage.title}
								</Link>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{facts.map(([name, value, shown]) => {
						const differs = new Set(voyages.map(value)).size > 1;
						return (
							<tr key={name} className={`border-t border-line align-top ${differs ? 'bg-gold-100/50' : 'text-2'}`}>
								<th scope="row" className="py-4 pr-4 pl-2 text-14 text-2">
									{name}
									{differs && <span className="block text-12 font-normal text-accent">{t('result.compare.differs')}</span>}
								</th>
								{voyages.map((voyage) => (
									<td key={voyage.id} className="px-3 py-4 break-keep md:px-5">
										{shown(voyage)}
									</td>
								))}
							</tr>
						);
					})}
					<tr className="border-t border-line">
						<td />
						{voyages.map((voyage) => (
							<td key={voyage.id} className="px-3 py-5 md:px-5">
								{voyage.state === 'on-sale' && (
									<LinkButton to={voyagePath(voyage)} size="sm" aria-label={`${t('common:card.view')} ${voyage.title}`}>
										{t('common:card.view')}
									</LinkButton>
								)}
							</td>
						))}
					</tr>
				</tbody>
			</table>
		</div>
	);
}
