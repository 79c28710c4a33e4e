import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Response, Router } from 'express';
import { factsOf } from '#server/request/facts.ts';
import type { Language } from '#shared/constants.ts';
import { openApiDocument } from '../openapi-document.ts';
import { docsPage } from './page.ts';

const PAGE = '/docs';
/** The page's own files, beside this one: they need no build. */
const FILES = { 'page.js': 'text/javascript', 'page.css': 'text/css' };

export type DocsOptions = {
	siteUrl: string;
	/** The name of the session's cookie. */
	sessionCookie: string;
	/** Security headers of a page that runs this site's files only. */
	headers: Readonly<Record<string, string>>;
};

/** Below `/api`: the OpenAPI document at `openapi.json`, and a page to read and try it at `docs`. Each is made when first asked for. */
export function createDocs({ siteUrl, sessionCookie, headers }: DocsOptions): Router {
	const router = Router({ caseSensitive: true, strict: true });
	let made: ReturnType<typeof openApiDocument> | undefined;
	const document = () => {
		made ??= openApiDocument(siteUrl, sessionCookie);
		return made;
	};
	const pages = new Map<Language, string>();

	const sendDocument = (response: Response) => response.set('cache-control', 'private, no-store').json(document());
	router.get('/openapi.json', (_request, response) => void sendDocument(response));
	router.get(PAGE, (request, response) => {
		// Browsers name HTML; tools that take anything want the document.
		if (request.accepts(['json', 'html']) === 'json') return void sendDocument(response);
		const { lang } = factsOf(response);
		const page = pages.get(lang) ?? docsPage(document(), lang, `/api${PAGE}`);
		pages.set(lang, page);
		response
			.set({ ...headers, 'cache-control': 'private, no-store' })
			.type('html')
			.send(page);
	});
	for (const [name, type] of Object.entries(FILES)) {
		const content = readFileSync(join(import.meta.dirname, name));
		router.get(`${PAGE}/${name}`, (_request, response) => {
			response.set({ 'cache-control': 'no-cache', 'content-type': `${type}; charset=utf-8` }).send(content);
		});
	}
	return router;
}
