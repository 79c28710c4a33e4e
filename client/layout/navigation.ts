import { useMemo } from 'react';
import { useLanguage } from '#client/app/facts.tsx';
import { type Menu, menuOf } from '#client/app/menu.ts';
import { useRootData } from '#client/app/root-data.ts';
import type { Option } from '#shared/catalogue/bff/views.ts';
import { EXPERIENCE_SHIPS, FLAGSHIP, type Language, SHIP_CODES, type ShipCode } from '#shared/constants.ts';
import { type MenuName, type PageIn, pageAt, pageOf, pagesIn } from '#shared/pages.ts';
import { experiencePath, paths, shipPath } from '#shared/paths.ts';

type NavText =
	| 'hotRoutes'
	| 'miniProgram'
	| 'lifeOn'
	| `${PageIn<'brand'>}Hint`
	| PageIn<'plan' | 'experience' | 'brand' | 'trip' | 'membership' | 'beforeSailing'>;

/**
 * A link. It is named by a text of the translations, by data, as ships and ports are, or by a text about the thing in the data.
 */
export type NavLink = {
	to: string;
	text?: NavText;
	name?: string;
	hint?: NavText;
	/** The dialog that it opens over the page instead of leading away. */
	opens?: 'miniProgram';
};
export type NavColumn = {
	title?: 'fromPort' | 'toArea' | 'onboard' | 'ships' | 'membership' | 'beforeSailing';
	links: readonly NavLink[];
};
export type NavGroup = { name: 'plan' | 'experience' | 'brand' | 'trip'; columns: readonly NavColumn[] };

/**
 * Returns links to the pages of a menu, which have texts by the pages' names; in English without the pages that exist in Chinese
 * only.
 */
const linksIn = <M extends MenuName>(menu: M, lang: Language): { to: string; text: PageIn<M> }[] =>
	pagesIn(menu)
		.filter((name) => lang === 'CN' || !pageOf(name).onlyInChinese)
		.map((name) => ({ to: paths[name], text: name }));

const search = (filter: string, { id, name }: Option): NavLink => ({
	to: `${paths.search}?${new URLSearchParams({ [filter]: id })}`,
	name,
});

/** Returns links about ships, by their names; none for a ship that the backend doesn't list. */
const ofShips = (codes: readonly ShipCode[], { ships }: Menu, to: (code: ShipCode) => string): NavLink[] =>
	codes.flatMap((code) => {
		const ship = ships.find((known) => known.code === code);
		return ship ? { to: to(code), name: ship.name } : [];
	});

/** Returns the groups of the header in a language, without empty columns and groups. */
export function navigation(lang: Language, menu: Menu): NavGroup[] {
	const onboard = ofShips(EXPERIENCE_SHIPS, menu, (code) => (code === FLAGSHIP ? paths.flagship : experiencePath(code)));
	const groups: NavGroup[] = [
		{
			name: 'plan',
			columns: [
				{ links: [...linksIn('plan', lang), { to: '/#hot-routes', text: 'hotRoutes' }] },
				{ title: 'fromPort', links: menu.ports.map((port) => search('port', port)) },
				{ title: 'toArea', links: menu.areas.map((area) => search('destination', area)) },
			],
		},
		{
			name: 'experience',
			columns: [
				{ links: linksIn('experience', lang) },
				{ title: 'onboard', links: onboard.map((link) => ({ ...link, text: 'lifeOn' })) },
				{ title: 'ships', links: ofShips(SHIP_CODES, menu, shipPath) },
			],
		},
		{
			name: 'brand',
			columns: [{ links: linksIn('brand', lang).map((link) => ({ ...link, hint: `${link.text}Hint` as const })) }],
		},
		{
			name: 'trip',
			columns: [
				{ links: linksIn('trip', lang) },
				{ title: 'membership', links: linksIn('membership', lang) },
				{
					title: 'beforeSailing',
					links: [...linksIn('beforeSailing', lang), { to: paths.miniProgram, text: 'miniProgram', opens: 'miniProgram' }],
				},
			],
		},
	];
	return groups
		.filter(({ name }) => lang === 'CN' || name !== 'trip')
		.map(({ name, columns }) => ({ name, columns: columns.filter(({ links }) => links.length > 0) }))
		.filter(({ columns }) => columns.length > 0);
}

export type MemberLink = { to: string; text: PageIn<'member'> };

/** Returns links to a member's own pages, for the header and the menu of phones; none in English, which has no "My trip". */
export const memberLinks = (lang: Language): readonly MemberLink[] => (lang === 'CN' ? linksIn('member', lang) : []);

/** Returns the groups in the page's language; only fixed links when the menu could not be loaded. */
export function useNavGroups(): NavGroup[] {
	const lang = useLanguage();
	const menu = useRootData()?.menu;
	return useMemo(() => navigation(lang, menu ?? menuOf('unavailable')), [lang, menu]);
}

/** True for a page that begins with a picture under the header, and that shows the tab bar only once it is scrolled. */
export const beginsWithHero = (pathname: string): boolean => pageAt(pathname)?.hero ?? false;
