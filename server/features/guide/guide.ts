import { byGroup, entryGroups, entryViews } from '#server/composition/content/entries.ts';
import { section } from '#server/composition/failures.ts';
import { voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { chooserOf } from './chooser.ts';

/** `GET /guide`: the guides by chapter, and the options of the chooser, which is left out without voyages. */
export const guide: Handler<'GET /guide'> = async (_input, scope) => {
	const [entries, groups, chooser] = await Promise.all([
		scope.api('GET /openapi/management/guide', {}),
		entryGroups(NEWS_TYPES.GUIDE, scope),
		section('chooser', scope, async () => chooserOf(await voyageIndex(scope))),
	]);
	return {
		chapters: byGroup(entryViews(entries, groups, scope)).map(({ name, entries: own }) => ({
			name,
			guides: own.map(({ id, title, lead, html, picture, lang }) => ({
				id,
				title,
				lead,
				html: withoutLead(html, lead),
				picture,
				lang,
			})),
		})),
		chooser,
	};
};

/** Removes a first paragraph that repeats the introduction. */
const withoutLead = (html: string, lead: string): string => {
	const first = `<p>${lead}</p>`;
	return lead && html.startsWith(first) && html.length > first.length ? html.slice(first.length) : html;
};
