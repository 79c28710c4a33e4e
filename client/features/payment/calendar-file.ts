import { addDays } from '#shared/rules/dates.ts';

type Entry = { id: string; title: string; place: string; from: string; until: string };

/** Characters that mean something in a calendar file. */
const plain = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const bare = (day: string): string => day.replaceAll('-', '');

/** Lines longer than 75 bytes go on in the next one, behind a space; no character is torn apart. */
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

/** A voyage as a calendar takes it (RFC 5545): whole days, from the day of departure to that of the return. */
export function calendarFile({ id, title, place, from, until }: Entry, now: Date): string {
	const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//cruise-site//voyage//EN',
		'BEGIN:VEVENT',
		`UID:${id}`,
		`DTSTAMP:${stamp}`,
		`DTSTART;VALUE=DATE:${bare(from)}`,
		`DTEND;VALUE=DATE:${bare(addDays(until, 1))}`,
		`SUMMARY:${plain(title)}`,
		`LOCATION:${plain(place)}`,
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	]
		.map(folded)
		.join('\r\n');
}
