import { categoriesOf } from '#server/composition/voyages/category-summary.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import { bedsFor, fitsParty } from '#shared/rules/party.ts';
import type { Party } from '#shared/rules/party-price.ts';
import { keepDraft, loadDraft } from './draft.ts';
import { quoteDraft, seenOf } from './quote.ts';

/** How many passengers a cabin of a category sleeps; null when that isn't known. */
export const sleeps = (categories: readonly Category[], categoryId: string): number | null =>
	categories.find(({ id }) => id === categoryId)?.persons ?? null;

/** Throws `cabin-too-small` when one of the cabins doesn't sleep its party (docs/rules.md, party). */
export function mustSleep(cabins: readonly (Party & { categoryId: string })[], categories: readonly Category[]): void {
	if (cabins.some((cabin) => !fitsParty(cabin, sleeps(categories, cabin.categoryId))))
		throw new AppError('cabin-too-small', 'more passengers than a cabin sleeps', { field: 'cabins' });
}

/** `POST /booking/party`: the cabin stays held, and is priced for the other party; a passenger who has a bed keeps it while there is room. */
export const changeParty: Handler<'POST /booking/party'> = async ({ localId, cabin: place, adult, child }, scope) => {
	const [draft, categories] = await Promise.all([loadDraft(scope, localId), categoriesOf(scope)]);
	const cabin = draft.cabins[place];
	if (!cabin) throw new AppError('invalid-input', 'the booking has no such cabin', { field: 'cabin' });
	const changed = { ...cabin, adult, child, beds: bedsFor(cabin.beds, { adult, child }) };
	mustSleep([changed], categories);
	const next = { ...draft, cabins: draft.cabins.map((own, index) => (index === place ? changed : own)) };
	const price = await quoteDraft(next, scope);
	await keepDraft(scope, { ...next, coupon: price.couponLost ? null : next.coupon, seen: seenOf(price) });
	return { total: price.total };
};
