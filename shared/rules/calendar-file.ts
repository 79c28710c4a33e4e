import { addDays } from './dates.ts';

/** Whole days, the last one included; or a moment in epoch milliseconds, and the end of what begins then. */
type When = { from: string; until: string } | { at: number; end?: number };
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

/** Returns a moment in UTC, which every program shows by its reader's own clock. */
const stampOf = (at: Date | number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

function timesOf(entry: CalendarEntry): string[] {
	if ('at' in entry) return [`DTSTART:${stampOf(entry.at)}`, ...(entry.end === undefined ? [] : [`DTEND:${stampOf(entry.end)}`])];
	return [`DTSTART;VALUE=DATE:${bare(entry.from)}`, `DTEND;VALUE=DATE:${bare(addDays(entry.until, 1))}`];
}

/** Programs keep a number of 32 bits for what replaces what; a later minute has a larger one. */
const sequenceOf = (changed: Date): number => Math.floor(changed.getTime() / 60_000);

const eventOf = (entry: CalendarEntry, changed: Date): string[] => [
	'BEGIN:VEVENT',
	`UID:${entry.id}`,
	`DTSTAMP:${stampOf(changed)}`,
	`LAST-MODIFIED:${stampOf(changed)}`,
	`SEQUENCE:${sequenceOf(changed)}`,
	// A voyage leaves its days free for other entries.
	'TRANSP:TRANSPARENT',
	...timesOf(entry),
	`SUMMARY:${plain(entry.title)}`,
	...(entry.place ? [`LOCATION:${plain(entry.place)}`] : []),
	...(entry.note ? [`DESCRIPTION:${plain(entry.note)}`] : []),
	'END:VEVENT',
];

/**
 * Returns the text of a calendar file (RFC 5545) with an event for each entry; `changed` is when the entries last changed. One with a
 * `name` is subscribed to, twice a day.
 */
export function calendarFile(entries: readonly CalendarEntry[], changed: Date, name = ''): string {
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//cruise-site//voyage//EN',
		...(name ? [`X-WR-CALNAME:${plain(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'] : []),
		...entries.flatMap((entry) => eventOf(entry, changed)),
		'END:VCALENDAR',
		'',
	]
		.map(folded)
		.join('\r\n');
}
