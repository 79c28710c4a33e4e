/** Reads a same-site address: path, query and fragment. */
export const parseAddress = (address: string): URL => new URL(address, 'https://site.invalid');

/** The same for all addresses of one page: path and query in one order, without the fragment, the language and the stamp that navigations add. */
export function pageIdentity(address: string): string {
	const { pathname, searchParams } = parseAddress(address);
	searchParams.delete('update');
	searchParams.delete('lang');
	searchParams.sort();
	return `${pathname}?${searchParams}`;
}
