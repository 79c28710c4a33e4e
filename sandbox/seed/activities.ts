import { addDays, lastDayBefore } from '#shared/rules/dates.ts';
import type { Database } from '../storage/database.ts';
import { ACTIVITIES } from './activity-copy.ts';
import { saleEnd } from './adverts.ts';
import { monthStart } from './calendar.ts';
import type { Pictures } from './pictures.ts';

/** A booking so many days ahead counts as early; the months are those wholly beyond, to the end of the timetable. */
const EARLY_DAYS = 90;
const MONTHS_ON_SALE = 15;

/** Returns the campaigns on a day: one ends with its banner's countdown, one on the last day of the year, the others have no end. */
export function seedActivities(db: Database, { picture }: Pictures, today: string) {
	const ends = {
		sale: lastDayBefore(saleEnd(today)),
		year: `${today.slice(0, 4)}-12-31`,
		none: '',
	};
	const summer = Number(today.slice(0, 4)) + (today.slice(5) > '08-20' ? 1 : 0);
	const newYear = db.all<{ id: number }>(
		`SELECT voyage.id FROM voyage JOIN line ON line.id = lineId WHERE departureDate > :today
			AND substr(date(departureDate, '+' || (days - 1) || ' days'), 1, 4) > substr(departureDate, 1, 4) ORDER BY departureDate`,
		{ today },
	);
	const days: Readonly<Record<string, string>> = {
		SUMMER: `${summer}-07,${summer}-08`,
		NEW_YEAR: newYear.map(({ id }) => id).join(','),
		MONTHS_AHEAD: Array.from({ length: MONTHS_ON_SALE }, (_, index) =>
			monthStart(addDays(today, EARLY_DAYS), index + 1).slice(0, 7),
		).join(','),
	};
	db.run('DELETE FROM activity');
	db.insert(
		'activity',
		ACTIVITIES.map(({ picture: name, ends: until, link, gift = '', enGift = '', ...activity }, position) => ({
			...activity,
			link: link.replace(/[A-Z_]+$/, (word) => days[word] ?? word),
			position,
			gift,
			enGift,
			image: picture(name, '21x9'),
			mobileImage: picture(name, '4x5'),
			beginDate: monthStart(today, -1),
			endDate: ends[until],
		})),
	);
}
