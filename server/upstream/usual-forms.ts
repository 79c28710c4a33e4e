import { z } from 'zod';
import { openapi } from '#shared/catalogue/catalogue.ts';
import { isObject } from '#shared/catalogue/wire.ts';
import { lettersOf } from '#shared/catalogue/wire-lists.ts';

/** What a backend's library wrote otherwise: a value in an object of its own, or a name in another case. */
export type OtherForm = 'value-in-object' | 'other-names';

/** The beginning of a key in capitals, with an underscore, or of MongoDB's. Replies without such keys are in the usual forms. */
const OTHER_KEY = /"(?=[A-Z$]|\w*_)[\w$]+"\s*:/;
export const hasOtherForms = (json: string): boolean => OTHER_KEY.test(json);

/** Names that the catalogue's schemas don't have: those of envelopes, logins, new things, and words with their meaning. */
const MORE_NAMES = (
	'err errMsg success error errors exception msg user userInfo member accessToken order orderId tourist touristId contactId category ' +
	'key value label text'
).split(' ');

let known: Map<string, string> | undefined;

/** The names that replies are read by, under their letters alone. */
function namesByLetters(): Map<string, string> {
	if (known) return known;
	const names = new Set(MORE_NAMES);
	for (const { output } of Object.values(openapi))
		z.toJSONSchema(output, {
			unrepresentable: 'any',
			override: ({ jsonSchema }) => {
				for (const name of Object.keys(jsonSchema.properties ?? {})) names.add(name);
			},
		});
	known = new Map([...names].map((name) => [lettersOf(name), name]));
	return known;
}

/** Returns the name under which a key is read: `orderNo` for `OrderNo`, `order_no` and `ORDER_NO`; any other key as it is. */
function nameOf(key: string, holder: object): string {
	const name = /^[A-Z]|_/.test(key) ? (namesByLetters().get(lettersOf(key)) ?? key) : key;
	return Object.hasOwn(holder, name) ? key : name;
}

/** The names that MongoDB gives a value by its type, and Go's `sql.Null…` beside `Valid`. */
const MONGO = new Set(['$oid', '$uuid', '$date', '$numberInt', '$numberLong', '$numberDouble', '$numberDecimal']);
const GO = /^(?:String|Time|Bool|Byte|V|Int(?:16|32|64)|Float64)$/;

/** Returns the value that an object stands for: `{ "$oid": "…" }`, `{ "String": "…", "Valid": true }`; null where Go's isn't valid. */
function opened(value: unknown): unknown {
	if (!isObject(value)) return value;
	const { Valid, ...rest } = value;
	const [[key, inner] = ['', undefined], ...others] = Object.entries(rest);
	if (others.length > 0) return value;
	if (Valid === undefined && MONGO.has(key)) return opened(inner);
	if (typeof Valid !== 'boolean' || !GO.test(key)) return value;
	return Valid ? inner : null;
}

/** Returns a reply with its values out of their objects, and with the names by which it is read. `noted` hears of each that was written otherwise. */
export function inUsualForms(sent: unknown, noted?: (form: OtherForm, key: string) => void, at = ''): unknown {
	const value = opened(sent);
	if (value !== sent) noted?.('value-in-object', at);
	if (Array.isArray(value)) return value.map((row) => inUsualForms(row, noted, at));
	if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => {
			const name = nameOf(key, value);
			if (name !== key) noted?.('other-names', key);
			return [name, inUsualForms(inner, noted, name)];
		}),
	);
}
