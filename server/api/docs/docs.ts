import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Response, Router } from 'express';
import { factsOf } from '#server/request/facts.ts';
import { openApiDocument } from '../openapi-document.ts';
import { docsPage } from './page.ts';

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
