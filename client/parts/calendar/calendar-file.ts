import { addDays } from '#shared/rules/dates.ts';

/** Whole days, the last one included; or a moment in epoch milliseconds. */
type When = { from: string; until: string } | { at: number };
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

const timesOf = (entry: CalendarEntry): string[] =>
	'at' in entry
		? [`DTSTART:${stampOf(new Date(entry.at))}`]
		: [`DTSTART;VALUE=DATE:${bare(entry.from)}`, `DTEND;VALUE=DATE:${bare(addDays(entry.until, 1))}`];

const eventOf = (entry: CalendarEntry, now: Date): string[] => [
	'BEGIN:VEVENT',
	`UID:${entry.id}`,
	`DTSTAMP:${stampOf(now)}`,
	...timesOf(entry),
	`SUMMARY:${plain(entry.title)}`,
	`LOCATION:${plain(entry.place)}`,
	...(entry.note ? [`DESCRIPTION:${plain(entry.note)}`] : []),
	'END:VEVENT',
];

/** Returns the text of a calendar file (RFC 5545) with an event for each entry. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//cruise-site//voyage//EN',
		...entries.flatMap((entry) => eventOf(entry, now)),
		'END:VCALENDAR',
		'',
	]
		.map(folded)
		.join('\r\n');
}
