import { useFacts } from '#client/app/facts.tsx';
import { JsonLd } from './json-ld.tsx';

/** Describes the pages that this page lists for search engines. `total` is their number, where the list goes on. */
export function ListData({ items, total }: { items: readonly { name: string; path: string }[]; total?: number }) {
	const { site } = useFacts();
	const itemListElement = items.map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		url: `${site.siteUrl}${path}`,
	}));
	return <JsonLd data={{ '@type': 'ItemList', numberOfItems: total, itemListElement }} />;
}
