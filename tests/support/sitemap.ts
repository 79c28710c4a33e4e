/** Returns path and query of every address in a sitemap, with its language. */
export const listedAddresses = (sitemap: string): string[] =>
	[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
		const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
		return pathname + search;
	});

/** Returns the first address of a sitemap at `path`, or below a `path` that ends with `/`, without its language. */
export function firstListed(sitemap: string, path: string): string | undefined {
	const found = listedAddresses(sitemap)
		.map((address) => new URL(address, 'http://site'))
		.find(({ pathname }) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
	found?.searchParams.delete('lang');
	return found && found.pathname + found.search;
}
