import { expect, it } from 'vitest';
import { createLimits } from '#server/storage/limits.ts';
import { countQuestion } from './count-question.ts';

/** Returns the number of pages that are shown of `many` by one address, each of which asks four questions that no cache can answer. */
async function shown(many: number, crawler: boolean): Promise<number> {
	const limits = createLimits({ secret: 'a-secret', ceilings: { site: 1, abroad: 1 } });
	const pages = Array.from({ length: many }, async () => {
		const asker = { address: '10.0.0.1', crawler };
		const questions = Array.from({ length: 4 }, () => countQuestion(asker, limits));
		return (await Promise.allSettled(questions)).every(({ status }) => status === 'fulfilled');
	});
	return (await Promise.all(pages)).filter(Boolean).length;
}

it.each([
	['a visitor', false, 300],
	['crawlers', true, 3_000],
])('a page counts once: %s (%s) may open %i in a minute', async (_who, crawler, pages) => {
	expect(await shown(3_100, crawler)).toBe(pages);
});
