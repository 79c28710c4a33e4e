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

type Fact = {
	name: string;
	/** What makes a voyage differ from another in this. */
	key: (voyage: VoyageCard) => string | number | null | undefined;
	of: (voyage: VoyageCard) => ReactNode;
};

/** Two or three voyages side by side, as a table: a column each; what differs between them is marked. */
export function CompareTable({ voyages }: { voyages: readonly VoyageCard[] }) {
	const { t } = useTranslation(['search', 'common']);
	const lang = useLanguage();
	const day = (date: string) => formatDayOfWeek(date, lang);
	const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, lang));
	const number = (count: number | null, text: (count: number) => string) => (count === null ? '–' : text(Math.floor(count)));
	const saved = ({ price }: VoyageCard) => (price?.reference ? price.reference - price.from : null);
	const facts: Fact[] = [
		{ name: t('result.compare.leaves'), key: ({ date }) => date, of: ({ date }) => <time dateTime={date}>{day(date)}</time> },
		{
			name: t('result.compare.returns'),
			key: ({ returnDate }) => returnDate,
			of: ({ returnDate }) => <time dateTime={returnDate}>{day(returnDate)}</time>,
		},
		{
			name: t('result.compare.length'),
			key: ({ days }) => days,
			of: ({ days, nights }) => t('card.nights', { ns: 'common', days, nights }),
		},
		{ name: t('filter.cruise'), key: ({ ship }) => ship.id, of: ({ ship }) => ship.name || '–' },
		{ name: t('result.compare.route'), key: ({ ports }) => ports.join(), of: ({ ports }) => <RouteLine ports={ports} /> },
		{
			name: t('result.compare.hoursInPort'),
			key: ({ hoursInPort }) => hoursInPort,
			of: ({ hoursInPort }) => number(hoursInPort, (count) => t('result.compare.hours', { count })),
		},
		{
			name: t('result.compare.seaDays'),
			key: ({ seaDays }) => seaDays,
			of: ({ seaDays }) => number(seaDays, (count) => t('filter.daysValue', { count })),
		},
		{ name: t('result.compare.theme'), key: ({ theme }) => theme, of: ({ theme }) => theme || '–' },
		{
			name: t('result.compare.price'),
			key: ({ price }) => price?.from,
			of: (voyage) => <VoyagePrice voyage={voyage} size="lg" />,
		},
		{ name: t('result.compare.balcony'), key: ({ balcony }) => balcony, of: ({ balcony }) => money(balcony) },
		{ name: t('result.compare.saved'), key: saved, of: (voyage) => money(saved(voyage)) },
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
					{facts.map(({ name, key, of }) => {
						const differs = new Set(voyages.map(key)).size > 1;
						return (
							<tr key={name} className={`border-t border-line align-top ${differs ? 'bg-gold-100/50' : 'text-2'}`}>
								<th scope="row" className="py-4 pr-4 pl-2 text-14 text-2">
									{name}
									{differs && <span className="block text-12 font-normal text-accent">{t('result.compare.differs')}</span>}
								</th>
								{voyages.map((voyage) => (
									<td key={voyage.id} className="px-3 py-4 break-keep md:px-5">
										{of(voyage)}
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
									<LinkButton
										to={voyagePath(voyage)}
										size="sm"
										aria-label={`${t('card.view', { ns: 'common' })} ${voyage.title}`}
									>
										{t('card.view', { ns: 'common' })}
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
