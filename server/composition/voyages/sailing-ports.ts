import type { FeatureScope } from '#server/handler.ts';
import type { PortInfo } from '#shared/catalogue/entities.ts';
import { sectionOr } from '../failures.ts';
import { voyageIndexOrNone } from './voyage-index.ts';
import { stopsOf } from './voyage-lines.ts';

/** Returns a port with its facts; null when it isn't known or can't be had. */
export const loadPort = async (id: string | null | undefined, scope: FeatureScope): Promise<PortInfo | null> =>
	id ? sectionOr('port', scope, null, () => scope.api('GET /openapi/cruise/port/{id}', { id })) : null;

/** Returns the ports of a sailing, each once; null for one that isn't known or can't be had. */
export async function portsOf(
	{ line }: { line: { name: string; enName: string } },
	scope: FeatureScope,
): Promise<(PortInfo | null)[]> {
	const { context } = await voyageIndexOrNone(scope);
	const ids = [...new Set(stopsOf(line, context.ports).map(({ id }) => id))];
	return Promise.all(ids.map((id) => loadPort(id, scope)));
}
