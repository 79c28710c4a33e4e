import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '#shared/paths.ts';

/** Whether an address is a bank's link: the home page with a code (docs/rules.md, bank-link). */
export const entersByCode = (pathname: string, query: URLSearchParams): boolean => pathname === paths.home && query.has('code');

/** A loader that loads nothing for a bank's link: its page isn't rendered then. */
export const unlessEntering =
	<T>(load: (args: LoaderFunctionArgs) => Promise<T>) =>
	async (args: LoaderFunctionArgs): Promise<T> => {
		const { pathname, searchParams } = new URL(args.request.url);
		return entersByCode(pathname, searchParams) ? (null as T) : load(args);
	};
