import { section } from '#server/composition/sections.ts';
import { shipFacts } from '#server/composition/ship-facts.ts';
import type { Handler } from '#server/handler.ts';

/** `GET /mice`: the ships in figures, which may be missing. */
export const mice: Handler<'GET /mice'> = async (_, scope) => ({
	ships: await section('ships', scope, () => shipFacts(scope)),
});
