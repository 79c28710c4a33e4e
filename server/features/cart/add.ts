import { section } from '#server/composition/failures.ts';
import { mustFitBooking } from '#server/composition/voyages/booking-limits.ts';
import { categoriesOf } from '#server/composition/voyages/category-summary.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

/** Cabins of one category for one party. */
type Cabins = { categoryId: string; adult: number; child: number; count: number };
/** A row of the cart: upstream may not say for how many adults it is. */
type Row = Omit<Cabins, 'adult'> & { adult: number | null };

const countOf = (rows: readonly Row[], { categoryId, adult, child }: Row): number =>
	rows
		.filter((row) => row.categoryId === categoryId && row.adult === adult && row.child === child)
		.reduce((sum, { count }) => sum + count, 0);

const rowsOf = async (voyageId: string, { api }: FeatureScope) =>
	(await api('GET /openapi/user/shopcart', {})).filter((row) => row.voyageId === voyageId);

/** True when upstream has certainly added nothing: it refused the call, or never got it. */
const addedNothing = (error: unknown): boolean =>
	error instanceof AppError && (error.code !== 'upstream-unavailable' || error.unsent);

/**
 * `POST /cart`: adds all of the cabins or none (docs/rules.md, cart-add). Upstream adds one category at a time, so what was added before
 * one of them failed is taken back. Throws upstream's own refusal; `cart-unclear` when taking back fails, as some cabins may be left then.
 */
export const addToCart: Handler<'POST /cart'> = async ({ voyageId, cabins }, scope) => {
	const { api, settings } = scope;
	const [categories, before] = await Promise.all([categoriesOf(scope), rowsOf(voyageId, scope)]);
	mustFitBooking(cabins, categories, settings.maxCabins);

	/**
	 * Compares the cart with the earlier one: cabins that were added although their answer was lost are taken back too, cabins of other
	 * devices stay.
	 */
	const takeBack = async () => {
		for (const row of await rowsOf(voyageId, scope)) {
			const added = Math.min(row.count - countOf(before, row), countOf(cabins, row));
			const { categoryId, adult, child } = row;
			if (added > 0 && adult !== null)
				await api('POST /openapi/user/shopcart', { voyageId, categoryId, adult, child, count: -added });
		}
		return true;
	};

	let added = 0;
	try {
		for (const cabin of cabins) {
			await api('POST /openapi/user/shopcart', { voyageId, ...cabin });
			added += 1;
		}
	} catch (error) {
		if (added === 0 && addedNothing(error)) throw error;
		// Without a session nothing can be taken back: the member logs in again and finds the cart as it is.
		if (error instanceof AppError && error.code === 'not-logged-in') throw error;
		const taken = await section('cabins taken back out of the cart', scope, takeBack);
		throw taken === 'unavailable' ? new AppError('cart-unclear', 'cabins may be left in the cart', { cause: error }) : error;
	}
	return {};
};
