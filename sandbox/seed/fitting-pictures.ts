import type { ShipCode } from '#shared/constants.ts';
import type { SeedPort } from './ports.ts';
import type { Sailing } from './schedule.ts';
import { AUTUMN, type Theme, themeOf } from './themes.ts';

/** Further pictures of a port, besides the one of `ports.ts`. */
const MORE_OF_PORT: Readonly<Record<string, readonly string[]>> = {
	JPNAH: ['port-naha-near', 'port-naha-halls', 'port-naha-people'],
	JPHKD: ['port-fukuoka-summer', 'port-fukuoka-near', 'port-fukuoka-leaves', 'port-fukuoka-people'],
	KRCJU: ['port-jeju-near', 'port-jeju-people'],
	JPISG: ['port-ishigaki-near', 'port-ishigaki-people'],
	JPHRR: ['port-okinawa-near', 'port-okinawa-people'],
	VNDAD: ['port-danang-near', 'port-danang-people'],
	VNHLG: ['port-halong-near', 'port-halong-people'],
	VNNHA: ['port-nhatrang-near', 'port-nhatrang-people'],
};

/** Pictures that are true in one season only, such as red maples; and those that aren't in it. */
const ONLY_IN: Readonly<Record<string, Theme>> = { 'port-fukuoka': AUTUMN, 'port-fukuoka-leaves': AUTUMN };
const NOT_IN: Readonly<Record<string, Theme>> = {
	'port-fukuoka-summer': AUTUMN,
	'port-fukuoka-near': AUTUMN,
	'port-fukuoka-people': AUTUMN,
};

/** Portraits of the ship, the best first. */
export const OF_SHIP: Readonly<Record<ShipCode, readonly string[]>> = {
	AT: ['hero-dawn', 'ship-at-dawn', 'ship-at-night', 'ad-early', 'film-dusk'],
	MD: ['hero-blue-hour', 'ship-md-golden', 'footer-coast'],
	MC: ['ship-mc-coast', 'ship-mc'],
};

/** Returns the pictures of a port, the widest first. */
export const picturesOf = (port: SeedPort): string[] => [port.picture, ...(MORE_OF_PORT[port.code] ?? [])];

/** Returns the pictures of ports that are true on a sailing, in the order of the ports. */
function inSeason(ports: readonly SeedPort[], { line, departs }: Sailing): string[] {
	const theme = themeOf(line, departs);
	const fits = (picture: string) => (ONLY_IN[picture] ?? theme) === theme && NOT_IN[picture] !== theme;
	return [...new Set(ports.flatMap(picturesOf))].filter(fits);
}

/** Returns the pictures that may lead a sailing: those of the ports that its title speaks of, then those of its other calls. */
export function leadingPictures(sailing: Sailing): { told: string[]; all: string[] } {
	const { calls, told } = sailing.line;
	return { told: inSeason(told, sailing), all: inSeason([...told, ...calls], sailing) };
}
