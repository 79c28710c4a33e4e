import { z } from 'zod';
import { LANGUAGES } from '../../constants.ts';
import { PRICE_BANDS } from '../../rules/price-bands.ts';
import { publicCall } from '../call.ts';
import { section } from './views.ts';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

const Guide = z.object({
	id: z.string(),
	title: z.string(),
	lead: z.string(),
	html: z.string(),
	picture: z.string(),
	lang: z.enum(LANGUAGES),
});
export type Guide = z.output<typeof Guide>;

/** Answers that the four questions offer, each with the search's values as a comma list. Only those that voyages on sale have are offered. */
const Chooser = z.object({
	seasons: z.array(z.object({ season: z.enum(SEASONS), from: z.string(), to: z.string(), value: z.string() })),
	lengths: z.array(
		z.object({ length: z.enum(['short', 'middle', 'long']), from: z.number(), to: z.number(), value: z.string() }),
	),
	areas: z.array(z.object({ name: z.string(), value: z.string() })),
	prices: z.array(z.enum(PRICE_BANDS)),
});
export type Chooser = z.output<typeof Chooser>;

export const guide = {
	'GET /guide': publicCall('Guides for a first cruise by chapter, and the answers to the four questions that lead to a search', {
		output: z.object({
			chapters: z.array(z.object({ name: z.string(), guides: z.array(Guide) })),
			chooser: section(Chooser),
		}),
	}),
};
