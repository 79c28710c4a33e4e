import type { Entry } from './entries.ts';

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

/** An entry whose first paragraph is also its introduction. */
export const article = (
	title: string,
	enTitle: string,
	body: readonly [string, ...string[]],
	enBody: readonly [string, ...string[]],
	picture?: string,
): Entry => ({
	title,
	enTitle,
	introduction: body[0],
	enIntroduction: enBody[0],
	content: paragraphs(body),
	enContent: paragraphs(enBody),
	...(picture && { picture }),
});
