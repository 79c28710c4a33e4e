import { addDays, addMonths } from '#shared/rules/dates.ts';
import { LINES, type Line } from './lines.ts';
import { chance } from './random.ts';
import { SHIPS, type Ship } from './ships.ts';

/** The day from which all schedules are counted, so that a sailing always keeps its code. */
const EPOCH = '2020-01-01';
const MONTHS_AHEAD = 18;
const DAYS_KEPT = 60;
const REPOSITIONING_DAYS = 3;

/** The home port in each month, January first. */
const HOMES: Readonly<Record<Ship['code'], readonly string[]>> = {
	AT: ['CNXMN', 'CNXMN', 'CNXMN', 'CNXMN', 'CNTSN', 'CNTSN', 'CNTSN', 'CNTSN', 'CNTSN', 'CNTSN', 'CNXMN', 'CNXMN'],
	MD: ['HKHKG', 'HKHKG', 'CNNSA', 'CNNSA', 'CNNSA', 'HKHKG', 'HKHKG', 'HKHKG', 'CNNSA', 'CNNSA', 'HKHKG', 'CNSYX'],
	MC: Array.from({ length: 12 }, () => 'CNSHA'),
};

/** Returns the months, 1 to 12, in which ships leave a port, or sail to it. */
export function monthsOfPort(code: string): number[] {
	const homes = new Set(
		LINES.filter(({ home, calls }) => [home, ...calls].some((port) => port.code === code)).map(({ home }) => home.code),
	);
	const months = Object.values(HOMES).flatMap((byMonth) =>
		byMonth.flatMap((home, index) => (homes.has(home) ? [index + 1] : [])),
	);
	return [...new Set(months)].sort((a, b) => a - b);
}

export type Sailing = { ship: Ship; line: Line; departs: string };

const homeOn = (ship: Ship, day: string): string => HOMES[ship.code][Number(day.slice(5, 7)) - 1] ?? '';

/** Chooses by weight among the lines of the home port, never the same line twice running. */
function lineFor(ship: Ship, day: string, previous: Line | undefined): Line {
	const home = homeOn(ship, day);
	const fitting = LINES.filter((line) => line.home.code === home && line !== previous);
	let left = chance(`line ${ship.code}${day}`) * fitting.reduce((sum, line) => sum + line.weight, 0);
	const found = fitting.find((line) => {
		left -= line.weight;
		return left < 0;
	});
	if (!found) throw new Error(`no line sails from ${home}`);
	return found;
}

function* sailingsOf(ship: Ship): Generator<Sailing> {
	let departs = EPOCH;
	let line: Line | undefined;
	for (;;) {
		line = lineFor(ship, departs, line);
		yield { ship, line, departs };
		const returns = addDays(departs, line.days.length - 1);
		const late = (line.days.at(-1)?.arrive ?? '') >= '12:00';
		const next = addDays(returns, late ? 1 : 0);
		departs = homeOn(ship, next) === line.home.code ? next : addDays(returns, REPOSITIONING_DAYS);
	}
}

/** Returns every sailing since the timetable began, up to a day, in the order of departure. */
export function sailingsUntil(until: string): Sailing[] {
	return SHIPS.flatMap((ship) => {
		const found: Sailing[] = [];
		for (const sailing of sailingsOf(ship)) {
			if (sailing.departs > until) break;
			found.push(sailing);
		}
		return found;
	}).sort((a, b) => a.departs.localeCompare(b.departs) || a.ship.id - b.ship.id);
}

/** The last day of departure that is on sale. */
export const lastDeparture = (today: string): string => addMonths(today, MONTHS_AHEAD);

/** Returns the sailings from two months ago, so that links to departed ones still work, to eighteen months ahead. */
export const sailings = (today: string): Sailing[] => {
	const from = addDays(today, -DAYS_KEPT);
	return sailingsUntil(lastDeparture(today)).filter(({ departs }) => departs >= from);
};
