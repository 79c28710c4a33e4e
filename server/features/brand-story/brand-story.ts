import { latestNews } from '#server/composition/content/entry-card.ts';
import { shipFacts } from '#server/composition/content/fleet.ts';
import { section } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import type { Handler } from '#server/handler.ts';

const NEWS = 3;

/** `GET /brand-story`: ships, ports and news, each of which may be missing. */
export const brandStory: Handler<'GET /brand-story'> = async (_, scope) => {
	const [ships, ports, news] = await Promise.all([
		section('ships', scope, () => shipFacts(scope)),
		section('ports', scope, async () =>
			(await scope.api('GET /openapi/voyage/port', {})).map(({ cnName, enName }) => pick(scope.lang, cnName, enName)),
		),
		section('news', scope, () => latestNews(NEWS, scope)),
	]);
	return { ships, ports, ...(news === 'unavailable' ? { news, words: [] } : news) };
};
