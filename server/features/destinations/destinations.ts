import { pick } from '#server/composition/localise.ts';
import { orUnavailable } from '#server/composition/not-found.ts';
import { section } from '#server/composition/sections.ts';
import { portCard } from '#server/composition/voyages/port-sales.ts';
import { voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';

/** `GET /destinations`: every area with its ports, in upstream's order; an area without any is left out. */
export const destinations: Handler<'GET /destinations'> = async (_, scope) => {
	const [groups, index] = await Promise.all([
		orUnavailable(scope.api('GET /openapi/cruise/port/group', {})),
		section('voyageIndex', scope, () => voyageIndex(scope)),
	]);
	const known = index === 'unavailable' ? null : index;
	return {
		areas: groups
			.filter(({ ports }) => ports.length > 0)
			.map(({ id, name, enName, desc, enDesc, ports }) => ({
				id,
				name: pick(scope.lang, name, enName),
				desc: pick(scope.lang, desc, enDesc),
				ports: ports.map((port) => portCard(port, known, scope)),
			})),
	};
};
