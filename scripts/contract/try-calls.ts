import { AppError } from '#server/request/errors.ts';
import type { ErrorNumbers } from '#server/settings/upstream-errors.ts';
import { createUpstream, type Upstream } from '#server/upstream/client.ts';
import { createHotRoutesReader, type HotRoutesKeys } from '#server/upstream/hot-routes.ts';
import type { Misfit } from '#server/upstream/read-reply.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { fieldsOf } from '../upstream/fields.ts';
import { type Convention, tryConventions } from './conventions.ts';
import { type Known, type Probe, planOf, WRITTEN } from './plan.ts';

/** The result of a call over all its tries. */
export type Finding = {
	name: UpstreamCall;
	verdict: 'fits' | 'tolerated' | 'breaks' | 'refused' | 'not tried';
	/** Rows of its lists; null for a call without lists. */
	rows: number | null;
	/** Values that didn't fit, each kind once, with its count. */
	misfits: readonly (Omit<Misfit, 'index'> & { count: number })[];
	/** Fields that were empty in every reply. */
	empty: readonly string[];
	/** The reason why it breaks or wasn't tried. */
	reason: string;
};

export type Options = {
	origin: string;
	timeoutMs: number;
	errorNumbers: ErrorNumbers;
	/** Ids and names for inputs that no reply gives. */
	known: Known;
	/** Decrypts the hot routes, where their key is known. */
	hotRoutes?: HotRoutesKeys;
	/** A member's token, for members' calls. */
	token?: string;
	/** Logs in with a code that the backend has sent. */
	login?: { mobile: string; mobilePre: string; code: string };
	writes: boolean;
};

/** Fields without which a screen stays empty although the reply can be read: they probably have another name. */
const VITAL: { readonly [N in UpstreamCall]?: Readonly<Record<string, string>> } = {
	'GET /openapi/cruise/all': { '[].code': 'ships can’t be identified by voyages’ codes' },
	'POST /openapi/voyage/all': {
		'[].price.disCountPrice': 'no voyage has a price',
		'[].line.name': 'no voyage has ports',
		'[].cruise.id': 'no voyage has a ship',
	},
	'GET /openapi/voyage/v2/{id}': { prices: 'no cabin has a price' },
	'GET /openapi/cruise/category/all': { '[].cnName': 'cabins have no name' },
};

const LANGUAGE = 'zh-CN';

type Asked = { misfits: Misfit[]; data?: unknown; error?: AppError };
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
	const { output } = openapi[name];
	const paths = fieldsOf(output, false, () => undefined).map(({ path }) => path);
	const empty = paths.filter((path) => {
		const values = readings.flatMap((data) => valuesAt(data, path));
		const parents = readings.flatMap((data) => valuesAt(data, path.slice(0, Math.max(0, path.lastIndexOf('.')))));
		return path !== '' && !parents.every(isEmpty) && values.every(isEmpty);
	});
	return empty.filter((path) => !empty.some((outer) => path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)));
}

function rowsIn(readings: readonly unknown[]): number | null {
	const lists = readings.flatMap((data) => (Array.isArray(data) ? [data] : valuesAt(data, 'rows').filter(Array.isArray)));
	return lists.length > 0 ? lists.flat().length : null;
}

const counted = (misfits: readonly Misfit[]): Finding['misfits'] => {
	const kinds = Map.groupBy(misfits, ({ field, expected, got }) => `${field} ${expected} ${got}`);
	return [...kinds.values()].flatMap(([misfit, ...others]) => (misfit ? [{ ...misfit, count: others.length + 1 }] : []));
};

function judge(name: UpstreamCall, asked: readonly Asked[], mayBeRefused: boolean): Finding {
	const read = asked.flatMap(({ error, data }) => (error ? [] : [data]));
	const empty = emptyFields(name, read);
	const finding = { name, rows: rowsIn(read), misfits: counted(asked.flatMap(({ misfits }) => misfits)), empty, reason: '' };
	const errors = asked.flatMap(({ error }) => error ?? []);
	const [error] = errors.filter(({ code }) => !(mayBeRefused && code === 'upstream-business'));
	if (error) return { ...finding, verdict: 'breaks', reason: [error.message, error.shown].filter(Boolean).join(': ') };
	const missing = Object.entries(VITAL[name] ?? {}).find(([path]) =>
		empty.some((outer) => path === outer || path.startsWith(`${outer}.`)),
	);
	if (missing) return { ...finding, verdict: 'breaks', reason: `${missing[0]} is never there: ${missing[1]}` };
	if (errors.length > 0) return { ...finding, verdict: 'refused', reason: errors[0]?.shown ?? '' };
	return { ...finding, verdict: finding.misfits.length > 0 ? 'tolerated' : 'fits' };
}

