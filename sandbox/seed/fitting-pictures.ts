import type { ShipCode } from '#shared/constants.ts';
import type { Sailing } from './schedule.ts';
import { AUTUMN, CHERRY, MID_AUTUMN, NEW_YEAR, SPRING_FESTIVAL, type Theme, themeOf } from './themes.ts';

/** Pictures of a theme; `ship`: they show that ship. */
const OF_THEME: readonly { theme: Theme; picture: string; ship?: ShipCode }[] = [
	{ theme: NEW_YEAR, picture: 'footer-new-year', ship: 'AT' },
	{ theme: SPRING_FESTIVAL, picture: 'news-lanterns' },
	{ theme: MID_AUTUMN, picture: 'news-moon' },
	{ theme: CHERRY, picture: 'news-cherry' },
];

/** Pictures of a port that fit one theme only, such as its red maples. */
const ONLY_IN: Readonly<Record<string, Theme>> = { 'port-fukuoka': AUTUMN };

/** Pictures of the ship, the best first; her side by day is never the first. */
export const OF_SHIP: Readonly<Record<ShipCode, readonly string[]>> = {
	AT: ['hero-dawn', 'ship-at-dawn', 'ship-at-night', 'ad-early', 'film-dusk'],
	MD: ['hero-blue-hour', 'ship-md-golden', 'footer-coast', 'ship-md-stern'],
	MC: ['hero-golden', 'ship-mc-dawn', 'hero-moon', 'ship-mc-night', 'ad-family'],
};

/** Rooms that only some ships have. */
const ON_SHIP: Readonly<Record<ShipCode, readonly string[]>> = {
	AT: ['cabin-suite', 'cabin-balcony'],
	MD: ['life-promenade', 'cabin-suite-md', 'cabin-balcony-md'],
	MC: ['life-tea', 'life-teppanyaki', 'life-theatre', 'life-shops', 'cabin-suite', 'cabin-balcony'],
};

/** Pictures that fit every ship and season, the best first. */
const ON_EVERY_SHIP = [
	'wake',
	'life-atrium',
	'deck-rail',
	'life-sunset',
	'life-pool',
	'life-dining',
	'news-stars',
	'horizon',
	'life-spa',
	'life-track',
	'guide-packing',
	'life-bar',
	'news-linen',
	'news-bottles',
	'news-chart',
	'ad-lighthouse',
	'guide-papers',
];

/** Shown only where no other picture is left. */
const WEAK = new Set(['port-naha', 'port-xiamen']);

/** Returns all pictures that fit a sailing, the best first: its theme, its ports of call, its ship, places on board, its port of departure. */
export function fittingPictures(sailing: Sailing): string[] {
	const { ship, line } = sailing;
	const theme = themeOf(line, sailing.departs);
	const ofTheme = OF_THEME.filter((fit) => fit.theme === theme && (!fit.ship || fit.ship === ship.code));
	const fits = [
		...ofTheme.map(({ picture }) => picture),
		...line.calls.map(({ picture }) => picture),
		...OF_SHIP[ship.code],
		...ON_SHIP[ship.code],
		...ON_EVERY_SHIP,
		line.home.picture,
	].filter((picture) => (ONLY_IN[picture] ?? theme) === theme);
	return [...new Set([...fits.filter((picture) => !WEAK.has(picture)), ...fits])];
}
