import type { IncomingHttpHeaders } from 'node:http';
import { loginPath, paths } from '#shared/paths.ts';
import { safePath } from '#shared/rules/safe-path.ts';

/** Returns the login page's address for a caller of the API. It leads back to the page of this site that made the call. */
export function loginLink({ referer }: IncomingHttpHeaders, siteUrl: string): string {
	const from = URL.parse(referer ?? '');
	const path = from?.origin === new URL(siteUrl).origin ? safePath(from.pathname + from.search) : paths.home;
	return path === paths.home ? paths.login : loginPath(path);
}
