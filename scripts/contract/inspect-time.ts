import type { Form } from './forms.ts';
import type { Say } from './notes.ts';

const ZONED = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[zZ]|[+-]\d{2}:?\d{2})/;
const ZERO_TIME = /^-?000[01]-/;
const ISO = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/;
const NUMBER = /^-?\d+$/;
const HOUR = /^\d{1,2}:\d{2}$/;

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

/** Notes a day or moment that isn't written in the usual form, and a day whose text names another day than the one that the site reads. */
export function inspectTime({ name, schema }: Form, value: unknown, field: string, say: Say): void {
	const { success, data: read } = schema.safeParse(value);
	if (!success || value === '') return;
	const text = String(value).trim();
	const isDay = !name.startsWith('moment');
	const [, ownDay] = isDay ? (ZONED.exec(text) ?? []) : [];
	if (ZERO_TIME.test(text)) say('zero-time', field);
	else if (ownDay && ownDay !== read) say(isMidnightInChina(text) ? 'day-of-zone' : 'day-moves', field);
	else if (isDay && (ownDay || (NUMBER.test(text) && text.length !== 8))) say('day-as-moment', field);
	else if (!ISO.test(text) && !NUMBER.test(text)) say('time-form', field);
}

/** Notes an hour that has seconds or can't be read. */
export function inspectHour({ schema }: Form, value: unknown, field: string, say: Say): void {
	const read = String(schema.safeParse(value).data ?? '');
	if (read !== '' && !HOUR.test(read)) say('unread-hour', field);
	else if (read !== '' && !HOUR.test(String(value).trim())) say('hour-with-seconds', field);
}
