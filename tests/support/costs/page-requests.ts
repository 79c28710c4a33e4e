import { pageAt } from '#shared/pages.ts';
import type { VisitedPage } from '../dirty/visited-pages.ts';
import { documentOf, fieldsOf, TEXTS } from '../form-fields.ts';
import { ADVERSE_TEXTS, EVERY_FILTER, MANY_TERMS } from './adverse-texts.ts';
import { CALLS } from './call-requests.ts';
import { addressWith, BODY_BYTES, type Costly, HEAD_BYTES, numbered, repeated, type Shape } from './costly.ts';
import { largestInput } from './largest-input.ts';

const AS_FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The length of a line of text without a bound of its own. */
const UNBOUNDED = 1_000;

/** Every parameter that a call of ours reads, with its length: a page may read any of them. */
const PARAMETERS = new Map(
	CALLS.filter(([name]) => name.startsWith('GET ') && !name.startsWith('GET /openapi'))
		.flatMap(([, { input }]) => Object.entries(largestInput(input, 'x'.repeat(UNBOUNDED))))
		.map(([name, value]) => [name, String(value).length]),
);

/** Forms that no page has; Conform reads their names as places in lists. */
const FORMS: Readonly<Record<string, string>> = {
	'many fields': numbered(BODY_BYTES, (n) => `x${n}=&`),
	'deep names': `${repeated('a[0].', BODY_BYTES)}b=1`,
	'many deep names': numbered(BODY_BYTES, (n) => `a${n}.b.c[0].d=1&`),
	'a list with a gap': 'a[4294967294]=1&a[99999999]=1',
	'a command with a gap': `__intent__=${encodeURIComponent('{"type":"update","payload":{"name":"a","index":99999999,"value":1}}')}`,
	'a deep state': `__state__=${repeated('[', BODY_BYTES - 20)}`,
	'one field many times': repeated('number=1&', BODY_BYTES),
};

/** What a page's own forms send when each line of text is as long as it may be. */
const sentForms = (path: string, html: string, texts: Readonly<Record<string, string>>): Shape[] =>
	[...documentOf(html).querySelectorAll('form[method=post]')].flatMap((form) =>
		Object.entries(texts).map(([shape, text]): Shape => {
			const lines = [...form.querySelectorAll(TEXTS)].map((line) => [
				line.getAttribute('name') ?? '',
				text.slice(0, Number(line.getAttribute('maxlength')) || UNBOUNDED),
			]);
			const action = form.getAttribute('action')?.split('#')[0] || path;
			const body = fieldsOf(form, Object.fromEntries(lines)).toString();
			return { shape: `${shape}, sent`, method: 'POST', path: action, headers: AS_FORM, body };
		}),
	);

function shapesOf(page: string, html: string): Shape[] {
	const [path = '', own = ''] = page.split('?');
	const others = [...PARAMETERS].filter(([name]) => !new URLSearchParams(own).has(name) && name !== 'lang');
	const queryOf = (valueFor: (name: string) => string) =>
		Object.fromEntries(others.map(([name, length]) => [name, valueFor(name).slice(0, length)]));
	// A page with a line to write reads what is written in its address too
	const texts = documentOf(html).querySelector(TEXTS) ? ADVERSE_TEXTS : { 'many terms': MANY_TERMS };
	const filters = queryOf((name) => EVERY_FILTER[name] ?? '1');
	const gets = [
		...Object.entries(texts).map(([shape, text]) => ({ shape, query: queryOf(() => text) })),
		{ shape: 'every filter', query: filters },
	].map(({ shape, query }): Shape => ({ shape, method: 'GET', path: addressWith(page, query) }));
	const data = path === '/' ? '/_root.data' : `${path}.data`;
	return [
		...gets,
		{ shape: 'many parameters', method: 'GET', path: `${path}?${numbered(HEAD_BYTES, (n) => `x${n}&`)}` },
		{ shape: 'every filter, as data', method: 'GET', path: addressWith(`${data}${own && `?${own}`}`, filters) },
		...sentForms(page, html, texts),
		...Object.entries(FORMS).map(([shape, body]): Shape => ({ shape, method: 'POST', path: page, headers: AS_FORM, body })),
	];
}

type HtmlOf = (path: string, as: 'member' | 'guest') => Promise<string>;

/** Every page with its largest inputs. `htmlOf` returns a page as its visitor sees it, for its forms. */
export async function pageRequests(pages: readonly VisitedPage[], htmlOf: HtmlOf): Promise<Costly[]> {
	const requests: Costly[] = [];
	for (const { name, path, as } of pages.filter((page) => !page.path.startsWith('/api/'))) {
		const who = as ?? (pageAt(path.split('?')[0] ?? '')?.access === 'member' ? 'member' : 'guest');
		const shapes = shapesOf(path, await htmlOf(path, who));
		requests.push(...shapes.map((shape): Costly => ({ route: name, as: who, ...shape })));
	}
	return requests;
}

const guest = { as: 'guest', method: 'GET', shape: 'as it is' } as const;
const homeWith = (header: string, value: string): Costly => ({
	...{ ...guest, route: 'home', shape: `a long ${header}`, path: '/' },
	headers: { [header]: value },
});
const REPORT = '{"type":"csp-violation","body":{"blockedURL":"https://a.test"}},';

/** Addresses of no table, and heads as long as Node takes them. */
export const OTHER_REQUESTS: readonly Costly[] = [
	homeWith(
		'accept-language',
		numbered(HEAD_BYTES, (n) => `x${n};q=0.1,`),
	),
	homeWith(
		'accept-encoding',
		numbered(HEAD_BYTES, (n) => `br${n};q=0.1,`),
	),
	homeWith(
		'cookie',
		numbered(HEAD_BYTES, (n) => `x${n}=%25;`),
	),
	homeWith('user-agent', repeated('Mozilla/5.0 (bot; Mobile) ', HEAD_BYTES)),
	homeWith(
		'x-forwarded-for',
		numbered(HEAD_BYTES, (n) => `10.0.0.${n % 250},`),
	),
	...['/robots.txt', '/sitemap.xml', '/api/docs', '/api/openapi.json', '/favicon.svg', '/site.webmanifest'].map(
		(path): Costly => ({ ...guest, route: path, path }),
	),
	...['/media/', '/cards/', '/qr/official/', '/'].map(
		(path): Costly => ({ ...guest, route: path, shape: 'a long path', path: `${path}${repeated('a/', HEAD_BYTES)}b.avif` }),
	),
	{
		...{ route: '/csp-reports', shape: 'a long list', as: 'guest', method: 'POST', path: '/csp-reports' },
		headers: { 'content-type': 'application/reports+json' },
		body: `[${repeated(REPORT, BODY_BYTES - 10)}{}]`,
	},
];
