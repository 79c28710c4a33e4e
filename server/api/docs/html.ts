/** Text that is HTML already; everything else is escaped where it is put into some. */
export type Html = { readonly html: string };

type Value = string | number | Html | readonly Html[] | null | undefined | false;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const isHtml = (value: object): value is Html => 'html' in value;

function textOf(value: Value): string {
	if (value === null || value === undefined || value === false) return '';
	if (typeof value !== 'object') return escaped(String(value));
	return isHtml(value) ? value.html : value.map((part) => part.html).join('');
}

/** HTML with values in it: strings are escaped, parts and lists of parts stay as they are, and what isn't there is left out. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html => ({
	html: strings.reduce((text, next, at) => text + textOf(values[at - 1]) + next),
});

/** Parts with something between them. */
export const joined = (parts: readonly Html[], between: string): Html => ({
	html: parts.map((part) => part.html).join(escaped(between)),
});

/** A description, whose words between backticks are code. */
export const prose = (text: string): Html => ({ html: escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>') });
