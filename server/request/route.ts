import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { pageNameAt, pageOf } from '#shared/pages.ts';

/** The kind and route of a request. `route` is always a name of a table, never text of the request: it has as many values as there are routes. */
export type Route = { kind: 'page' | 'call' | 'events' | 'file' | 'picture' | 'probe' | 'other'; route: string };

/** The path that browsers send reports about the content security policy to. */
export const CSP_REPORTS = '/csp-reports';

const UNKNOWN_CALL: Route = { kind: 'call', route: 'unknown' };
const UNKNOWN: Route = { kind: 'other', route: 'unknown' };

const routeOfCall = (template: string, { reply }: Call): Route => ({
	kind: reply === 'events' ? 'events' : 'call',
	route: `/api${template}`,
});

const calls = Object.entries(catalogue as Record<string, Call>)
	.filter(([, { internal }]) => !internal)
	.map(([name, call]) => ({ template: name.slice(name.indexOf(' ') + 1), call }));
const named = new Map(calls.map(({ template, call }) => [template, routeOfCall(template, call)]));
/** Calls with a placeholder, which a whole part of the path stands in for. */
const patterns = calls
	.filter(({ template }) => template.includes('{'))
	.map(({ template, call }) => ({
		pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
		route: routeOfCall(template, call),
	}));

const FILES = new Set([
	...['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/ticket-worker.js'],
	...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'],
]);
const FOLDERS: Readonly<Record<string, Route['kind']>> = {
	'/assets': 'file',
	'/fonts': 'file',
	'/pictures': 'file',
	'/media': 'picture',
	'/cards': 'picture',
	'/qr': 'picture',
};

function callAt(path: string): Route {
	const isDocs = path === '/openapi.json' || path === '/docs' || path.startsWith('/docs/');
	if (isDocs) return { kind: 'other', route: '/api/docs' };
	return named.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route ?? UNKNOWN_CALL;
}

/** The route of a request's address. */
export function routeOf(url: string): Route {
	const cut = url.indexOf('?');
	const path = cut === -1 ? url : url.slice(0, cut);
	const name = pageNameAt(path);
	if (name) return { kind: 'page', route: pageOf(name).path };
	if (path.startsWith('/api/')) return callAt(path.slice('/api'.length));
	if (path === '/livez' || path === '/readyz') return { kind: 'probe', route: path };
	if (path === CSP_REPORTS) return { kind: 'other', route: path };
	if (FILES.has(path)) return { kind: 'file', route: path };
	const folder = path.slice(0, path.indexOf('/', 1));
	const kind = FOLDERS[folder];
	return kind ? { kind, route: folder } : UNKNOWN;
}
