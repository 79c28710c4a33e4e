import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Response, Router } from 'express';
import { factsOf } from '#server/request/facts.ts';
import type { Language } from '#shared/constants.ts';
import { openApiDocument } from '../openapi-document.ts';

/** The page's own words. Those of the document and of Swagger UI are English. */
const WORDS = {
	CN: {
		tag: 'zh-Hans',
		title: '接口文档',
		real: '在此发送的请求会真实执行：下单、取消、修改资料都会生效。',
		session: '请求使用本浏览器的登录状态。需要会员身份的接口，请先在网站登录。',
		noScript: '请启用 JavaScript 以阅读文档。',
	},
	EN: {
		tag: 'en',
		title: 'API reference',
		real: 'What you send here really happens: orders are made, cancelled and changed.',
		session: 'Calls go with this browser’s login. For calls of members, log in on the site first.',
		noScript: 'Please enable JavaScript to read the document.',
	},
} satisfies Record<Language, Record<string, string>>;

/** Returns the HTML of the page in which Swagger UI (`viewer.js`) shows the document. `base` is the address of its files. */
function docsPage(lang: Language, base: string): string {
	const { tag, title, real, session, noScript } = WORDS[lang];
	return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${base}/swagger-ui.css">
<link rel="stylesheet" href="${base}/index.css">
<link rel="stylesheet" href="${base}/page.css">
<script src="${base}/swagger-ui-bundle.js" defer></script>
<script src="${base}/viewer.js" defer></script>
</head>
<body>
<header>
<p>${real}</p>
<p>${session}</p>
<noscript><p>${noScript} <a href="/api/openapi.json">openapi.json</a></p></noscript>
</header>
<div id="viewer" lang="en"></div>
</body>
</html>
`;
}

const PAGE = '/docs';
const SWAGGER_UI = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
/** The page's files by folder: ours, which need no build, and those of Swagger UI. */
const FILES = {
	[import.meta.dirname]: ['page.css', 'viewer.js'],
	[SWAGGER_UI]: ['index.css', 'swagger-ui.css', 'swagger-ui-bundle.js'],
};
const POLICY = 'content-security-policy';

export type DocsOptions = {
	siteUrl: string;
	/** The name of the session's cookie. */
	sessionCookie: string;
	/** Security headers of a page that runs this site's files only. */
	headers: Readonly<Record<string, string>>;
};

/** Below `/api`: the OpenAPI document at `openapi.json`, and Swagger UI to read and try it at `docs`. The document is made when first asked for. */
export function createDocs({ siteUrl, sessionCookie, headers }: DocsOptions): Router {
	const router = Router({ caseSensitive: true, strict: true });
	// Swagger UI shows a picture that a call answers with from a `blob:` address. The page has no inline script or style.
	const policy = headers[POLICY]?.replace("img-src 'self'", '$& blob:').replace(/(script|style)-src [^;]*/g, "$1-src 'self'");
	const pageHeaders = { ...headers, [POLICY]: policy };
	let made: ReturnType<typeof openApiDocument> | undefined;
	const sendDocument = (response: Response) => {
		made ??= openApiDocument(siteUrl, sessionCookie);
		response.set('cache-control', 'private, no-store').json(made);
	};

	router.get('/openapi.json', (_request, response) => sendDocument(response));
	router.get(PAGE, (request, response) => {
		// Browsers name HTML; tools that take anything want the document.
		if (request.accepts(['json', 'html']) === 'json') return sendDocument(response);
		response
			.set({ ...pageHeaders, 'cache-control': 'private, no-store' })
			.type('html')
			.send(docsPage(factsOf(response).lang, `/api${PAGE}`));
	});
	for (const [root, names] of Object.entries(FILES))
		for (const name of names)
			router.get(`${PAGE}/${name}`, (_request, response) => {
				response.sendFile(name, { root, cacheControl: false, headers: { 'cache-control': 'no-cache' } });
			});
	return router;
}
