import { section } from '#server/composition/sections.ts';
import type { FeatureScope } from '#server/handler.ts';
import { cartBadge } from '#shared/rules/cart.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';

const NOTHING = { cart: 0, favourites: [] as string[] };

/** What the shell shows of a member's cart and favourites; nothing of what can't be had, as both are silent. */
export async function badgesOf(scope: FeatureScope): Promise<typeof NOTHING> {
	const { api, lang, now } = scope;
	if (!scope.identity.member) return NOTHING;
	const [rows, favourites] = await Promise.all([
		// English has no cart (docs/rules.md, english-hides)
		lang === 'CN' ? section('cart badge', scope, () => api('GET /openapi/user/shopcart/list', {})) : [],
		section('favourites', scope, () => api('GET /openapi/user/favorite/all', {})),
	]);
	const cabins = rows === 'unavailable' ? [] : rows.map(({ count, voyage }) => ({ count, date: voyage.departureDate }));
	return {
		cart: cartBadge(cabins, todayInShanghai(now)),
		favourites: favourites === 'unavailable' ? [] : favourites.map(({ voyageId }) => voyageId),
	};
}
