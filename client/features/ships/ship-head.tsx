import { useFacts } from '#client/app/facts.tsx';
import { JsonLd } from '#client/layout/json-ld.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';

type Props = { ship: ShipPage; title: string; description: string; path: string };

/** Renders the head of a ship's page, and describes the ship for search engines. */
export function ShipHead({ ship: { name, story, pictures, facts }, title, description, path }: Props) {
	const { lang, site } = useFacts();
	return (
		<>
			<PageHead title={title} description={description} path={path} />
			<JsonLd
				data={{
					'@type': 'Vehicle',
					name,
					description: story || description,
					url: `${site.siteUrl}${path}?lang=${lang}`,
					image: pictures.map((picture) => new URL(picture, site.siteUrl).href),
					brand: { '@type': 'Brand', name: site.brand[lang] },
					...(facts.year !== null && { productionDate: String(facts.year) }),
					...(facts.guests !== null && { vehicleSeatingCapacity: facts.guests }),
				}}
			/>
		</>
	);
}
