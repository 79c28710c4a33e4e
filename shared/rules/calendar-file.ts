import { addDays } from './dates.ts';

/**
 * Whole days, the last one included; a moment in epoch milliseconds; or a stay by the clock of the place (`2026-12-06T08:00`), whatever zone a reader is
 * in.
 */
type When = { from: string; until: string } | { at: number } | { there: string; left: string };
/** `note`: what else the visitor should know, such as the hour of departure; may be empty. */
export type CalendarEntry = { id: string; title: string; place: string; note: string } & When;

/** Escapes the characters that mean something in a calendar file. */
const plain = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const bare = (day: string): string => day.replaceAll('-', '');

/** Breaks a line longer than 75 bytes into lines that begin with a space, between characters. */
function folded(line: string): string {
	const lines = [''];
	for (const character of line) {
		const last = lines.length - 1;
		const most = last === 0 ? 75 : 74;
		if (new TextEncoder().encode(lines[last] + character).length > most) lines.push(character);
		else lines[last] += character;
	}
	return lines.join('\r\n ');
}

const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

const clock = (there: string): string => `${there.replaceAll(/[-:]/g, '')}00`;

function timesOf(entry: CalendarEntry): string[] {
	if ('at' in entry) return [`DTSTART:${stampOf(new Date(entry.at))}`];
	if ('there' in entry) return [`DTSTART:${clock(entry.there)}`, `DTEND:${clock(entry.left)}`];
	return [`DTSTART;VALUE=DATE:${bare(entry.from)}`, `DTEND;VALUE=DATE:${bare(addDays(entry.until, 1))}`];
}

const eventOf = (entry: CalendarEntry, now: Date): string[] => [
	'BEGIN:VEVENT',
	`UID:${entry.id}`,
	`DTSTAMP:${stampOf(now)}`,
	...timesOf(entry),
	`SUMMARY:${plain(entry.title)}`,
	...(entry.place ? [`LOCATION:${plain(entry.place)}`] : []),
	...(entry.note ? [`DESCRIPTION:${plain(entry.note)}`] : []),
	'END:VEVENT',
];

/** Returns the text of a calendar file (RFC 5545) with an event for each entry. One with a `name` is subscribed to, twice a day. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date, name = ''): string {
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//cruise-site//voyage//EN',
		...(name ? [`X-WR-CALNAME:${plain(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'] : []),
		...entries.flatMap((entry) => eventOf(entry, now)),
		'END:VCALENDAR',
		'',
	]
		.map(folded)
		.join('\r\n');
}
