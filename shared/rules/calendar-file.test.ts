import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const CHANGED = new Date('2026-11-21T08:30:15.250Z');
const ENTRY = { id: 'order-7@site', title: '一水之隔', place: 'Atlantica', note: '', from: '2026-12-30', until: '2027-01-03' };
const { id, title, place, note } = ENTRY;
const CALL = { id, title, place, note, at: Date.parse('2026-12-31T23:00:00Z'), end: Date.parse('2027-01-01T08:30:00Z') };
const fileOf = (...entries: CalendarEntry[]) => calendarFile(entries, CHANGED);
const linesOf = (entry: Partial<typeof ENTRY>) => fileOf({ ...ENTRY, ...entry }).split('\r\n');

/** Reads a file back as Thunderbird does, on a machine in a zone: the first event's times by that machine's clock, and its texts. */
function readIn(zone: string, file: string): unknown {
	const script = `import ICAL from 'ical.js';
		const [component] = new ICAL.Component(ICAL.parse(process.argv.at(-1))).getAllSubcomponents('vevent');
		const event = new ICAL.Event(component);
		const clock = (time) => (time.isDate ? time.toString() : new Date(time.toJSDate()).toLocaleString('sv-SE').slice(0, 16));
		const { summary, description, location, uid, sequence, startDate, endDate } = event;
		const changed = component.getFirstPropertyValue('last-modified').toString();
		console.log(JSON.stringify({ summary, description, location, uid, sequence, changed, from: clock(startDate), until: clock(endDate) }));`;
	const options = { env: { TZ: zone }, encoding: 'utf8' } as const;
	return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script, '--', file], options));
}

it.each([
	['Asia/Tokyo', '2027-01-01 08:00', '2027-01-01 17:30'],
	['Asia/Shanghai', '2027-01-01 07:00', '2027-01-01 16:30'],
	['America/New_York', '2026-12-31 18:00', '2027-01-01 03:30'],
])('in %s a call is read back from %s to %s, and whole days stay', (zone, from, until) => {
	expect(readIn(zone, fileOf(CALL))).toMatchObject({ from, until });
	expect(readIn(zone, fileOf(ENTRY))).toMatchObject({ from: '2026-12-30', until: '2027-01-04' });
});

it('is read back with its texts, and with what replaces an earlier file', () => {
	const words = { title: '一水之隔，a, b; c\\d '.repeat(9).trim(), place: 'Atlantica', note: 'one\ntwo' };
	const told = { summary: words.title, location: words.place, description: words.note, uid: ENTRY.id };
	const read = (changed: Date) => readIn('UTC', calendarFile([{ ...ENTRY, ...words }], changed));
	expect(read(CHANGED)).toMatchObject({ ...told, changed: '2026-11-21T08:30:15Z' });
	const [first, later] = [CHANGED, new Date('2026-11-21T08:31:15Z')].map(
		(changed) => (read(changed) as { sequence: number }).sequence,
	);
	expect(later).toBeGreaterThan(first ?? Number.NaN);
});

it('takes a moment without an end, and leaves the days free', () => {
	const lines = fileOf({ id, title, place, note, at: Date.parse('2026-12-14T17:00:00+08:00') }).split('\r\n');
	expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual(['DTSTART:20261214T090000Z']);
	expect(lines).toContain('TRANSP:TRANSPARENT');
});

it('tells the hour of departure as its description, where there is one', () => {
	expect(linesOf({ note: '2026年12月30日 16:30 启航' })).toContain('DESCRIPTION:2026年12月30日 16:30 启航');
	expect(linesOf({}).filter((line) => line.startsWith('DESCRIPTION'))).toEqual([]);
});

it('takes several dates, each an event of its own', () => {
	const file = fileOf(ENTRY, { ...ENTRY, id: 'order-8@site' });
	expect(file.match(/BEGIN:VEVENT[\s\S]*?UID:order-[78]@site[\s\S]*?END:VEVENT/g)).toHaveLength(2);
	expect(file.match(/(BEGIN|END):VCALENDAR/g)).toHaveLength(2);
});

it('folds long lines without tearing a character apart', () => {
	const lines = linesOf({ title: '暖冬航季'.repeat(20) });
	for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
	expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${'暖冬航季'.repeat(20)}`);
});
