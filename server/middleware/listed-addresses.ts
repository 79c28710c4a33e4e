import type { Api } from '#shared/catalogue/catalogue.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import type { PageName, pages } from '#shared/pages.ts';
import { campaignPath, destinationPath, paths, questionPath } from '#shared/paths.ts';

/** A page's path and query, the day of its last change if upstream has it, and `onlyInChinese` for pages without English. */
export type ListedAddress = { path: string; changed?: string; onlyInChinese?: true };

/** The pages that are listed once for each thing that they show. */
export type EachPage = { [N in PageName]: (typeof pages)[N] extends { crawlers: 'each' } ? N : never }[PageName];

/**
 * Functions that return all addresses of such a page, by upstream's present content. `today` is the day in China (YYYY-MM-DD).
 */
export const LISTED_ADDRESSES: Readonly<Record<EachPage, (api: Api, today: string) => Promise<ListedAddress[]>>> = {
	destination: async (api) =>
		(await api('GET /openapi/cruise/port/group', {})).flatMap(({ ports }) =>
			ports.map(({ id }) => ({ path: destinationPath(id) })),
		),
	campaign: async (api) =>
		(await api('GET /openapi/activity', {})).map(({ code, beginDate }) => ({
			path: campaignPath(code),
			...(beginDate && { changed: beginDate }),
		})),
	article: async (api) => {
		const lists = await Promise.all(
			[NEWS_TYPES.NEWS, NEWS_TYPES.NOTICE].map((type) => api('GET /openapi/management', { type, page: 0, pageSize: 100 })),
		);
		return lists
			.flatMap(({ rows }) => rows)
			.map(({ id, customPushDate }) => ({
				path: `${paths.article}?id=${encodeURIComponent(id)}`,
				...(customPushDate && { changed: customPushDate }),
			}));
	},
	question: async (api) =>
		(await api('GET /openapi/management/qa', {})).map(({ id, customPushDate }) => ({
			path: questionPath(id),
			...(customPushDate && { changed: customPushDate }),
		})),
	// Past sailings are in no list of the site either.
	voyage: async (api, today) =>
		(await api('POST /openapi/voyage/all', {})).flatMap(({ id, departureDate }) =>
			departureDate > today ? { path: `${paths.voyage}?id=${encodeURIComponent(id)}` } : [],
		),
};
