/** Shorter pieces of base64 are found by chance among encrypted bytes: a canary has four Han characters or twelve letters. */
const SHORTEST = 8;

/** A text as it may hide in bytes: as it is, in base64 at each offset, in an address, in JSON, in HTML. */
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
/** Whether bytes show a canary, in whatever disguise. */
export const shows = (bytes: string, canary: string): boolean =>
	disguises(canary).some((form) => form.length > 2 && bytes.includes(form));
