import type { Misfit } from '#server/upstream/read-reply.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { Asked } from './ask.ts';
import type { Note, Say } from './notes.ts';
import { pathsOf } from './wire-schema.ts';

/** The result of a call over all its tries. */
export type Finding = {
	name: UpstreamCall;
	verdict: 'fits' | 'tolerated' | 'breaks' | 'refused' | 'not tried';
	/** Rows of its lists; null for a call without lists. */
	rows: number | null;
	/** Values that didn't fit, each kind once, with its count. */
	misfits: readonly (Omit<Misfit, 'index'> & { count: number })[];
	/** What is unusual in its raw replies. */
	notes: readonly Note[];
	/** Fields that were empty in every reply. */
	empty: readonly string[];
	/** The reason why it breaks or wasn't tried. */
	reason: string;
};

/** Fields without which a screen stays empty although the reply can be read: they probably have another name. */
const VITAL: { readonly [N in UpstreamCall]?: Readonly<Record<string, string>> } = {
	'GET /openapi/cruise/all': { '[].code': 'ships can’t be identified by voyages’ codes' },
	'POST /openapi/voyage/all': {
		'[].price.disCountPrice': 'no voyage has a price',
		'[].line.name': 'no voyage has ports',
		'[].cruise.id': 'no voyage has a ship',
	},
	'GET /openapi/voyage/v2/{id}': { prices: 'no cabin has a price', 'categories[].inventory': 'no cabin is on sale' },
	'GET /openapi/cruise/category/all': { '[].cnName': 'cabins have no name' },
	'GET /openapi/order/individual': { '[].orderNo': 'orders have no number' },
};

type Holder = Readonly<Record<string, unknown>>;

/** Returns every value at a path of a reply's data. */
function valuesAt(data: unknown, path: string): unknown[] {
	const keys = path.replaceAll('[]', '.[]').replaceAll('{}', '.{}').split('.').filter(Boolean);
	return keys.reduce<unknown[]>(
		(values, key) =>
			values.flatMap((value) => {
				if (value === null || value === undefined) return [];
				if (key === '[]') return Array.isArray(value) ? value : ((value as { rows: unknown[] }).rows ?? []);
				return key === '{}' ? Object.values(value as Holder) : [(value as Holder)[key]];
			}),
		[data],
	);
}

const isEmpty = (value: unknown): boolean =>
	value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the fields that are empty in all replies to a call. */
function emptyFields(name: UpstreamCall, readings: readonly unknown[]): string[] {
	const empty = pathsOf(openapi[name].output).filter((path) => {
		const parents = readings.flatMap((data) => valuesAt(data, path.slice(0, Math.max(0, path.lastIndexOf('.')))));
		return path !== '' && !parents.every(isEmpty) && readings.flatMap((data) => valuesAt(data, path)).every(isEmpty);
	});
	return empty.filter((path) => !empty.some((outer) => path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)));
}

/** Notes the vital fields that some rows lack. */
export function noteLacking(name: UpstreamCall, asked: readonly Asked[], say: Say): void {
	for (const path of Object.keys(VITAL[name] ?? {})) {
		const values = asked.flatMap(({ error, data }) => (error ? [] : valuesAt(data, path)));
		const lacking = values.filter(isEmpty);
		if (lacking.length < values.length) for (const _ of lacking) say('some-lack', path);
	}
}

function rowsIn(readings: readonly unknown[]): number | null {
	const lists = readings.flatMap((data) => (Array.isArray(data) ? [data] : valuesAt(data, 'rows').filter(Array.isArray)));
	return lists.length > 0 ? lists.flat().length : null;
}

const counted = (misfits: readonly Misfit[]): Finding['misfits'] => {
	const kinds = Map.groupBy(misfits, ({ field, expected, got }) => `${field} ${expected} ${got}`);
	return [...kinds.values()].flatMap(([misfit, ...others]) => (misfit ? [{ ...misfit, count: others.length + 1 }] : []));
};

/** Says what doesn't fit. */
export const misfitInWords = ({ field, expected, got }: Omit<Misfit, 'index'>): string =>
	`${field}: expected ${expected}, came ${got}`;

/** Says a note with its first fields. */
const inWords = ({ says, fields }: Note): string => (fields.length > 0 ? `${says} (${fields.join(', ')})` : says);

/** Says why a call fails: the first value that doesn't fit, and where some of several things fail, which of them. */
function reasonOf(failed: readonly Asked[], asked: readonly Asked[]): string {
	const reasons = failed.flatMap(({ error, misfits: [misfit] }) => {
		const why = [error?.message, error?.shown].filter(Boolean).join(': ');
		return misfit ? `${why} (${misfitInWords(misfit)})` : why;
	});
	const which = `${failed.length} of ${asked.length}: ${failed.map(({ what }) => what).join(', ')}: `;
	return (failed.length < asked.length ? which : '') + [...new Set(reasons)].join('; ');
}

/** Judges a call by all its answers: their readings, the values left out, and what was noted of the raw replies. */
export function judge(name: UpstreamCall, asked: readonly Asked[], notes: readonly Note[], mayBeRefused: boolean): Finding {
	const read = asked.flatMap(({ error, data }) => (error ? [] : [data]));
	const empty = emptyFields(name, read);
	// An inner envelope is read, and noted.
	const misfits = counted(
		asked.flatMap(({ error, misfits: all }) => (error ? all : all.filter(({ field }) => field !== 'envelope'))),
	);
	const finding = { name, rows: rowsIn(read), misfits, notes, empty, reason: '' };
	const failed = asked.filter(({ error }) => error);
	const broken = failed.filter(({ error }) => !(mayBeRefused && error?.code === 'upstream-business'));
	if (broken.length > 0) return { ...finding, verdict: 'breaks', reason: reasonOf(broken, asked) };
	const missing = Object.entries(VITAL[name] ?? {}).find(([path]) =>
		empty.some((outer) => path === outer || path.startsWith(`${outer}.`)),
	);
	if (missing) return { ...finding, verdict: 'breaks', reason: `${missing[0]} is never there: ${missing[1]}` };
	const wrong = notes.find(({ weight }) => weight === 'breaks');
	if (wrong) return { ...finding, verdict: 'breaks', reason: inWords(wrong) };
	if (failed.length > 0) return { ...finding, verdict: 'refused', reason: failed[0]?.error?.shown ?? '' };
	return { ...finding, verdict: misfits.length > 0 || notes.length > 0 ? 'tolerated' : 'fits' };
}

/** True of a call that a page needs. */
export function isNeeded({ name }: Finding): boolean {
	const { needs, part }: Call = openapi[name];
	return Boolean(needs || part);
}
