import { orUnavailable, sectionOr } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { portCard } from '#server/composition/voyages/port-sales.ts';
import { voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';

/** `GET /destinations`: every area with its ports, in upstream's order. An area without ports is left out. */
export const destinations: Handler<'GET /destinations'> = async (_, scope) => {
	const [groups, index] = await Promise.all([
		orUnavailable(scope.api('GET /openapi/cruise/port/group', {})),
		sectionOr('voyageIndex', scope, null, () => voyageIndex(scope)),
	]);
	return {
		areas: groups
			.filter(({ ports }) => ports.length > 0)
			.map(({ id, name, enName, desc, enDesc, ports }) => ({
				id,
				name: pick(scope.lang, name, enName),
				desc: pick(scope.lang, desc, enDesc),
				ports: ports.map((port) => portCard(port, index, scope)),
			})),
	};
};
