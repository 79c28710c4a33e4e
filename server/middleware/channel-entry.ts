import type { RequestHandler } from 'express';
import { isPrefetch } from '#shared/prefetch.ts';
import { CHANNEL_COOKIE, CHANNELS } from '#shared/rules/tracking.ts';

/**
 * Redirects an advertiser's link to home and sets a cookie with the channel until the browser is closed. The browser sends it
 * with each event of the visit (docs/rules.md, tracking). Pages don't depend on it, so cached ones stay the same.
 */
export function channelEntry(https: boolean): RequestHandler {
	return ({ method, path, query, headers }, response, next) => {
		const channel = CHANNELS.find((name) => path === `/${name}`);
		if (!channel || (method !== 'GET' && method !== 'HEAD')) return next();
		// Nobody has pressed the link yet. Browsers use no refused answer, and ask again when somebody does.
		if (isPrefetch(headers)) return void response.set('cache-control', 'no-store').status(503).end();
		response.appendHeader('set-cookie', `${CHANNEL_COOKIE}=${channel}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`);
		const home = query.lang === 'EN' || query.lang === 'CN' ? `/?lang=${query.lang}` : '/';
		response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).redirect(302, home);
	};
}
