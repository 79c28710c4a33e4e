/** Writes a value as JSON for a script element. `<` is escaped, so that no text can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
