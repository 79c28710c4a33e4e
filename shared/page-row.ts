import type { Namespace } from './texts.ts';

/** The parts of the header's groups that list pages; `member`: the member's own menu. */
export type MenuName = 'plan' | 'experience' | 'brand' | 'trip' | 'membership' | 'beforeSailing' | 'member';

type Described = {
	/** As React Router writes it: `/policy/:type`. */
	path: string;
	/** All values of the path's parameters, such as `AT/CABIN`; other addresses are no pages. Without `values` a parameter may be any word. */
	values?: readonly string[];
	/** Its route module, below `client/features/`, without `.route.tsx`. */
	module: string;
	texts: readonly Namespace[];
	/** The name of the call that its loader begins with, where the parameters of the page's address are the call's input. */
	asks?: `GET /${string}`;
	/** English visitors see a notice instead: the page exists in Chinese only. */
	onlyInChinese?: true;
	/** The menus that list it, in the order of this table. */
	menus?: readonly MenuName[];
	/** The address gets an `update` stamp after navigation. */
	updateStamp?: true;
	/** It begins with a picture that lies below the header. */
	hero?: true;
};

/** A page for all visitors: its row says how its copies for guests are cached, and whether search engines list it. */
export type PublicPage = Described & {
	/**
	 * The query parameters that the page depends on: guests get one cached copy for each of their values. With one of `unless`, and
	 * with `never`, it is made for each request.
	 */
	cache: { query: readonly string[]; unless?: readonly string[] } | 'never';
	/**
	 * `listed`: in the sitemap, once for each of `values`; `each`: once for each thing it shows (server/middleware/listed-addresses.ts);
	 * `noindex`: may be read, not listed; `closed`: not to be visited.
	 */
	crawlers: 'listed' | 'each' | 'noindex' | 'closed';
};

/** A page for members or for guests alone: never cached, never listed. */
export type PrivatePage = Described & { cache?: never; crawlers?: never };

export type Page = (PublicPage & { access: 'anybody' }) | (PrivatePage & { access: 'member' | 'guest' });
