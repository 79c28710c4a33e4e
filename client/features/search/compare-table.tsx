import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { RouteLine } from '#client/parts/route-line.tsx';
import { VoyagePrice } from '#client/parts/voyage-price.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';

/** Two or three voyages side by side, as a table: a column each. */
export function CompareTable({ voyages }: { voyages: readonly VoyageCard[] }) {
	const { t } = useTranslation(['search', 'common']);
	const lang = useLanguage();
	const day = (date: string) => `${formatDate(date, 'day', lang)} ${formatDate(date, 'shortWeekday', lang)}`;
	const facts = [
		{ name: t('result.compare.leaves'), of: ({ date }: VoyageCard) => <time dateTime={date}>{day(date)}</time> },
		{
			name: t('result.compare.returns'),
			of: ({ returnDate }: VoyageCard) => <time dateTime={returnDate}>{day(returnDate)}</time>,
		},
		{
			name: t('result.compare.length'),
			of: ({ days, nights }: VoyageCard) => t('card.nights', { ns: 'common', days, nights }),
		},
		{ name: t('filter.cruise'), of: ({ ship }: VoyageCard) => ship.name || '–' },
		{ name: t('result.compare.route'), of: ({ ports }: VoyageCard) => <RouteLine ports={ports} /> },
		{ name: t('result.compare.theme'), of: ({ theme }: VoyageCard) => theme || '–' },
		{ name: t('result.compare.price'), of: (voyage: VoyageCard) => <VoyagePrice voyage={voyage} size="lg" /> },
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
								<Link to={voyagePath(voyage)} className="text-18 leading-head font-semibold hover:text-link hover:underline">
									{voyage.title}
								</Link>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{facts.map(({ name, of }) => (
						<tr key={name} className="border-t border-line align-top">
							<th scope="row" className="py-4 pr-4 text-14 text-2">
								{name}
							</th>
							{voyages.map((voyage) => (
								<td key={voyage.id} className="px-3 py-4 break-keep md:px-5">
									{of(voyage)}
								</td>
							))}
						</tr>
					))}
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
