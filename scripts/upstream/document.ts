import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { UPSTREAM_ERRORS } from '#shared/upstream-errors.ts';
import { DEMANDS } from './demands.ts';
import { type Field, fieldsOf, onTheWire } from './fields.ts';
import { FORMS } from './forms.ts';
import { GIVEN_CALLS, GIVEN_FIELDS, MEANINGS } from './given.ts';
import { inputOf } from './inputs.ts';
import { INTRODUCTION } from './introduction.ts';
import { MISSING } from './missing.ts';
import { NOT_CALLED } from './not-called.ts';
import { EVERY_PAGE, needsOf, PAGE_CALLS, PAGE_ROWS } from './page-calls.ts';
import { nameOfThing, THINGS } from './things.ts';

/** Groups of calls by the beginning of their path; the first match counts. */
const GROUPS: readonly [title: string, paths: RegExp][] = [
	['adverts and pop-ups', /^\/(advert|popup)/],
	['ships and ports', /^\/cruise/],
	['contacts and passengers', /^\/(user\/(contact|tourist)|order\/ocr)/],
	['cart', /^\/user\/shopcart/],
	['favourites', /^\/user\/(favorite|voyage)/],
	['users and login', /^\/(guest|user|message|wechat|countrySmsCode|userPromotion)/],
	['voyages', /^\/voyage/],
	['payment', /^\/order\/\w+\/pay$/],
	['orders', /^\/(order|coupon)/],
	['content', /./],
];

const shortName = (name: string): string => name.replace(' /openapi/', ' /');
const pathOf = (name: string): string => shortName(name).replace(/^\w+ /, '');
const groupOf = (name: string): string => GROUPS.find(([, paths]) => paths.test(pathOf(name)))?.[0] ?? '';
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Makes links of the names of things in a form. */
const linked = (form: string): string =>
	form.replace(/\b[A-Z]\w+\b/g, (word) => (word in THINGS ? `[${word}](#${word.toLowerCase()})` : word));

/** Returns the consequence of a missing value, and what the site makes of it where that isn't the same. */
const consequenceOf = ({ path, without }: Field, owner: string): string => {
	const meaning = MISSING[owner]?.[path];
	return meaning ? `${without}: ${meaning}` : without;
};

function fieldTable(fields: readonly Field[], owner: string): string {
	const named = new Set((GIVEN_FIELDS[owner] ?? '').split(' '));
	return table(
		['field', 'form', 'given', 'when it is missing or doesn’t fit', 'why it is needed'],
		fields.map((field) => [
			field.path === '' ? 'data' : `\`${field.path}\``,
			linked(field.form),
			named.has(field.path) ? 'yes' : '–',
			consequenceOf(field, owner),
			field.required ? reasonOf(field) : '',
		]),
	);
}

/** Reasons why a value is required, by its name, for values whose form gives no reason. */
const REASONS: Readonly<Record<string, string>> = {
	type: 'it says how the row is shown',
	voyage: 'a row without its voyage can’t be shown or booked',
	status: 'it decides what can be done',
	token: 'without it the login isn’t complete',
	ticket: 'the state of the attempt is asked for with it',
	url: 'it is the content of the QR code',
	biz_response: 'it says whether there is anything to pay at',
	result_code: 'it says whether there is anything to pay at',
	expireIn: 'it says how long the code can be scanned',
};

const reasonOf = ({ path, why }: Field): string =>
	REASONS[path.split('.').at(-1) ?? ''] ??
	why ??
	(path === '' || path.endsWith(']') ? 'it is the answer' : 'the rest means nothing without it');

/** Sentences about how a call is made and how its reply is read. */
function mannerOf({ who, silent, cache, whole, mustFinish, login, reply }: Call): string[] {
	return [
		who === 'member' ? "With the member's token." : 'For anybody.',
		...(silent ? ['Its failure is only logged, never shown.'] : []),
		...(cache ? [`Its reply is kept (\`${cache}\`).`] : []),
		...(cache === 'timetable' ? ['Its reply may be large (`LARGE_REPLY_MB`).'] : []),
		...(mustFinish ? ['It is never given up half way or repeated by itself.'] : []),
		...(whole === 'rows' ? ['Read whole or not at all: one row less would be another answer.'] : []),
		...(whole === 'values' ? ['Read whole or not at all: a value that doesn’t fit fails the reply.'] : []),
		...(login ? ['`token` and `expireAt` are kept in the session only.'] : []),
		...(reply === 'picture' ? ['Answered with a picture of at most 256 KB, without an envelope.'] : []),
	];
}

