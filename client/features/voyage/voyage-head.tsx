import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { JsonLd } from '#client/layout/json-ld.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { addDays, formatDate } from '#shared/rules/dates.ts';

const AVAILABILITY: Record<VoyageState, string> = {
	'on-sale': 'InStock',
	'sold-out': 'SoldOut',
	departed: 'Discontinued',
	'not-on-sale': 'PreOrder',
};

/** Returns the page's canonical address. The id alone names the voyage, so date, ship and `update` are left out. */
export const voyageAddress = ({ id }: Pick<VoyagePage, 'id'>): string => `${paths.voyage}?${new URLSearchParams({ id })}`;

/** Renders title, canonical address, and the voyage as search engines read it; the offer is the price shown. */
export function VoyageHead({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { lang, site } = useFacts();
	const { nameOf } = useVoyageName();
	const { date, returnDate, days, ship, ports, price, state, desc, pictures, code } = voyage;
	const title = nameOf(voyage);
	const path = voyageAddress(voyage);
	const url = `${site.siteUrl}${path}&lang=${lang}`;
	const names = ports.join(lang === 'CN' ? '、' : ', ');
	const description = t('meta.description', {
		title,
		days,
		ship: ship.name || site.brand[lang],
		date: formatDate(date, 'day', lang),
		ports: names,
	});
	const brand = { '@type': 'Brand', name: site.brand[lang] };
	const offer = price && {
		'@type': 'Offer',
		url,
		price: price.from,
		priceCurrency: 'CNY',
		availability: `https://schema.org/${AVAILABILITY[state]}`,
		availabilityEnds: addDays(date, -1),
	};
	const common = { name: title, description: desc || description, ...(offer && { offers: offer }) };
	return (
		<>
			<PageHead
				title={`${title} · ${formatDate(date, 'day', lang)}`}
				description={description}
				path={path}
				picture={pictures[0]}
			/>
			<JsonLd
				data={{
					'@graph': [
						{
							'@type': 'Product',
							...common,
							sku: code,
							brand,
							image: pictures.map((picture) => new URL(picture, site.siteUrl).href),
						},
						{
							'@type': ['BoatTrip', 'TouristTrip'],
							...common,
							departureTime: date,
							arrivalTime: returnDate,
							departureBoatTerminal: { '@type': 'BoatTerminal', name: ports[0] },
							arrivalBoatTerminal: { '@type': 'BoatTerminal', name: ports.at(-1) },
							provider: { '@type': 'Organization', name: site.brand[lang] },
							itinerary: {
								'@type': 'ItemList',
								itemListElement: ports.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
							},
						},
					],
				}}
			/>
		</>
	);
}
