/** An entry's texts. `html` bodies are written by hand; lists show the introduction. */
export type Entry = {
	title: string;
	enTitle: string;
	introduction: string;
	enIntroduction: string;
	content: string;
	enContent: string;
	picture?: string;
	group?: EntryGroup;
};

/** A group of entries: its heading. */
export type EntryGroup = { id: number; name: string; enName: string };

export const groupOf = (id: number, name: string, enName: string): EntryGroup => ({ id, name, enName });

const BLOCK = /^<(?:ul|ol|table|h2)/;
const paragraphs = (texts: readonly string[]): string =>
	texts.map((text) => (BLOCK.test(text) ? text : `<p>${text}</p>`)).join('');

/** Makes a list, and a table with the names of its rows in the first column, as parts of a body. */
export const listOf = (...items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const tableOf = ([head, ...rows]: readonly (readonly string[])[]): string =>
	`<table><thead><tr>${(head ?? []).map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
		.map(([name = '', ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
		.join('')}</tbody></table>`;

/** Makes an entry with its first paragraph as the introduction; lists and tables may follow. */
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
