/** Reads a same-site address: path, query and fragment. */
export const parseAddress = (address: string): URL => new URL(address, 'https://site.invalid');

/** Returns one text for all addresses of one page: path and sorted query, without the fragment, the language and the `update` stamp. */
export function pageIdentity(address: string): string {
	const { pathname, searchParams } = parseAddress(address);
	searchParams.delete('update');
	searchParams.delete('lang');
	searchParams.sort();
	return `${pathname}?${searchParams}`;
}
