import type { FeatureScope } from '#server/handler.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import { pick } from './localise.ts';

/** How a cabin's category is shown; the id stands for the name of one that is not known any more. */
export function categorySummary(
	categories: readonly Category[],
	categoryId: string,
	{ lang, content }: Pick<FeatureScope, 'lang' | 'content'>,
) {
	const category = categories.find(({ id }) => id === categoryId);
	return {
		categoryId,
		name: category ? pick(lang, category.cnName, category.enName) : categoryId,
		picture: content.picture(category?.images[0] ?? '', 'category.images'),
	};
}
