import { paths } from '../paths.ts';

/** The code of a bank's link; empty when the address has none. */
export const bankCode = (query: URLSearchParams): string => query.get('code')?.trim() ?? '';

/** Stands in the address for a code that has been taken out of it: a reload finds it. */
export const TAKEN_CODE = 'taken';

/** True for a bank's link: the home page with a code (docs/rules.md, bank-link). */
export const isBankLink = (pathname: string, query: URLSearchParams): boolean =>
	pathname === paths.home && bankCode(query) !== '';
