/** Shorter pieces of base64 are found by chance among encrypted bytes. A canary of four Han characters or twelve letters has longer ones. */
const SHORTEST = 8;

/** Returns the forms of a text in bytes: as it is, in base64 at each offset, in an address, in JSON, in HTML. */
export function disguises(text: string): string[] {
	const base64 = [0, 1, 2].map((offset) =>
		Buffer.from('x'.repeat(offset) + text)
			.toString('base64')
			.slice(offset === 0 ? 0 : 4, -4),
	);
	return [
		text,
		...base64.filter(({ length }) => length >= SHORTEST),
		encodeURIComponent(text),
		JSON.stringify(text).slice(1, -1),
		text.replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
	];
}
/** True when the text stands in the bytes. A short one must be a word of its own, since longer runs of letters may hold it by chance. */
function holds(bytes: string, form: string): boolean {
	if (form.length >= SHORTEST || !/^[A-Za-z0-9]+$/.test(form)) return bytes.includes(form);
	return new RegExp(`(?<![A-Za-z0-9])${form}(?![A-Za-z0-9])`).test(bytes);
}

/** True when the bytes show a canary, in any disguise. */
export const shows = (bytes: string, canary: string): boolean => disguises(canary).some((form) => holds(bytes, form));
