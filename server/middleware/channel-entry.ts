import type { RequestHandler } from 'express';
import { CHANNEL_COOKIE, CHANNELS } from '#shared/rules/tracking.ts';

/**
 * An advertiser's link: the browser keeps the channel's mark for as long as it stays open, and goes on to home. Pages don't depend on the mark, so
 * cached ones stay the same; the browser sends it with each event of the visit (docs/rules.md, tracking).
 */
export function channelEntry(https: boolean): RequestHandler {
	return ({ method, path, query }, response, next) => {
		const channel = CHANNELS.find((name) => path === `/${name}`);
		if (!channel || (method !== 'GET' && method !== 'HEAD')) return next();
		response.appendHeader('set-cookie', `${CHANNEL_COOKIE}=${channel}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`);
		const home = query.lang === 'EN' || query.lang === 'CN' ? `/?lang=${query.lang}` : '/';
		response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).redirect(302, home);
	};
}
