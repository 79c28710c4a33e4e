import { type RequestHandler, Router } from 'express';
import type { Invoke, Scope } from '#server/api/invoke.ts';
import { factsOf } from '#server/api/routes.ts';
import { ANYBODY } from '#server/identity.ts';
import { paths } from '#shared/paths.ts';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One page in both languages, each naming the other. */
function entry(siteUrl: string, path: string): string {
	const joint = path.includes('?') ? '&' : '?';
	const addresses = [
		['x-default', `${siteUrl}${path}`],
		['zh-Hans', `${siteUrl}${path}${joint}lang=CN`],
		['en', `${siteUrl}${path}${joint}lang=EN`],
	] as const;
	const links = addresses
		.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`)
		.join('');
	return addresses
		.slice(1)
		.map(([, href]) => `<url><loc>${escapeXml(href)}</loc>${links}</url>`)
		.join('\n');
}

/** `robots.txt`, and a sitemap that lists what answers 200: home, search, every voyage on sale. */
export function crawlers(invoke: Invoke, siteUrl: string): RequestHandler {
	const router = Router();
	router.get('/robots.txt', (_request, response) => {
		const closed = ['/api/', paths.login, paths.filter, '/*update='].map((path) => `Disallow: ${path}`).join('\n');
		response
			.type('text')
			.set('cache-control', 'public, max-age=3600')
			.send(`User-agent: *\n${closed}\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
	});
	router.get('/sitemap.xml', async (_request, response) => {
		const scope: Scope = { ...factsOf(response), identity: ANYBODY, timeoutMs: 5_000, failed: false };
		const voyages = await invoke.invoke('POST /openapi/voyage/all', {}, scope);
		const urls = [paths.home, paths.search, ...voyages.map(({ id }) => `${paths.voyage}?id=${encodeURIComponent(id)}`)];
		response
			.type('application/xml')
			.set('cache-control', 'public, max-age=600')
			.send(
				`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.map((path) => entry(siteUrl, path)).join('\n')}\n</urlset>\n`,
			);
	});
	return router;
}
