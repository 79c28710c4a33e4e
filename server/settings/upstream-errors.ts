import { z } from 'zod';
import { ERRORS } from '#shared/errors.ts';
import { UPSTREAM_ERRORS } from '#shared/upstream-errors.ts';

/** Our numbers by upstream's. */
export type ErrorNumbers = ReadonlyMap<number, number>;

const OUR_NUMBERS = new Map(Object.entries(UPSTREAM_ERRORS)) as ReadonlyMap<string, number>;
const OURS: ReadonlySet<number> = new Set(OUR_NUMBERS.values());
/** The number of a refusal that has no words of its own here. */
const SOME_REFUSAL = ERRORS['upstream-business'].err;
const NONE = 'none';
const NOT_LOGGED_IN = ERRORS['not-logged-in'].err;

/** Upstream's numbers for one name: `3003`, `3003|3103`, or `none`. Null for what isn't that. */
function numbersIn(text: string): number[] | null {
	if (text === NONE) return [];
	const numbers = text.split('|').map(Number);
	return numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 9_999 && number !== NOT_LOGGED_IN)
		? numbers
		: null;
}

/** The setting `UPSTREAM_ERRORS`: `name=number,name=number|number,name=none`; a name that is left out keeps our number. */
export const upstreamErrors = z
	.string()
	.default('')
	.transform((text, context): ErrorNumbers => {
		const fault = (message: string) => context.addIssue({ code: 'custom', message });
		const told = new Map<string, number[]>([...OUR_NUMBERS].map(([name, number]) => [name, [number]]));
		for (const pair of text.split(',').flatMap((part) => part.trim() || [])) {
			const [name = '', numbers = ''] = pair.split('=').map((part) => part.trim());
			const read = numbersIn(numbers);
			if (!told.has(name)) fault(`no failure is called ${name}`);
			else if (!read) fault(`${name}: numbers from 1 to 9999 but 700, or none`);
			else told.set(name, read);
		}
		const byNumber = new Map<number, number>();
		for (const [name, numbers] of told)
			for (const number of numbers) {
				if (byNumber.has(number)) fault(`${number} stands for two failures; say none for one of them`);
				byNumber.set(number, OUR_NUMBERS.get(name) ?? SOME_REFUSAL);
			}
		return byNumber;
	});

/** Our number for upstream's. One that happens to be one of ours, and means something else there, is a refusal like any other. */
export const ourNumber = (numbers: ErrorNumbers, err: number): number => numbers.get(err) ?? (OURS.has(err) ? SOME_REFUSAL : err);
