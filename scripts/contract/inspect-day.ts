import type { Form } from './forms.ts';
import type { Say } from './notes.ts';

const ZONED = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[zZ]|[+-]\d{2}:?\d{2})/;
const ZERO_TIME = /^-?000[01]-/;

/** China's clock, which was an hour ahead in the summers of 1986 to 1991. */
const inChina = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'Asia/Shanghai',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

function isMidnightInChina(text: string): boolean {
	const moment = Date.parse(text.replace(' ', 'T').replaceAll(/\s|\[.*\]$/g, ''));
	return !Number.isNaN(moment) && inChina.format(moment) === '00:00';
}

/** Notes a zero time, and a day whose text names another day than the one that the site reads. */
export function inspectDay({ name, schema }: Form, value: unknown, field: string, say: Say): void {
	if (typeof value !== 'string') return;
	if (ZERO_TIME.test(value)) say('zero-time', field);
	const [, ownDay] = name.startsWith('moment') ? [] : (ZONED.exec(value) ?? []);
	const { data: read } = schema.safeParse(value);
	if (ownDay && read && ownDay !== read) say(isMidnightInChina(value) ? 'day-of-zone' : 'day-moves', field);
}
