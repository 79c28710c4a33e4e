import type { Menu } from '#client/app/menu.ts';
import type { Option } from '#shared/catalogue/bff/views.ts';
import type { Language } from '#shared/constants.ts';
import { type MenuName, type PageIn, pageAt, pagesIn } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';

type NavText =
	| 'search'
	| 'hotRoutes'
	| 'onboard'
	| 'destinations'
	| 'advantages'
	| 'onboardHint'
	| 'destinationsHint'
	| 'advantagesHint'
	| 'sailings'
	| 'miniProgram'
	| PageIn<'trip' | 'membership'>;

/** A link is named by a text of the translations or, for ships and ports, by data. */
export type NavLink = {
	to: string;
	text?: NavText;
	name?: string;
	hint?: NavText;
	/** It opens this over the page instead of leading away. */
	opens?: 'miniProgram';
};
export type NavColumn = { title?: 'fromPort' | 'toArea' | 'membership' | 'beforeSailing'; links: readonly NavLink[] };
export type NavGroup = { name: 'plan' | 'experience' | 'ships' | 'trip'; columns: readonly NavColumn[] };

/** Links to the pages of a menu, which have texts by the pages' names. */
const linksIn = <M extends MenuName>(menu: M): { to: string; text: PageIn<M> }[] =>
	pagesIn(menu).map((name) => ({ to: paths[name], text: name }));

const ALL: readonly Language[] = ['CN', 'EN'];

const search = (filter: string, { id, name }: Option, hint?: NavText): NavLink => ({
	to: `${paths.search}?${new URLSearchParams({ [filter]: id })}`,
	name,
	hint,
});

/** The groups of the header: only screens that exist, and no group without links. */
const groups = (menu: Menu): (NavGroup & { languages: readonly Language[] })[] => [
	{
		name: 'plan',
		languages: ALL,
		columns: [
			{
				links: [
					{ to: paths.search, text: 'search' },
					{ to: '/#hot-routes', text: 'hotRoutes' },
				],
			},
			{ title: 'fromPort', links: menu.ports.map((port) => search('port', port)) },
			{ title: 'toArea', links: menu.areas.map((area) => search('destination', area)) },
		],
	},
	{
		name: 'experience',
		languages: ALL,
		columns: [
			{
				links: [
					{ to: '/#experience', text: 'onboard', hint: 'onboardHint' },
					{ to: '/#destinations', text: 'destinations', hint: 'destinationsHint' },
					{ to: '/#advantages', text: 'advantages', hint: 'advantagesHint' },
				],
			},
		],
	},
	{ name: 'ships', languages: ALL, columns: [{ links: menu.ships.map((ship) => search('cruise', ship, 'sailings')) }] },
	{
		name: 'trip',
		languages: ['CN'],
		columns: [
			{
				links: linksIn('trip'),
			},
			{
				title: 'membership',
				links: linksIn('membership'),
			},
			{ title: 'beforeSailing', links: [{ to: '#mini-program', text: 'miniProgram', opens: 'miniProgram' }] },
		],
	},
];

export type MemberLink = { to: string; text: PageIn<'member'> };

/** A member's own pages, in the header and the menu of phones; none in English, which has no "My trip". */
export const memberLinks = (lang: Language): readonly MemberLink[] => (lang === 'CN' ? linksIn('member') : []);

/** The groups shown in a language, without empty columns. */
export const navigation = (lang: Language, menu: Menu): NavGroup[] =>
	groups(menu)
		.filter(({ languages }) => languages.includes(lang))
		.map(({ name, columns }) => ({ name, columns: columns.filter(({ links }) => links.length > 0) }))
		.filter(({ columns }) => columns.length > 0);

/** Whether the screen begins with a picture that the header lies over, and calls for the tab bar only once it is scrolled. */
export const beginsWithHero = (pathname: string): boolean => pageAt(pathname)?.hero ?? false;
