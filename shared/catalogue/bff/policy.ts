import { z } from 'zod';
import { LANGUAGES, POLICY_TYPES } from '../../constants.ts';
import { publicCall } from '../call.ts';

/** A policy to read: harmless HTML with ids at its headings, and those headings as a table of contents. */
export const PolicyView = z.object({
	type: z.enum(POLICY_TYPES),
	title: z.string(),
	html: z.string(),
	contents: z.array(z.object({ id: z.string(), text: z.string() })),
	/** YYYY-MM-DD of the last change; empty when unknown. */
	updated: z.string(),
	/** The language it is written in: Chinese where there is no English text. */
	lang: z.enum(LANGUAGES),
});
export type PolicyView = z.output<typeof PolicyView>;

export const policy = {
	'GET /policy/{type}': publicCall(
		'A policy in the language of the request, ready to show; `type` is one of the nine types of policies, in any case',
		{
			input: z.object({ type: z.string().max(32).toUpperCase() }),
			output: PolicyView,
		},
	),
};
