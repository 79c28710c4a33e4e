import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import type { Database } from '../storage/database.ts';
import { ACTIVITIES } from './activity-copy.ts';
import { saleEnd } from './adverts.ts';
import { monthStart } from './calendar.ts';
import type { Pictures } from './pictures.ts';

/** Campaigns as seen on a day: one ends with the countdown of its banner, one on the last day of the year, the others have no end. */
export function seedActivities(db: Database, { picture }: Pictures, today: string) {
	const ends = {
		sale: addDays(todayInShanghai(new Date(saleEnd(today))), -1),
		year: `${today.slice(0, 4)}-12-31`,
		none: '',
	};
	const summer = Number(today.slice(0, 4)) + (today.slice(5) > '08-20' ? 1 : 0);
	db.run('DELETE FROM activity');
	db.insert(
		'activity',
		ACTIVITIES.map(({ picture: name, ends: until, link, ...activity }, position) => ({
			...activity,
			link: link.replace('SUMMER', `${summer}-07,${summer}-08`).replace('DECEMBER', `${today.slice(0, 4)}-12`),
			position,
			image: picture(name, '21x9'),
			mobileImage: picture(name, '4x5'),
			beginDate: monthStart(today, -1),
			endDate: ends[until],
		})),
	);
}
