import type { RequestHandler } from 'express';
import { isForEverybody, PAGE_NAMES, pageOf } from '#shared/pages.ts';

export const SPECULATION_RULES = '/speculation-rules.json';

/** The paths of the pages that are kept for all visitors, as patterns of URLs. */
const keptPaths = PAGE_NAMES.map(pageOf)
	.filter(isForEverybody)
	.map(({ path }) => path);

/**
 * Browsers fetch a kept page ahead when a pointer rests on its link or goes down on it, until the document is alive: from then on
 * `client/app/fetch-ahead.ts` does it, with fewer bytes. A file of rules, so that pages need no script of rules (WICG Speculation Rules).
 */
const rules = JSON.stringify({
	prefetch: [
		{
			source: 'document',
			where: { and: [{ selector_matches: 'html:not([data-alive]) a' }, { href_matches: keptPaths }] },
			eagerness: 'moderate',
		},
	],
});

export const speculationRules: RequestHandler = (_request, response) => {
	response.set({ 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' }).send(rules);
};