export type Tried = { findings: readonly Finding[]; conventions: readonly Convention[] };

/** True of a call that a page needs. */
export function isNeeded({ name }: Finding): boolean {
	const { needs, part }: Call = openapi[name];
	return Boolean(needs || part);
}

/** True when some part of the site would not work. */
export const breaksSomething = ({ findings, conventions }: Tried): boolean =>
	findings.some((finding) => finding.verdict === 'breaks' && isNeeded(finding)) || conventions.some(({ isKept }) => !isKept);

/** Makes every call that can be made to a backend and tries its conventions. Returns a finding for each call, in the catalogue's order. */
export async function tryBackend(options: Options): Promise<Tried> {
	const misfits: Misfit[] = [];
	const upstream = createUpstream({
		url: options.origin,
		timeout: options.timeoutMs,
		maxLargeBytes: 256 * 1024 * 1024,
		errorNumbers: options.errorNumbers,
		faults: {
			misfits: (_call, found) => void misfits.push(...found),
			outage: () => {},
			breaker: () => {},
		},
	});
	const asked = new Map<UpstreamCall, Asked[]>();
	const refusable = new Set<UpstreamCall>();
	const planned = new Set<UpstreamCall>();
	let { token } = options;
	let conventions: Convention[] = [];
	const { timeoutMs } = options;

	async function ask(name: UpstreamCall, input: object): Promise<Asked> {
		misfits.length = 0;
		const context = { requestId: crypto.randomUUID(), acceptLanguage: LANGUAGE, timeoutMs };
		const needed = openapi[name].who === 'member' ? { token } : {};
		const made = await attempt(upstream, name, openapi[name].input.parse(input), { ...context, ...needed });
		const result: Asked = { ...made, misfits: [...misfits] };
		asked.set(name, [...(asked.get(name) ?? []), result]);
		return result;
	}

	async function follow({ name, input, learn, mayBeRefused }: Probe, known: Known): Promise<void> {
		const question = input(known);
		if (mayBeRefused) refusable.add(name);
		if (question === null) return;
		const result = await ask(name, question);
		if (!result.error) learn(result.data, known);
		if (name === 'GET /openapi/voyage/v2/hotsVoyage' && !result.error)
			Object.assign(result, hotRoutes(result.data, options, result.misfits));
	}

	try {
		if (options.login) {
			const { data } = await ask('POST /openapi/guest/pc/mobile/login', options.login);
			token = (data as { token?: string } | undefined)?.token;
		}
		const known: Known = { ...options.known };
		const plan = planOf({ isMember: token !== undefined, writes: options.writes });
		for (const probe of plan) {
			planned.add(probe.name);
			await follow(probe, known);
		}
		conventions = await tryConventions(upstream, { acceptLanguage: LANGUAGE, timeoutMs });
	} finally {
		await upstream.close();
	}
	const notTried = { verdict: 'not tried', rows: null, misfits: [], empty: [] } as const;
	const findings = (Object.keys(openapi) as UpstreamCall[]).map((name): Finding => {
		const results = asked.get(name);
		return results
			? judge(name, results, refusable.has(name))
			: { ...notTried, name, reason: planned.has(name) ? 'nothing is known to ask with' : whyNot(name, token) };
	});
	return { findings, conventions };
}

const whyNot = (name: UpstreamCall, token: string | undefined): string => {
	if (openapi[name].who === 'member' && token === undefined) return 'for members: give --token, or --mobile and --code';
	return WRITTEN.has(name) ? 'it changes something: give --writes' : 'it would send, order, pay or change something for good';
};

async function attempt(upstream: Upstream, name: UpstreamCall, input: object, context: Parameters<Upstream['send']>[2]) {
	try {
		return { data: (await upstream.send(name, input as never, context)).data };
	} catch (error) {
		if (error instanceof AppError) return { error };
		throw error;
	}
}

/** Decrypts the hot routes, since the encrypted text can't be checked. */
function hotRoutes(hex: unknown, { hotRoutes: keys }: Options, misfits: Misfit[]): Partial<Asked> {
	if (!keys) return {};
	try {
		createHotRoutesReader(keys, { misfits: (_call, found) => void misfits.push(...found) })(String(hex));
		return {};
	} catch (error) {
		if (error instanceof AppError) return { error };
		throw error;
	}
}
