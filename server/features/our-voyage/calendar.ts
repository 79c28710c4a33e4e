import { sentText } from '#server/composition/sent-texts.ts';
import type { Handler } from '#server/handler.ts';
import type { OurVoyageView } from '#shared/catalogue/bff/our-voyage.ts';
import type { ItineraryView } from '#shared/catalogue/bff/voyage.ts';
import type { Language } from '#shared/constants.ts';
import { type CalendarEntry, calendarFile } from '#shared/rules/calendar-file.ts';
import { startOfDay } from '#shared/rules/check-in-window.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { formatFrom, formatMoment } from '#shared/rules/moments.ts';

const HOUR = /^\d\d:\d\d$/;

/** Returns when a ship is in a port, by the port's own clock; the whole day where an hour is unknown, or it leaves on another day. */
function stayOf({ date, arrive, depart }: ItineraryView) {
	const isWithin = HOUR.test(arrive) && HOUR.test(depart) && arrive < depart;
	return isWithin ? { there: `${date}T${arrive}`, left: `${date}T${depart}` } : { from: date, until: date };
}

/** Returns the events of a voyage: the voyage, its check-in and boarding passes, its departure, and each port. */
function entriesOf({ voyage, days, leavesAt, checkIn }: OurVoyageView, lang: Language): CalendarEntry[] {
	const { date, returnDate: until, places, title, ship } = voyage;
	const name = places.join(' · ') || title;
	const entry = (part: string, words: Pick<CalendarEntry, 'title'> & Partial<CalendarEntry>) => ({
		id: `${voyage.code || title}-${date}-${part}`,
		place: '',
		note: '',
		...words,
	});
	const dueDay = todayInShanghai(new Date(checkIn.due - 1));
	const calls = days === 'unavailable' ? [] : days.filter(({ kind, port }) => kind === 'port' && port);
	return [
		{ ...entry('voyage', { title: name, place: ship.name, note: title }), from: date, until },
		{
			...entry('check-in', {
				title: sentText(lang, 'calendar.checkIn'),
				note: sentText(lang, 'calendar.checkInNote', {
					opens: formatFrom(checkIn.opens, lang),
					closes: formatMoment(checkIn.closes, lang),
				}),
			}),
			from: dueDay,
			until: dueDay,
		},
		{ ...entry('passes', { title: sentText(lang, 'calendar.passes') }), at: checkIn.passes },
		...(leavesAt === null || leavesAt === startOfDay(date)
			? []
			: [{ ...entry('departure', { title: sentText(lang, 'calendar.departure', { ship: ship.name }) }), at: leavesAt }]),
		...calls.map((day) => ({
			...entry(`day-${day.day}`, { title: sentText(lang, 'calendar.port', { port: day.port }), place: day.port }),
			...stayOf(day),
		})),
	];
}

/** The moment that every event bears as its own, so that a calendar that didn't change is the same file. */
const STAMP = new Date('2026-01-01T00:00:00Z');

/** `GET /our-voyage/calendar`: the same facts as the page. Whoever subscribes asks again, and gets it only when it has changed. */
export const ourVoyageCalendar: Handler<'GET /our-voyage/calendar'> = async ({ id }, scope) => {
	const view = await scope.api('GET /our-voyage', { id });
	const name = sentText(scope.lang, 'calendar.name', { name: view.voyage.places.join(' · ') || view.voyage.title });
	const file = calendarFile(entriesOf(view, scope.lang), STAMP, name);
	return {
		type: 'text/calendar; charset=utf-8',
		name: `${view.voyage.code || 'voyage'}.ics`,
		bytes: new TextEncoder().encode(file),
		asked: 'again',
	};
};
