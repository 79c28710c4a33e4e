import { sectionOr } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { byDate, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';

const MOST_SAILINGS = 3;

/** `GET /menu`: the next voyages and the ships. Either is left out when it is unavailable: the menu's links work without them. */
export const menu: Handler<'GET /menu'> = async (_input, scope) => {
	const { api, lang, content } = scope;
	const [index, ships] = await Promise.all([
		voyageIndexOrNone(scope),
		sectionOr('ships', scope, [], () => api('GET /openapi/cruise/all', {})),
	]);
	return {
		sailings: index.voyages
			.filter(({ state }) => state === 'on-sale')
			.toSorted(byDate)
			.slice(0, MOST_SAILINGS)
			.map(({ card }) => card),
		ships: ships.map(({ id, code, cnName, name, enName, images }) => ({
			id,
			code,
			name: pick(lang, cnName || name, enName),
			picture: content.picture(images[0] ?? '', 'cruise.images'),
		})),
	};
};
