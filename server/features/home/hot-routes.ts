import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { type VoyageIndex, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, FeatureServices } from '#server/handler.ts';
import type { HotRoutesTab } from '#shared/catalogue/bff/views.ts';
import type { HotRouteGroup } from '#shared/catalogue/entities.ts';

const remember = rememberByIdentity<HotRoutesTab[]>();

/** Returns the tabs of hot routes. Voyages that are gone or have departed are left out, and so are empty tabs. */
export async function hotRoutes(scope: FeatureScope, decrypt: FeatureServices['decryptHotRoutes']): Promise<HotRoutesTab[]> {
	const [hex, index] = await Promise.all([scope.api('GET /openapi/voyage/v2/hotsVoyage', {}), voyageIndex(scope)]);
	const groups = decrypt(hex);
	return remember([groups, index], scope.lang, () =>
		groups.map((group) => tab(group, index, scope)).filter(({ voyages }) => voyages.length > 0),
	);
}

const tab = (group: HotRouteGroup, index: VoyageIndex, { lang, content }: FeatureScope): HotRoutesTab => ({
	name: pick(lang, group.name, group.enName),
	lead: pick(lang, group.description_1, group.enDescription_1),
	desc: pick(lang, group.description_2, group.enDescription_2),
	voyages: group.voyages.flatMap(({ id, cover }) => {
		const card = index.byId.get(id)?.card;
		return card && card.state !== 'departed'
			? [{ ...card, picture: content.picture(cover, 'hot route.cover') || card.picture }]
			: [];
	}),
});
