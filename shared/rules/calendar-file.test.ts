import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const NOW = new Date('2026-11-21T08:30:15.250Z');
const ENTRY = { id: 'order-7@site', title: '一水之隔', place: 'Atlantica', note: '', from: '2026-12-30', until: '2027-01-03' };
const linesOf = (entry: Partial<typeof ENTRY>) => calendarFile([{ ...ENTRY, ...entry }], NOW).split('\r\n');

it('takes whole days, the last one included', () => {
	expect(linesOf({})).toEqual(
		expect.arrayContaining(['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270104', 'DTSTAMP:20261121T083015Z']),
	);
});

it('takes a moment', () => {
	const { id, title, place, note } = ENTRY;
	const lines = calendarFile([{ id, title, place, note, at: Date.parse('2026-12-14T17:00:00+08:00') }], NOW).split('\r\n');
	expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual(['DTSTART:20261214T090000Z']);
});

it('tells the hour of departure as its description, where there is one', () => {
	expect(linesOf({ note: '2026年12月30日 16:30 启航' })).toContain('DESCRIPTION:2026年12月30日 16:30 启航');
	expect(linesOf({}).filter((line) => line.startsWith('DESCRIPTION'))).toEqual([]);
});

it('takes several dates, each an event of its own', () => {
	const file = calendarFile([ENTRY, { ...ENTRY, id: 'order-8@site' }], NOW);
	expect(file.match(/BEGIN:VEVENT[\s\S]*?UID:order-[78]@site[\s\S]*?END:VEVENT/g)).toHaveLength(2);
	expect(file.match(/(BEGIN|END):VCALENDAR/g)).toHaveLength(2);
});

it.each([
	['a, b; c\\d', 'SUMMARY:a\\, b\\; c\\\\d'],
	['one\ntwo', 'SUMMARY:one\\ntwo'],
])('writes %j so that it can be read back', (title, line) => {
	expect(linesOf({ title })).toContain(line);
});

it('folds long lines without tearing a character apart', () => {
	const lines = linesOf({ title: '暖冬航季'.repeat(20) });
	for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
	expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${'暖冬航季'.repeat(20)}`);
});
