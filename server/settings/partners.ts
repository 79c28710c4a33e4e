import { z } from 'zod';
import type { Partner } from '#shared/rules/partners.ts';

const word = z.string().min(1).max(64);

const Entry = z.strictObject({
	name: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
	query: z.record(word, z.array(word).min(1)).default({}),
	userAgent: z.array(word).default([]),
	bridge: z
		.string()
		.regex(/^[A-Za-z_$][\w$.]{0,63}$/)
		.nullable()
		.default(null),
	parameters: z.array(word).min(1),
});

/** The construction bank's app, the one partner that upstream has calls for. */
const DEFAULT: Partner[] = [
	{
		name: 'ccb',
		query: { platform: ['ccb'], channel: ['ccb'] },
		userAgent: ['CCBWebView'],
		bridge: 'CCBBridge',
		parameters: ['ticket'],
	},
];

/** The setting `PARTNERS`: a JSON list with one entry per partner (docs/partners.md). */
export const partners = z
	.string()
	.optional()
	.transform((text, context): readonly Partner[] => {
		if (text === undefined) return DEFAULT;
		try {
			const read = z.array(Entry).safeParse(JSON.parse(text));
			if (read.success) return read.data;
			const [issue] = read.error.issues;
			context.addIssue({ code: 'custom', message: `${issue?.path.join('.')}: ${issue?.message}` });
		} catch {
			context.addIssue({ code: 'custom', message: 'no JSON' });
		}
		return z.NEVER;
	});
