import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readReply } from '#server/upstream/read-reply.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi } from '#shared/catalogue/catalogue.ts';
import { upstreamDocument } from '../scripts/upstream/document.ts';
import { type Field, fieldsOf, onTheWire } from '../scripts/upstream/fields.ts';
import { formOf } from '../scripts/upstream/forms.ts';
import { MISSING } from '../scripts/upstream/missing.ts';
import { NOT_CALLED } from '../scripts/upstream/not-called.ts';

const ROOT = resolve(import.meta.dirname, '..');
const calls = Object.entries<Call>(openapi);

it('docs/upstream.md is the output of `npm run docs:upstream`', () => {
	expect(readFileSync(resolve(ROOT, 'docs/upstream.md'), 'utf8')).toBe(upstreamDocument());
});

/** Calls in the cruise line's own list. */
const LISTED_CALLS = 106;

it('names every call of the backend once, including those that aren’t used yet', () => {
	// The table of pages names them again.
	const document = upstreamDocument().replace(/^## What each page can do without$.*?(?=^## )/ms, '');
	const names = [
		...calls.map(([name]) => name.replace(' /openapi/', ' /')),
		...Object.values(NOT_CALLED).flatMap((left) => left.map(({ name }) => name)),
	];
	expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
	expect(names.length).toBeGreaterThanOrEqual(LISTED_CALLS);
	for (const name of names) {
		const named = document.split(new RegExp(`^#### ${RegExp.escape(name)}$|\`${RegExp.escape(name)}\``, 'm')).length - 1;
		expect([name, named]).toEqual([name, 1]);
	}
});

it('says of no value that isn’t read what is made of a missing one', () => {
	const document = upstreamDocument();
	const tableOf = (owner: string) =>
		document.split(new RegExp(`^####? ${RegExp.escape(owner)}$`, 'm'))[1]?.split(/^####? /m)[0] ?? '';
	const meanings = Object.entries(MISSING).flatMap(([owner, fields]) =>
		Object.entries(fields).map(([path, text]) => ({ owner, path, text })),
	);
	const lost = meanings.filter(
		({ owner, path, text }) =>
			!tableOf(owner)
				.split('\n')
				.some((row) => row.startsWith(`| \`${path}\` |`) && row.includes(text)),
	);
	expect(lost.map(({ owner, path }) => `${owner} ${path}`)).toEqual([]);
});

it('marks as unused only calls that no page makes', () => {
	const patterns = ['server/{features,composition,middleware,pages}/**/*.ts', 'client/**/*.{ts,tsx}'];
	const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((file) => !/\.test\./.test(file));
	const sources = files.map((file) => readFileSync(resolve(ROOT, file), 'utf8')).join('\n');
	const isAsked = (name: string) => sources.includes(`'${name}'`) || /^POST \/openapi\/order\/\w+\/pay$/.test(name);
	const wrong = calls.filter(([name, { needs, part }]) => isAsked(name) !== Boolean(needs || part));
	expect(wrong.map(([name]) => name)).toEqual([]);
});

describe('the result of a missing value is the one in the document', () => {
	const SAMPLES: Readonly<Record<string, unknown>> = {
		id: '7',
		text: 'text',
		'text, not empty': 'text',
		HTML: '<p>text</p>',
		money: '4,999.00',
		number: '4,999.00',
		count: 2,
		positive: 5,
		day: '2026-12-05',
		moment: '2026-12-05 08:30:00',
		gender: 1,
		texts: 'a,b',
	};

	/** Returns a reply that fits: three rows in each list, each with ids of its own. */
	function sampleOf(schema: z.core.$ZodType, row = 1): unknown {
		const wire = onTheWire(schema);
		const word = wordOf(schema);
		if (word !== undefined) return word;
		const form = formOf(wire)?.name.replace(' or nothing', '');
		if (form === 'id') return String(row);
		if (form) return SAMPLES[form] ?? null;
		if (wire instanceof z.ZodArray) return [1, 2, 3].map((one) => sampleOf(wire.element, one));
		if (wire instanceof z.ZodRecord) return { a: sampleOf(wire.def.valueType as z.core.$ZodType) };
		if (wire instanceof z.ZodObject)
			return Object.fromEntries(Object.entries(wire.shape).map(([key, value]) => [key, sampleOf(value, row)]));
		if (wire instanceof z.ZodUnion) return sampleOf(wire.options.at(-1) ?? wire, row);
		if (wire instanceof z.ZodString) return SAMPLES.text;
		throw new Error('no sample');
	}

	function wordOf(schema: z.core.$ZodType): unknown {
		if (schema instanceof z.ZodEnum) return schema.options[0];
		if (schema instanceof z.ZodPipe) return wordOf(schema.def.out);
		if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodCatch)
			return wordOf(schema.def.innerType);
		return undefined;
	}

	type Holder = Record<string, unknown>;

	/** Returns the holder of the first value at a path. */
	function holderOf(data: unknown, path: string): { holder: Holder; key: string } {
		const keys = path.replaceAll('[]', '.0').replaceAll('{}', '.a').split('.').filter(Boolean);
		const key = keys.pop() ?? '';
		return { holder: keys.reduce((holder, one) => holder[one] as Holder, rowsIn(data, path) as Holder), key };
	}
	const rowsIn = (data: unknown, path: string): unknown =>
		path.startsWith('[]') && !Array.isArray(data) ? (data as { rows: unknown }).rows : data;

	/** Returns a reply without one of its values, or with another one instead. */
	function without({ path }: Field, output: z.ZodType, instead: unknown): unknown {
		const data = sampleOf(output);
		const { holder, key } = holderOf(data, path);
		if (instead === undefined) delete holder[key];
		else holder[key] = instead;
		return data;
	}

	/** Returns the result of a reading in the document's words. */
	function outcomeOf({ path, required, without: said }: Field, value: { data: unknown } | null): string {
		if (!value) return 'the reply can’t be read';
		if (said.startsWith('the row')) {
			const list = path.slice(0, path.lastIndexOf('[]'));
			const { holder, key } =
				list === '' ? { holder: { '': rowsIn(value.data, '[]') } as Holder, key: '' } : holderOf(value.data, list);
			return (holder[key] as unknown[]).length === 2 ? said : 'the row stays';
		}
		if (said.startsWith('the entry'))
			return holderOf(value.data, path.slice(0, path.indexOf('{}') + 2)).holder.a ? 'the entry stays' : said;
		const what = required ? (/^`(.*)` is left out$/.exec(said)?.[1] ?? '') : path;
		const { holder, key } = holderOf(value.data, what);
		const left = holder[key] ?? null;
		if (!required && !said.startsWith('`')) return left === null ? 'nothing' : said;
		return required ? (left === null ? said : 'it stays') : `\`${JSON.stringify(left)}\``;
	}

	it.each(calls.filter(([, { reply }]) => reply !== 'picture'))('%s', (_name, { output, whole }) => {
		expect(readReply(output, sampleOf(output), whole).misfits).toEqual([]);
		const fields = fieldsOf(output, whole === 'rows', () => undefined).filter(
			({ path, form }) => path !== '' && !path.endsWith(']') && form !== 'nothing',
		);
		for (const field of fields) {
			// A list in a list never fits; in a list of lists no row fits.
			const odd = field.form.startsWith('list') ? 'no list' : [[]];
			for (const instead of whole === 'values' ? [undefined] : [undefined, odd]) {
				const { value } = readReply(output, without(field, output, instead), whole);
				const isAnyValue = field.form === 'number of all cabins left' && instead === odd;
				const said = isAnyValue ? '`"unreadable"`' : field.without;
				expect([field.path, instead, outcomeOf(field, value)]).toEqual([field.path, instead, said]);
			}
		}
	});
});
