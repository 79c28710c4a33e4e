import { NEWS_TYPES } from '#shared/constants.ts';
import { addDays } from '#shared/rules/dates.ts';
import type { Database } from '../storage/database.ts';
import type { Entry, EntryGroup } from './article.ts';
import { monthStart } from './calendar.ts';
import { GUIDES } from './guides.ts';
import { NEWS } from './news.ts';
import { NOTICES } from './notices.ts';
import type { Pictures } from './pictures.ts';
import { QUESTIONS } from './questions.ts';

/** The latest `MM-DD` not after today, so that news is never dated ahead; `yearsBack` further years ago. */
function past(today: string, monthDay: string, yearsBack: number): string {
	const year = Number(today.slice(0, 4)) - (monthDay > today.slice(5) ? 1 : 0) - yearsBack;
	return `${year}-${monthDay}`;
}

/** News over three years, notices of this month and the ones before, questions and guides. */
export function seedEntries(db: Database, { picture }: Pictures, today: string) {
	db.run('DELETE FROM management');
	const write = (type: number, usual: EntryGroup, entries: readonly Entry[], dateOf: (index: number) => string) =>
		db.insert(
			'management',
			entries.map(({ picture: name, group: [groupName, enGroupName] = usual, ...entry }, index) => ({
				id: type * 1000 + index + 1,
				type,
				...entry,
				image: name ? picture(name) : '',
				groupName,
				enGroupName,
				customPushDate: dateOf(index),
			})),
		);
	write(
		NEWS_TYPES.NEWS,
		['新闻', 'News'],
		NEWS.map(({ entry }) => entry),
		(index) => past(today, NEWS[index]?.monthDay ?? '01-01', NEWS[index]?.yearsBack ?? 0),
	);
	// Two of this month, on its first day so that they show from then on; the others a month apart before them.
	write(NEWS_TYPES.NOTICE, ['公告', 'Notices'], NOTICES, (index) => monthStart(today, -Math.max(0, index - 1)));
	write(NEWS_TYPES.QA, ['常见问题', 'Questions'], QUESTIONS, (index) => addDays(monthStart(today, -6), index));
	write(NEWS_TYPES.GUIDE, ['指南', 'Guides'], GUIDES, (index) => addDays(monthStart(today, -3), index));
}
