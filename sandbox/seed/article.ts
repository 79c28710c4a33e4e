/** An entry's texts. `html` bodies are written by hand; what people read in lists is the introduction. */
export type Entry = {
	title: string;
	enTitle: string;
	introduction: string;
	enIntroduction: string;
	content: string;
	enContent: string;
	picture?: string;
};

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
