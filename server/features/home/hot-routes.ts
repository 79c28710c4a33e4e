import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import { type IndexedVoyage, type VoyageIndex, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { Content, FeatureScope, FeatureServices } from '#server/handler.ts';
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
	voyages: sideBySide(
		group.voyages.flatMap(({ id, cover }) => {
			const voyage = index.byId.get(id);
			return voyage && voyage.state !== 'departed' ? [withCover(voyage, cover, content)] : [];
		}),
		content,
	),
});

/** Returns a voyage with the tab's own picture of it, if that shows one of its ports, or these have no pictures. */
function withCover({ card, callPictures }: IndexedVoyage, cover: string, content: Content) {
	const fits = callPictures.length === 0 || callPictures.includes(cover);
	const picture = (fits && content.picture(cover, 'hot route.cover')) || card.picture;
	return { card: { ...card, picture }, callPictures };
}
