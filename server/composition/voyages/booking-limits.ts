import { AppError } from '#server/request/errors.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import { bookProblem } from '#shared/rules/cart.ts';
import { fitsParty, type Party } from '#shared/rules/party-price.ts';

/** The most guests for a cabin while the categories, which say how many it sleeps, can't be loaded. */
const SURE_GUESTS = 2;

const unknown = (what: string): AppError => new AppError('upstream-unavailable', `without the categories nothing tells ${what}`);

/**
 * Throws `invalid-input` for more cabins than one booking may hold. Without any category, which tells what a cabin counts as, one cabin may be
 * booked; for more throws `upstream-unavailable` (docs/rules.md, limits-unknown).
 */
export function mustFitBooking(
	cabins: readonly { categoryId: string; count: number }[],
	categories: readonly Category[],
	maxCabins: number,
): void {
	const asked = cabins.map(({ categoryId, count }) => ({
		code: categories.find(({ id }) => id === categoryId)?.code ?? '',
		count,
	}));
	if (bookProblem(asked, maxCabins))
		throw new AppError('invalid-input', 'more cabins than one booking may hold', { field: 'cabins' });
	const count = cabins.reduce((sum, cabin) => sum + cabin.count, 0);
	if (categories.length === 0 && count > 1) throw unknown('what a cabin counts as');
}

/** Returns the number of passengers that a cabin of a category sleeps; null when it is unknown. */
export const sleeps = (categories: readonly Category[], categoryId: string): number | null =>
	categories.find(({ id }) => id === categoryId)?.persons ?? null;

/**
 * Throws `cabin-too-small` when one of the cabins doesn't sleep its party (docs/rules.md, party). Without any category throws
 * `upstream-unavailable` for more than two (docs/rules.md, limits-unknown).
 */
export function mustSleep(cabins: readonly (Party & { categoryId: string })[], categories: readonly Category[]): void {
	if (cabins.some((cabin) => !fitsParty(cabin, sleeps(categories, cabin.categoryId))))
		throw new AppError('cabin-too-small', 'more passengers than a cabin sleeps', { field: 'cabins' });
	if (categories.length === 0 && cabins.some(({ adult, child }) => adult + child > SURE_GUESTS))
		throw unknown('what a cabin sleeps');
}
