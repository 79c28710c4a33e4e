import { failedCall, isNotLoggedIn } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';

const COUNT = /^\d{1,2}$/;

/** A row that a form of the cart's page couldn't change, and upstream's words, if any. */
export type UnchangedRow = { row: string; text: string };

/**
 * Gives a row of the cart the number of cabins that its form asks for; 0 removes it. The same form sent twice changes it once. Returns
 * null, or the row that stays as it is. Throws `not-logged-in`.
 */
export async function setCount(form: FormData, api: Api): Promise<UnchangedRow | null> {
	const id = String(form.get('row') ?? '');
	const asked = String(form.get('count') ?? '');
	const count = Number(asked);
	try {
		const { voyages } = await api('GET /cart', {});
		const row = voyages.flatMap(({ rows }) => rows).find((one) => one.id === id);
		if (!row || !COUNT.test(asked) || count === row.count) return null;
		const { voyageId, categoryId, adult, child } = row;
		if (count === 0) await api('DELETE /openapi/user/shopcart/{id}', { id });
		else await api('POST /openapi/user/shopcart', { voyageId, categoryId, adult, child, count: count - row.count });
		return null;
	} catch (error) {
		if (isNotLoggedIn(error)) throw error;
		return { row: id, text: failedCall(error).shown };
	}
}
