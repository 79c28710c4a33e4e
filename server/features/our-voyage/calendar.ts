import { hash } from 'node:crypto';
import { placesOf } from '#server/composition/content/places.ts';
import { sentText } from '#server/composition/sent-texts.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { OurDay, OurVoyageView } from '#shared/catalogue/bff/our-voyage.ts';
import type { Language } from '#shared/constants.ts';
import { type CalendarEntry, calendarFile } from '#shared/rules/calendar-file.ts';
import { startOfDay } from '#shared/rules/check-in-window.ts';
import { addDays, formatFrom, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';
import { type Pin, pinned, readPins } from '#shared/rules/pins.ts';

/** Days after the return until which the moment of the last change is kept, longer than the calendar itself. */
const KEPT_AFTER = 60;

/** Returns when a ship is in a port; the whole day where a moment is unknown, or it leaves on another day. */
function stayOf({ date, arrivesAt, departsAt }: OurDay) {
	const isWithin = arrivesAt !== null && departsAt !== null && arrivesAt < departsAt;
	return isWithin ? { at: arrivesAt, end: departsAt } : { from: date, until: date };
}

/** Returns the events of a voyage: the voyage, its check-in and boarding passes, its departure, each port, and its return. */
function entriesOf(own: string, view: OurVoyageView, lang: Language): CalendarEntry[] {
	const { voyage, days, leavesAt, changedFrom, checkIn } = view;
	const { date, returnDate: until, places, title, ship } = voyage;
	const name = places.join(' · ') || title;
	// The day isn't part of the id: a sailing that is moved stays the same event.
	const entry = (part: string, words: Pick<CalendarEntry, 'title'> & Partial<CalendarEntry>) => ({
		id: `${part}@${own}`,
		place: '',
		note: '',
		...words,
	});
	const changed =
		leavesAt !== null && changedFrom !== null
			? sentText(lang, 'calendar.changed', { before: formatFrom(changedFrom, lang), after: formatFrom(leavesAt, lang) })
			: '';
	const dueDay = todayInShanghai(new Date(checkIn.due - 1));
	const known = days === 'unavailable' ? [] : days;
	const calls = known.filter(({ kind, port }) => kind === 'port' && port);
	const back = known.find(({ kind }) => kind === 'disembark');
	return [
		{
			...entry('voyage', { title: name, place: ship.name, note: [title, changed].filter(Boolean).join('\n') }),
			from: date,
			until,
		},
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
		...(back?.arrivesAt == null
			? []
			: [
					{
						...entry('return', { title: sentText(lang, 'calendar.return', { port: back.port }), place: back.port }),
						at: back.arrivesAt,
					},
				]),
	];
}

/** Returns an event for each pin. It has no hours: upstream tells in words when a place is open, which is no appointment. */
async function pinnedEntries(own: string, pins: readonly Pin[], { voyage, days }: OurVoyageView, scope: FeatureScope) {
	if (pins.length === 0 || days === 'unavailable') return [];
	const { lang } = scope;
	const places = placesOf(await scope.api('GET /openapi/page/facility/all', {}), voyage.ship.id, scope);
	return pinned(pins, days, places).map(({ day: { day, date }, place: { id, name, deck, hours } }): CalendarEntry => {
		const told = [deck && sentText(lang, 'calendar.deck', { deck }), hours && sentText(lang, 'calendar.hours', { hours })];
		return {
			id: `pin-${day}-${id}@${own}`,
			title: name,
			place: voyage.ship.name,
			note: told.filter(Boolean).join('\n'),
			from: date,
			until: date,
		};
	});
}

type Changed = { entries: string; at: number };

/** Returns when the entries of a calendar last changed, whatever changed them: it compares them with those that were last sent. */
async function changedAt(own: string, entries: readonly CalendarEntry[], until: string, scope: FeatureScope): Promise<Date> {
	const { vault, lang, now } = scope;
	const key = `calendar-changed:${own}:${lang}`;
	const sent: Changed = { entries: hash('sha256', JSON.stringify(entries), 'base64url'), at: now.getTime() };
	const before = await vault.get<Changed>(key);
	if (before?.entries === sent.entries) return new Date(before.at);
	const seconds = (startOfDay(addDays(until, KEPT_AFTER)) - sent.at) / 1_000;
	await vault.put(key, sent, Math.max(1, Math.ceil(seconds)));
	return now;
}

/** `GET /our-voyage/calendar`: the same facts as the page. Whoever subscribes asks again, and gets it only when it has changed. */
export const ourVoyageCalendar: Handler<'GET /our-voyage/calendar'> = async ({ id, pins }, scope) => {
	const view = await scope.api('GET /our-voyage', { id });
	const { voyage } = view;
	// Two orders of a voyage have calendars of their own. An event that is passed on doesn't tell the address.
	const own = hash('sha256', id, 'hex').slice(0, 20);
	const entries = entriesOf(own, view, scope.lang);
	const name = sentText(scope.lang, 'calendar.name', { name: voyage.places.join(' · ') || voyage.title });
	// New hours of a pinned place count as no change: each choice of pins would need a moment of its own, and a subscriber gets the whole file.
	const changed = await changedAt(own, entries, voyage.returnDate, scope);
	const file = calendarFile([...entries, ...(await pinnedEntries(own, readPins(pins), view, scope))], changed, name);
	return {
		type: 'text/calendar; charset=utf-8',
		name: `${voyage.code || 'voyage'}.ics`,
		bytes: new TextEncoder().encode(file),
		asked: 'again',
	};
};
