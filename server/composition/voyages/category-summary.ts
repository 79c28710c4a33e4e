import type { FeatureScope } from '#server/handler.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { pick } from '../localise.ts';
import { section } from '../sections.ts';

/** The categories of all ships, where they only name and picture cabins: none when they can't be had. */
export async function categoriesOf(scope: Pick<FeatureScope, 'api' | 'report'>): Promise<readonly Category[]> {
	const categories = await section('category names', scope, () => scope.api('GET /openapi/cruise/category/all', {}));
	return categories === 'unavailable' ? [] : categories;
}

/** The name of a category that isn't known, or not any more. */
const SOME_CABIN: Record<Language, string> = { CN: '舱房', EN: 'Cabin' };

/** How a cabin's category is shown. */
export function categorySummary(
	categories: readonly Category[],
	categoryId: string,
	{ lang, content }: Pick<FeatureScope, 'lang' | 'content'>,
) {
	const category = categories.find(({ id }) => id === categoryId);
	return {
		categoryId,
		name: category ? pick(lang, category.cnName, category.enName) : SOME_CABIN[lang],
		picture: content.picture(category?.images[0] ?? '', 'category.images'),
	};
}
