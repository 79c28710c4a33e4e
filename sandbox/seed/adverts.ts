import { AD_SLOTS, type AdSlot } from '#shared/constants.ts';
import { addDays, weekday } from '#shared/rules/dates.ts';
import type { Database } from '../storage/database.ts';
import { ADVERTS, type Advert, POPUPS } from './advert-copy.ts';
import { chinaMidnight } from './calendar.ts';
import type { Pictures } from './pictures.ts';
import type { Theme } from './themes.ts';

/** Slot ids are 1 to 7 in the order of `AD_SLOTS`. */
const slotId = (slot: AdSlot): number => AD_SLOTS.indexOf(slot) + 1;

/** Sales end on Sundays at midnight, at least so many days from now: a countdown that begins anew every day would be false. */
const SALE_DAYS_LEAST = 2;

/** Returns the moment at which the countdown of a sale ends. */
export function saleEnd(today: string): number {
	const earliest = addDays(today, SALE_DAYS_LEAST);
	return chinaMidnight(addDays(earliest, (8 - weekday(earliest)) % 7));
}

/** Returns the next sailing that a line's advert can lead to. */
function nextSailing(db: Database, lineName: string, today: string): string {
	const row = db.get<{ id: number; departureDate: string; cruiseId: number }>(
		`SELECT voyage.id, departureDate, cruiseId FROM voyage JOIN line ON line.id = lineId
		WHERE line.name = :lineName AND departureDate > :today AND disCountPrice IS NOT NULL
			AND (SELECT sum(inventory) FROM voyage_category WHERE voyageId = voyage.id) > 0 ORDER BY departureDate LIMIT 1`,
		{ lineName, today: addDays(today, 14) },
	);
	return row
		? `/route?${new URLSearchParams({ id: String(row.id), date: row.departureDate, cruiseId: String(row.cruiseId) })}`
		: '/voyage-search';
}

/** Returns the search for the coming sailings of a theme. */
function sailingsOf(db: Database, { name }: Theme, today: string): string {
	const rows = db.all<{ id: number }>(
		'SELECT id FROM voyage WHERE departureDate > :today AND theme = :name ORDER BY departureDate',
		{ today, name },
	);
	return rows.length > 0 ? `/voyage-search?ids=${rows.map(({ id }) => id).join(',')}` : '/voyage-search';
}

function advertRow(db: Database, { picture }: Pictures, slot: AdSlot, advert: Advert, index: number, today: string) {
	const { picture: name, crop = '3x2', line, theme, link = '', countDown, ...copy } = advert;
	return {
		id: slotId(slot) * 100 + index + 1,
		slot: slotId(slot),
		image: picture(name, crop),
		mobileImage: picture(name, '4x5'),
		link: line ? nextSailing(db, line, today) : theme ? sailingsOf(db, theme, today) : link,
		...copy,
		showCountDown: countDown ? 1 : 0,
		endTime: countDown ? saleEnd(today) : null,
	};
}

export function seedAdverts(db: Database, pictures: Pictures, today: string) {
	db.run('DELETE FROM advert');
	db.run('DELETE FROM popup');
	for (const slot of AD_SLOTS) {
		db.insert(
			'advert',
			ADVERTS[slot].map((advert, index) => advertRow(db, pictures, slot, advert, index, today)),
		);
	}
	db.insert(
		'popup',
		POPUPS.map(({ picture: name, ...popup }, index) => ({
			id: index + 1,
			showPage: 'home',
			...popup,
			image: name && pictures.picture(name),
			mobileImage: name && pictures.picture(name, '4x5'),
		})),
	);
}
