import { paths } from '../paths.ts';

/** Whether an address is a bank's link: the home page with a code (docs/rules.md, bank-link). */
export const isBankLink = (pathname: string, query: URLSearchParams): boolean => pathname === paths.home && query.has('code');
