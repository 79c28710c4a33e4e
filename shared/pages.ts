import type { MenuName, Page } from './page-row.ts';
import { guestPages, memberPages } from './private-pages.ts';
import { publicPages } from './public-pages.ts';
import type { Namespace } from './texts.ts';

export type { MenuName, Page } from './page-row.ts';
export type { Namespace, Texts } from './texts.ts';

const withAccess = <A extends Page['access'], Rows extends object>(access: A, rows: Rows) =>
	Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, access }])) as {
		readonly [Name in keyof Rows]: Rows[Name] & { access: A };
	};

/** Every page of the site, described once; menus list a member's own first. Routes, guards, page cache, crawlers, menus and the tests' lists come from here. */
export const pages = {
	...withAccess('guest', guestPages),
	...withAccess('member', memberPages),
	...withAccess('anybody', publicPages),
};

export type PageName = keyof typeof pages;
export const PAGE_NAMES = Object.keys(pages) as PageName[];
export const pageOf = (name: PageName): Page => pages[name];

/** The path of a page's route module in the repository. */
export const moduleOf = ({ module }: Page): string => `client/features/${module}.route.tsx`;

/** The files of texts that a page needs besides `common`. */
export const textsOf = ({ texts, onlyInChinese }: Page): readonly Namespace[] =>
	onlyInChinese ? [...texts, 'chinese-only'] : texts;

/** The addresses of a page, one for each of its values; its path where it has none. */
export const addressesOf = ({ path, values }: Page): readonly string[] =>
	values ? values.map((value) => path.replace(/:.*/, value)) : [path];

const byAddress = new Map(PAGE_NAMES.flatMap((name) => addressesOf(pages[name]).map((address) => [address, name] as const)));

/** Pages that take any word as the last part of their path, by the part before it. */
const byFolder = new Map(
	PAGE_NAMES.filter((name) => !pageOf(name).values && pages[name].path.includes(':')).map(
		(name) => [pages[name].path.replace(/:.*/, ''), name] as const,
	),
);

/** The name of the page at a path; undefined where there is none. */
export function pageNameAt(pathname: string): PageName | undefined {
	const [, folder = '', word] = /^(.*\/)([\w-]{1,64})$/.exec(pathname) ?? [];
	return byAddress.get(pathname) ?? (word === undefined ? undefined : byFolder.get(folder));
}

/** The page at a path; undefined where there is none. */
export function pageAt(pathname: string): Page | undefined {
	const name = pageNameAt(pathname);
	return name && pages[name];
}

/** The input of the call that a page begins with (`asks`), from the page's address: its parameters, and the query that it depends on. */
export function inputAt({ cache }: Page, params: Readonly<Record<string, string | undefined>>, query: URLSearchParams) {
	const names = cache && cache !== 'never' ? cache.query : [];
	return { ...params, ...Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])) };
}

/** True for a page of which one copy serves all guests. */
export const isForEverybody = ({ cache }: Page): boolean => cache !== undefined && cache !== 'never';

/** The names of the pages that a menu lists: a menu must have a text for each. */
export type PageIn<M extends MenuName> = {
	[N in PageName]: (typeof pages)[N] extends { menus: readonly (infer Menu)[] } ? (M extends Menu ? N : never) : never;
}[PageName];

/** The pages that a menu lists, in the order of the table. */
export const pagesIn = <M extends MenuName>(menu: M): PageIn<M>[] =>
	PAGE_NAMES.filter((name) => pageOf(name).menus?.includes(menu)) as PageIn<M>[];
