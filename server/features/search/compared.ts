import { compareVoyages } from '#server/composition/voyages/compare-voyages.ts';
import { voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';
import { MOST_COMPARED } from '#shared/constants.ts';
import { parseSearch } from '#shared/rules/search-params.ts';

/** `GET /search/compared`: prices and fees of each voyage that is still offered, for a party or two who share; each part may be missing. */
export const compared: Handler<'GET /search/compared'> = async ({ ids, adult, child }, scope) => {
	const { byId, context } = await voyageIndex(scope);
	const asked = parseSearch({ ids }, context.today).ids.slice(0, MOST_COMPARED);
	return compareVoyages(
		asked.flatMap((id) => byId.get(id)?.card ?? []),
		adult === undefined ? null : { adult, child: child ?? 0 },
		scope,
	);
};
