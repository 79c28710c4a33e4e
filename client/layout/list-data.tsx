import { useFacts } from '#client/app/facts.tsx';
import { JsonLd } from './json-ld.tsx';

/**
 * Describes the pages that this page lists for search engines. `total` is their number, where the list goes on. Its code is left out of browsers' files:
 * home's script has no room for it.
 */
export function ListData({ items, total }: { items: readonly { name: string; path: string }[]; total?: number }) {
	const { site } = useFacts();
	return (
		<JsonLd
			data={
				import.meta.env.SSR
					? {
							'@type': 'ItemList',
							numberOfItems: total,
							itemListElement: items.map(({ name, path }, index) => ({
								'@type': 'ListItem',
								position: index + 1,
								name,
								url: `${site.siteUrl}${path}`,
							})),
						}
					: {}
			}
		/>
	);
}
