import type { Api } from '#shared/catalogue/catalogue.ts';
import type { PageName, pages } from '#shared/pages.ts';
import { paths, questionPath } from '#shared/paths.ts';

/** A page's path and query, and the day on which it changed last, where upstream tells. */
export type ListedAddress = { path: string; changed?: string };

/** The pages that are listed once for each thing they show. */
export type EachPage = { [N in PageName]: (typeof pages)[N] extends { crawlers: 'each' } ? N : never }[PageName];

/** For each such page, all its addresses, by what upstream has now. */
export const LISTED_ADDRESSES: Readonly<Record<EachPage, (api: Api) => Promise<ListedAddress[]>>> = {
	question: async (api) =>
		(await api('GET /openapi/management/qa', {})).map(({ id, customPushDate }) => ({
			path: questionPath(id),
			...(customPushDate && { changed: customPushDate }),
		})),
	voyage: async (api) =>
		(await api('POST /openapi/voyage/all', {})).map(({ id }) => ({ path: `${paths.voyage}?id=${encodeURIComponent(id)}` })),
};
