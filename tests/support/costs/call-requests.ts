import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import type { DirtyLab } from '../dirty/lab.ts';
import { ADVERSE_TEXTS, EVERY_FILTER, MANY_TERMS } from './adverse-texts.ts';
import { addressWith, BODY_BYTES, type Costly, numbered, repeated, type Shape } from './costly.ts';
import { largestInput } from './largest-input.ts';

type Made = DirtyLab['made'];

const PICTURE_BYTES = 8_000_000;
const AS_JSON = { 'content-type': 'application/json', 'x-csrf': '1' };

/** The calls with an address. */
export const CALLS = Object.entries(catalogue as Record<string, Call>).filter(([, { internal }]) => !internal);

/** Calls that end what others look at: they come last. */
const ENDING = /^(?:DELETE |POST \/(?:booking\/release|order\/cancel|logout)$)/;

/** The id that a call asks for, by the call's name. */
function idFor(name: string, made: Made): string | undefined {
	if (/ \/our-voyage/.test(name)) return made.ourVoyage;
	if (/ \/my-voyage/.test(name)) return made.paid;
	if (/ \/together/.test(name)) return made.together;
	if (/passenger|tourist/.test(name)) return made.passenger;
	if (/order|payment/.test(name)) return made.paid;
	return /voyage/.test(name) ? made.voyage : undefined;
}

/** Values that lead a call on to the member's own things, by field. */
const knownFor = (name: string, made: Made): Record<string, unknown> => ({
	...{ id: idFor(name, made), voyageId: made.voyage, categoryId: made.category, localId: made.localId, contactId: made.contact },
	...{ order: made.sailing, person: made.person, orderId: made.open, cruiseId: '3', code: 'AT' },
});

/** Bodies that no schema asks for. */
const bodiesWith = (field: string): Record<string, string> => ({
	'a deep list': `{"${field}":${repeated('[', BODY_BYTES / 2 - 20)}${repeated(']', BODY_BYTES / 2 - 20)}}`,
	'a deep object': `{"${field}":${repeated('{"a":', BODY_BYTES / 7)}1${repeated('}', BODY_BYTES / 35)}}`,
	'many fields': `{${numbered(BODY_BYTES - 20, (n) => `"x${n}":1,`)}"y":1}`,
	'a long list': `{"${field}":[${repeated('{},', BODY_BYTES - 40)}{}]}`,
	'a long text': `{"${field}":"${repeated('\\u0061', BODY_BYTES - 40)}"}`,
});

/** A call's path with its fields, and the other fields of the input. */
function pathWith(template: string, input: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
	const inPath = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
	const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]).replace(/[^\w.~-]/g, '') || '1');
	return { path: `/api${path}`, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name))) };
}

function shapesOf(name: string, { input }: Call, made: Made): Shape[] {
	const [method = '', template = ''] = name.split(' ');
	if (name === 'POST /booking/ocr') {
		const body = new Uint8Array(PICTURE_BYTES);
		const path = '/api/booking/ocr?type=PASSPORT';
		return [{ shape: 'a picture of 8 MB', method, path, headers: { 'content-type': 'image/png' }, body }];
	}
	const known = knownFor(name, made);
	const inputs: Record<string, Record<string, unknown>> = {
		...Object.fromEntries(Object.entries(ADVERSE_TEXTS).map(([shape, text]) => [shape, largestInput(input, text)])),
		'many terms, known ids': largestInput(input, MANY_TERMS, known),
		'every filter': largestInput(input, MANY_TERMS, { ...known, ...EVERY_FILTER }),
	};
	const shapes = Object.entries(inputs).map(([shape, fields]): Shape => {
		const { path, rest } = pathWith(template, fields);
		if (method !== 'POST') return { shape, method, path: addressWith(path, rest) };
		return { shape, method, path, headers: AS_JSON, body: JSON.stringify(rest) };
	});
	if (method !== 'POST') return shapes;
	const { path, rest } = pathWith(template, largestInput(input, MANY_TERMS, known));
	const bodies = Object.entries(bodiesWith(Object.keys(rest)[0] ?? 'a'));
	return [...shapes, ...bodies.map(([shape, body]): Shape => ({ shape, method, path, headers: AS_JSON, body }))];
}

/** Every call of the catalogue with its largest inputs. A logout is a guest's: the member stays for the calls behind it. */
export function callRequests(made: Made): Costly[] {
	const ordered = [...CALLS.filter(([name]) => !ENDING.test(name)), ...CALLS.filter(([name]) => ENDING.test(name))];
	return ordered.flatMap(([name, call]) => {
		const as = name === 'POST /logout' || call.login ? 'guest' : 'member';
		return shapesOf(name, call, made).map((shape): Costly => ({ route: name, as, ...shape }));
	});
}
