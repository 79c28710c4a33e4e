import { expect, it } from 'vitest';
import { ManagementEntry } from '#shared/catalogue/content-entities.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { brandStory } from './brand-story.ts';

const entry = (id: number, day: string, groupId: number) =>
	ManagementEntry.parse({
		id,
		type: NEWS_TYPES.NEWS,
		title: `周女士 ${id}`,
		introduction: `话 ${id}`,
		customPushDate: day,
		groupId,
	});

async function storyWith(guestWordsGroup: string | null) {
	const { scope } = scopeWith({
		'GET /openapi/management': () => ({
			total: 3,
			rows: [entry(1, '2026-10-01', 11), entry(2, '2026-09-01', 15), entry(3, '2026-11-01', 15)],
		}),
		'GET /openapi/management/group/all': () => [],
	});
	const { words, news } = await brandStory({}, { ...scope, settings: { ...scope.settings, guestWordsGroup } });
	return { words: words.map(({ intro }) => intro), news: news === 'unavailable' ? news : news.map(({ id }) => id) };
}

it('words of guests are the latest of the group that the settings name, and no news', async () => {
	expect(await storyWith('15')).toEqual({ words: ['话 3', '话 2'], news: ['1'] });
});

it('without such a group nobody’s words are shown', async () => {
	expect(await storyWith(null)).toEqual({ words: [], news: ['3', '1', '2'] });
	expect((await storyWith('99')).words).toEqual([]);
});
