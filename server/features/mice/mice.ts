import { shipFacts } from '#server/composition/content/fleet.ts';
import { section } from '#server/composition/failures.ts';
import type { Handler } from '#server/handler.ts';

/** `GET /mice`: the facts of the ships, which may be missing. */
export const mice: Handler<'GET /mice'> = async (_, scope) => ({
	ships: await section('ships', scope, () => shipFacts(scope)),
});
