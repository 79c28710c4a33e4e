import type { FeatureScope } from '#server/handler.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { sectionOr } from '../failures.ts';
import { pick, type ViewScope } from '../localise.ts';

/** Returns the categories of all ships for their names and pictures; none when they are unavailable. */
export const categoriesOf = (scope: Pick<FeatureScope, 'api' | 'report'>): Promise<readonly Category[]> =>
	sectionOr('category names', scope, [], () => scope.api('GET /openapi/cruise/category/all', {}));

/** True for a suite, by the name of the category. */
export const isSuite = ({ cnName, enName }: Pick<Category, 'cnName' | 'enName'>): boolean => /套房|suite/i.test(cnName + enName);

const SOME_CABIN: Record<Language, string> = { CN: '舱房', EN: 'Cabin' };

type Cabin = { categoryId: string; roomNum: string; adult: number; child: number };

/** Returns a booked cabin for pages, with its party and the name and picture of its category. */
export const cabinSummary = (
	categories: readonly Category[],
	{ categoryId, roomNum, adult, child }: Cabin,
	scope: ViewScope,
) => ({
	...categorySummary(categories, categoryId, scope),
	...{ roomNum, adult, child },
});

/** Returns the name and picture of a cabin's category. An unknown category is just called a cabin. */
export function categorySummary(categories: readonly Category[], categoryId: string, { lang, content }: ViewScope) {
	const category = categories.find(({ id }) => id === categoryId);
	return {
		categoryId,
		name: category ? pick(lang, category.cnName, category.enName) : SOME_CABIN[lang],
		picture: content.picture(category?.images[0] ?? '', 'category.images'),
	};
}
