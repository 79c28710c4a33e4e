import { pick } from '#server/composition/localise.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { NoticeView } from '#shared/catalogue/bff/views.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { monthOf, todayInShanghai } from '#shared/rules/dates.ts';

/** Returns the first notice of the current month (docs/rules.md, notice-month), or null. */
export async function notice({ api, lang, now }: FeatureScope): Promise<NoticeView | null> {
	const month = monthOf(todayInShanghai(now));
	const { rows } = await api('GET /openapi/management', {
		page: 0,
		pageSize: 10,
		startDate: `${month}-01`,
		endDate: `${month}-28`,
		type: NEWS_TYPES.NOTICE,
	});
	const [first] = rows;
	if (!first) return null;
	const year = Number.parseInt(first.customPushDate, 10);
	return {
		id: first.id,
		text: pick(lang, first.introduction, first.enIntroduction) || pick(lang, first.title, first.enTitle),
		year: Number.isNaN(year) ? Number(month.slice(0, 4)) : year,
	};
}