function useOf({ needs, part }: Call): string {
	if (!needs && !part) return 'No page here asks for it; it can be asked for under its own path.';
	return [...(needs ? [`Nothing goes without it: ${needs}.`] : []), ...(part ? [`Missing when it fails: ${part}.`] : [])].join(
		' ',
	);
}

function replyOf(name: string, { output, whole, reply }: Call): string {
	if (reply === 'picture') return '';
	const thing = nameOfThing(output) ?? nameOfThing(onTheWire(output));
	if (thing) return `**Out** ${linked(thing)}${output.safeParse(null).success ? ', or null' : ''}`;
	const fields = fieldsOf(output, whole === 'rows', nameOfThing);
	const [only] = fields;
	if (fields.length === 1 && only?.form === 'nothing') return '**Out** only its success counts.';
	if (only && fields.length === 1 && only.thing && only.path === '[]') return `**Out** list of ${linked(only.thing)}`;
	return `**Out**\n\n${fieldTable(fields, shortName(name))}`;
}

function callSection(name: UpstreamCall): string {
	const call: Call = openapi[name];
	return [
		`#### ${shortName(name)}`,
		`${call.summary}. ${mannerOf(call).join(' ')}`,
		useOf(call),
		GIVEN_CALLS[name] ?? '',
		`**In** ${inputOf(name, call)}`,
		replyOf(name, call),
	]
		.filter(Boolean)
		.join('\n\n');
}

function groupSection(title: string): string {
	const calls = (Object.keys(openapi) as UpstreamCall[]).filter((name) => groupOf(name) === title);
	const others = NOT_CALLED[title] ?? [];
	const rows = others.map(({ name, who, known }) => [`\`${name}\``, who, known]);
	const left = rows.length > 0 ? [table(['not called yet', 'for', 'what is known'], rows)] : [];
	return [`### ${capitalised(title)}`, ...left, ...calls.map(callSection)].join('\n\n');
}

const thingSection = (name: string): string => {
	const schema = THINGS[name];
	const fields = schema ? fieldsOf(schema, false, nameOfThing, 'all of it is left out') : [];
	return `### ${name}\n\n${fieldTable(fields, name)}`;
};

const forms = (): string =>
	table(
		['form', 'comes as', 'read as'],
		FORMS.map(({ name, takes, gives }) => [name, takes, gives]),
	);

const numbers = (): string =>
	table(
		['name', 'number', 'meaning'],
		Object.entries(UPSTREAM_ERRORS).map(([name, number]) => [
			`\`${name}\``,
			String(number),
			MEANINGS[name as keyof typeof UPSTREAM_ERRORS],
		]),
	);

const callsInCode = (calls: readonly UpstreamCall[]): string => calls.map((call) => `\`${shortName(call)}\``).join(', ') || '–';

/** Lists for each page the calls that it fails without, and those that it shows the rest without. */
const pages = (): string =>
	table(
		['page', 'fails without', 'shows the rest without'],
		PAGE_ROWS.map((row) => [row.replace(' /api/', ' /'), callsInCode(needsOf(row)), callsInCode(PAGE_CALLS[row].without)]),
	);

/** Writes `docs/upstream.md`: every call of the backend, as the catalogue describes it. */
export function upstreamDocument(): string {
	const parts = [
		INTRODUCTION,
		DEMANDS,
		`## Forms of values\n\nThe tables below name these. What doesn't fit counts as missing; what that means stands with each field.\n\n${forms()}`,
		`## Numbers of failures\n\nDefaults of the setting \`UPSTREAM_ERRORS\` ([operations.md](operations.md#settings)). Any other number from 1 to 9999 is a refusal that is shown in the backend's own words.\n\n${numbers()}`,
		`## What each page can do without\n\nA call is missing when it fails, is refused, can’t be read, or answers nothing: null, no \`data\`, an empty list. The page then shows the rest, and says what is missing. Every page also asks ${callsInCode(EVERY_PAGE)} for its menu, its search form and its cards of voyages; none of them is needed, except where the second column names it. Held by \`tests/dirty-upstream.test.ts\`.\n\n${pages()}`,
		`## Calls\n\n**In** is what is sent: what is in the path, else in the query of a GET or DELETE and in the JSON of a POST. **Out** is the \`data\` of the reply: “given” are fields that the backend's description names, all other names are assumed. Of a call that says nothing more, only method and path are given.`,
		...GROUPS.map(([title]) => groupSection(title)),
		'## Things\n\nWhat replies are made of. “All of it” is the thing: the row, where it is one of a list; else what it stands in, up to the whole reply.',
		...Object.keys(THINGS).toSorted().map(thingSection),
	];
	return `${parts.join('\n\n')}\n`;
}
