import type { Category } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { pick } from './localise.ts';

/** How a cabin's category is shown; the id stands for the name of one that is not known any more. */
export function categorySummary(categories: readonly Category[], categoryId: string, lang: Language) {
	const category = categories.find(({ id }) => id === categoryId);
	return {
		categoryId,
		name: category ? pick(lang, category.cnName, category.enName) : categoryId,
		picture: category?.images[0] ?? '',
	};
}
