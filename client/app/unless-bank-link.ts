import type { LoaderFunctionArgs } from 'react-router';
import { isBankLink } from '#shared/rules/bank-link.ts';

/** Makes a loader that loads nothing for a bank's link: the page isn't rendered then. */
export const unlessBankLink =
	<T>(load: (args: LoaderFunctionArgs) => Promise<T>) =>
	async (args: LoaderFunctionArgs): Promise<T> => {
		const { pathname, searchParams } = new URL(args.request.url);
		return isBankLink(pathname, searchParams) ? (null as T) : load(args);
	};
