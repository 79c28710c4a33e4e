import { followReferences } from './follow-references.ts';
import { hasOtherForms, inUsualForms } from './usual-forms.ts';

/** Without such a run of digits, every whole number of a text is exact as a number. */
const LONG_NUMBER = /\d{16}/;
const WHOLE_NUMBER = /^-?\d+$/;

const REFERENCE = '"$ref"';

/**
 * Reads JSON, follows fastjson's references in it, and gives it the names and values that the catalogue's schemas read. Whole numbers that a number
 * can't hold exactly, such as ids of 64 bits, become the text of their digits. `secret` is removed from all texts, so that a token which upstream
 * repeats isn't passed on. Throws `SyntaxError`, and `RangeError` when references make it too large.
 */
export function parseReply(json: string, secret?: string): unknown {
	const reply = parsed(json, secret);
	if (json.includes(REFERENCE)) followReferences(reply);
	return hasOtherForms(json) ? inUsualForms(reply) : reply;
}

function parsed(json: string, secret: string | undefined): unknown {
	if (!secret && !LONG_NUMBER.test(json)) return JSON.parse(json);
	// TypeScript doesn't know the third argument yet: it has the source text of a number.
	return JSON.parse(json, (_key, value: unknown, context?: { source?: string }) => {
		const isRounded = typeof value === 'number' && !Number.isSafeInteger(value) && WHOLE_NUMBER.test(context?.source ?? '');
		const exact = isRounded ? context?.source : value;
		return typeof exact === 'string' && secret ? exact.replaceAll(secret, '') : exact;
	});
}
