import { z } from 'zod';
import { publicCall } from '../call.ts';
import { addressId } from '../inputs.ts';
import { ShipFigures } from './ships.ts';
import { section, VoyageCard } from './views.ts';

/** A campaign on the list. Days are `YYYY-MM-DD`, empty when it has no beginning or end. */
export const CampaignCard = z.object({
	code: z.string(),
	title: z.string(),
	desc: z.string(),
	image: z.string(),
	mobileImage: z.string(),
	begins: z.string(),
	ends: z.string(),
	/** True after its last day. */
	over: z.boolean(),
});
export type CampaignCard = z.output<typeof CampaignCard>;

const CampaignPage = CampaignCard.extend({
	/** Harmless HTML. */
	html: z.string(),
	/** The address of its voyages; empty without one. */
	link: z.string(),
	/** The next of these voyages, when the link is a search of this site. */
	voyages: section(z.array(VoyageCard)),
	others: z.array(CampaignCard),
});

/** News or a notice on a list. `group` is the name of its group, empty when it has none. */
export const EntryCard = z.object({
	id: z.string(),
	title: z.string(),
	intro: z.string(),
	/** YYYY-MM-DD; empty when unknown. */
	date: z.string(),
	picture: z.string(),
	group: z.string(),
});
export type EntryCard = z.output<typeof EntryCard>;

export const NewsPage = z.object({
	year: z.number(),
	years: z.array(z.number()),
	entries: z.array(EntryCard),
});
export type NewsPage = z.output<typeof NewsPage>;

export const ArticlePage = EntryCard.extend({
	kind: z.enum(['news', 'notice']),
	/** Harmless HTML. */
	html: z.string(),
	/** Others of its group, or the latest others of its kind. */
	others: z.array(EntryCard),
	/** The entries published before and after it. */
	older: EntryCard.nullable(),
	newer: EntryCard.nullable(),
});
export type ArticlePage = z.output<typeof ArticlePage>;

/** A ship as brand story and events at sea show her. */
export const ShipFacts = z.object({
	id: z.string(),
	code: z.string(),
	name: z.string(),
	desc: z.string(),
	picture: z.string(),
	/** Another picture of her; empty without one. */
	secondPicture: z.string(),
	...ShipFigures.shape,
});
export type ShipFacts = z.output<typeof ShipFacts>;

export const stories = {
	'GET /campaigns': publicCall('Campaigns, those that are over left out', {
		output: z.object({ campaigns: z.array(CampaignCard) }),
	}),
	'GET /campaign': publicCall('A campaign with its text and its voyages; `page` is the end of its address', {
		fails: ['not-found'],
		input: z.object({ page: addressId }),
		output: CampaignPage,
	}),
	'GET /news': publicCall('News of a year, the latest when left out, and the years that have any', {
		input: z.object({ year: z.coerce.number().int().min(1990).max(2200).optional().catch(undefined) }),
		output: NewsPage,
	}),
	'GET /article': publicCall('News or a notice, ready to show', {
		fails: ['not-found'],
		input: z.object({ id: addressId }),
		output: ArticlePage,
	}),
	'GET /brand-story': publicCall('The ships, the ports they leave from and the latest news, for the brand’s story', {
		output: z.object({
			ships: section(z.array(ShipFacts)),
			ports: section(z.array(z.string())),
			news: section(z.array(EntryCard)),
			/** What guests wrote: their words, and who they are as the title. */
			words: z.array(EntryCard),
		}),
	}),
	'GET /mice': publicCall('The ships in figures, for events at sea', {
		output: z.object({ ships: section(z.array(ShipFacts)) }),
	}),
};
