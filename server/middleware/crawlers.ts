import { type RequestHandler, Router } from 'express';
import type { Invoke, Scope } from '#server/api/invoke.ts';
import { AppError } from '#server/request/errors.ts';
import { factsOf } from '#server/request/facts.ts';
import { ANYBODY } from '#server/request/identity.ts';
import { addressesOf, PAGE_NAMES, type Page, pageOf } from '#shared/pages.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { LISTED_ADDRESSES, type ListedAddress } from './listed-addresses.ts';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Writes the sitemap's entries of a page: one for each language, with links to the other; only Chinese when the page exists in no
 * other.
 */
function entry(siteUrl: string, { path, changed, onlyInChinese }: ListedAddress): string {
	const joint = path.includes('?') ? '&' : '?';
	const all = [
		['x-default', `${siteUrl}${path}`],
		['zh-Hans', `${siteUrl}${path}${joint}lang=CN`],
		['en', `${siteUrl}${path}${joint}lang=EN`],
	] as const;
	const addresses = onlyInChinese ? all.slice(0, 2) : all;
	const links = addresses
		.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`)
		.join('');
	return addresses
		.slice(1)
		.map(([, href]) => `<url><loc>${escapeXml(href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links}</url>`)
		.join('\n');
}

const pagesFor = (crawlers: Page['crawlers']): Page[] => PAGE_NAMES.map(pageOf).filter((page) => page.crawlers === crawlers);
const guestPages = PAGE_NAMES.map(pageOf).filter(({ access }) => access === 'guest');
const CLOSED = ['/api/', ...[...pagesFor('closed'), ...guestPages].flatMap(addressesOf), '/*update='];
/** The picture beside a shared list: the longer path counts before `/api/`. */
const TOGETHER_PICTURE = '/api/together/picture';
const LISTED = pagesFor('listed').flatMap((page) =>
	addressesOf(page).map((path): ListedAddress => ({ path, ...(page.onlyInChinese && { onlyInChinese: true }) })),
);

/** Serves `robots.txt`, and a sitemap of the pages that `shared/pages.ts` lists and of each thing with a page. */
export function crawlers(invoke: Invoke, siteUrl: string, clock: () => Date): RequestHandler {
	const router = Router();
	router.get('/robots.txt', (_request, response) => {
		const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
		response
			.type('text')
			.set('cache-control', 'public, max-age=3600')
			.send(`User-agent: *\nAllow: ${TOGETHER_PICTURE}\n${closed}\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
	});
	router.get('/sitemap.xml', async (_request, response) => {
		const scope: Scope = { ...factsOf(response), identity: ANYBODY, timeoutMs: 5_000, lack: 'nothing' };
		const api = invoke.bind(scope);
		const today = todayInShanghai(clock());
		const each = await Promise.all(Object.values(LISTED_ADDRESSES).map((addressesFor) => addressesFor(api, today))).catch(
			(error) => {
				throw new AppError('upstream-unavailable', 'no addresses for the sitemap', { cause: error });
			},
		);
		const addresses = [...LISTED, ...each.flat()];
		response
			.type('application/xml')
			.set('cache-control', 'public, max-age=600')
			.send(
				`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.map((address) => entry(siteUrl, address)).join('\n')}
</urlset>
`,
			);
	});
	return router;
}
