import type { RequestHandler } from 'express';

/** The address that an advertiser's links lead to, and the mark of the channel that a visit through it has. */
const CHANNELS: Readonly<Record<string, string>> = { '/baidu': 'baidu' };

const COOKIE = 'channel';

/**
 * An advertiser's link: the browser keeps the channel's mark for as long as it stays open, and goes on to home. Pages don't depend on the mark, so
 * cached ones stay the same; scripts may read it, to tell where a visit came from.
 */
export function channelEntry(https: boolean): RequestHandler {
	return ({ method, path, query }, response, next) => {
		const channel = Object.hasOwn(CHANNELS, path) ? CHANNELS[path] : undefined;
		if (!channel || (method !== 'GET' && method !== 'HEAD')) return next();
		response.appendHeader('set-cookie', `${COOKIE}=${channel}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`);
		const home = query.lang === 'EN' || query.lang === 'CN' ? `/?lang=${query.lang}` : '/';
		response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).redirect(302, home);
	};
}
