import type { ShipCode } from '#shared/constants.ts';
import type { SeedPort } from './ports.ts';
import type { Sailing } from './schedule.ts';

/** Further pictures of a port, besides the one of `ports.ts`. */
const MORE_OF_PORT: Readonly<Record<string, readonly string[]>> = {
	JPHKD: ['port-fukuoka-plum', 'port-fukuoka-moat'],
	JPNAH: ['port-naha-roofs'],
	JPHRR: ['port-okinawa-sand'],
	KRCJU: ['port-jeju-oreum'],
	VNHLG: ['port-halong-arch'],
};

/** Pictures that are true in some months only: Dazaifu's plum blossoms from February to mid-March. */
const BETWEEN: Readonly<Record<string, readonly [from: string, to: string]>> = { 'port-fukuoka-plum': ['02-01', '03-15'] };

/** True for a picture that isn't among its port's, since it is true in some months only. */
export const isSeasonal = (picture: string): boolean => picture in BETWEEN;

/** Portraits of the ship, the best first. */
export const OF_SHIP: Readonly<Record<ShipCode, readonly [string, ...string[]]>> = {
	AT: ['hero-dawn', 'ad-early', 'ship-at-dawn', 'film-dusk'],
	MD: ['hero-blue-hour', 'ship-md-golden'],
	MC: ['ship-mc'],
};

/** Returns the pictures of a port, the widest first. */
export const picturesOf = (port: SeedPort): string[] => [port.picture, ...(MORE_OF_PORT[port.code] ?? [])];

/** Returns the pictures of a port that are true all the year, the widest first: voyages of any month may be shown with them. */
export const allYearPicturesOf = (port: SeedPort): string[] => picturesOf(port).filter((picture) => !isSeasonal(picture));

/** Returns the pictures of ports that are true on a sailing, in the order of the ports. */
function inSeason(ports: readonly SeedPort[], { departs }: Sailing): string[] {
	const day = departs.slice(5);
	const fits = (picture: string) => {
		const [from, to] = BETWEEN[picture] ?? [day, day];
		return from <= day && day <= to;
	};
	return [...new Set(ports.flatMap(picturesOf))].filter(fits);
}

/** Returns the pictures that may lead a sailing: those of the ports that its title speaks of, then those of its other calls. */
export function leadingPictures(sailing: Sailing): { told: string[]; all: string[] } {
	const { calls, told } = sailing.line;
	return { told: inSeason(told, sailing), all: inSeason([...told, ...calls], sailing) };
}
