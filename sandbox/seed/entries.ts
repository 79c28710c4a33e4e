import { NEWS_TYPES } from '#shared/constants.ts';
import { addDays } from '#shared/rules/dates.ts';
import type { Database } from '../storage/database.ts';
import type { Entry, EntryGroup } from './article.ts';
import { monthStart } from './calendar.ts';
import { GUIDES } from './guides.ts';
import { LETTER_ENTRIES, LETTERS } from './letters.ts';
import { NEWS, NEWS_GROUPS } from './news.ts';
import { NOTICES } from './notices.ts';
import type { Pictures } from './pictures.ts';
import { QUESTIONS } from './questions.ts';

/** Returns the latest `MM-DD` that isn't after today, so that no news is dated ahead; `yearsBack` is the number of further years ago. */
function past(today: string, monthDay: string, yearsBack: number): string {
	const year = Number(today.slice(0, 4)) - (monthDay > today.slice(5) ? 1 : 0) - yearsBack;
	return `${year}-${monthDay}`;
}

/** Returns the groups of entries, each once. */
const groupsOf = (entries: readonly Entry[]): EntryGroup[] => [...new Set(entries.flatMap(({ group }) => group ?? []))];

/** News over three years, notices of this month and of earlier ones, questions and guides. */
export function seedEntries(db: Database, { picture }: Pictures, today: string) {
	db.run('DELETE FROM management');
	db.insert('management_group', [
		...NEWS_GROUPS.map((group) => ({ type: NEWS_TYPES.NEWS, ...group })),
		{ type: NEWS_TYPES.NEWS, id: LETTERS, name: '旅客来信', enName: 'Letters from guests' },
		...groupsOf(QUESTIONS).map((group) => ({ type: NEWS_TYPES.QA, ...group })),
		...groupsOf(GUIDES).map((group) => ({ type: NEWS_TYPES.GUIDE, ...group })),
	]);
	const write = (
		type: number,
		entries: readonly Entry[],
		dateOf: (index: number) => string,
		groupOf: (index: number) => number | null = () => null,
	) =>
		db.insert(
			'management',
			entries.map(({ picture: name, group, ...entry }, index) => ({
				id: type * 1000 + index + 1,
				type,
				...entry,
				image: name ? picture(name) : '',
				customPushDate: dateOf(index),
				groupId: group?.id ?? groupOf(index),
			})),
		);
	const news = [...NEWS, ...LETTER_ENTRIES.map((letter) => ({ ...letter, yearsBack: 0, groupId: LETTERS }))];
	write(
		NEWS_TYPES.NEWS,
		news.map(({ entry }) => entry),
		(index) => past(today, news[index]?.monthDay ?? '01-01', news[index]?.yearsBack ?? 0),
		(index) => news[index]?.groupId ?? null,
	);
	// Two notices are of this month, on its first day so that they show from then on; each of the others is a month older.
	write(NEWS_TYPES.NOTICE, NOTICES, (index) => monthStart(today, -Math.max(0, index - 1)));
	write(NEWS_TYPES.QA, QUESTIONS, (index) => addDays(monthStart(today, -6), index));
	write(NEWS_TYPES.GUIDE, GUIDES, (index) => addDays(monthStart(today, -3), index));
}
