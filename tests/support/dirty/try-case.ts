import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { differences, nonsenseIn, type World, worldOf } from './compare.ts';
import type { DirtyLab, FreshSite } from './lab.ts';
import { randomOf } from './random.ts';
import type { Seen } from './read-body.ts';
import { fieldsOf, spoilValue, type ValueWay } from './spoil.ts';
import type { Spoiling } from './upstream.ts';
import type { VisitedPage } from './visited-pages.ts';

/** Clean pages, and the calls that each of them makes. */
export type CleanPages = { seen: ReadonlyMap<string, Seen>; calls: ReadonlyMap<string, readonly UpstreamCall[]>; world: World };

/** Looks at every page with clean replies: each on a site without caches, and further pages of the search that rows could move up from. */
export async function lookAtClean(lab: DirtyLab): Promise<CleanPages> {
	const seen = new Map<string, Seen>();
	const calls = new Map<string, UpstreamCall[]>();
	lab.upstream.takeAsked();
	for (const { name, path, as } of lab.pages) {
		const site = await lab.fresh();
		const reply = await site.see(path, as);
		if (reply.status !== 200) throw new Error(`${name} is ${reply.status} with clean replies`);
		seen.set(name, reply);
		calls.set(name, lab.upstream.takeAsked());
		await site.close();
	}
	const site = await lab.fresh();
	const views = new Map([...seen].map(([name, { view }]) => [name, view]));
	for (let page = 1; page <= 40; page += 1) {
		const { view } = await site.see(`/api/search?page=${page}`);
		views.set(`search ${page}`, view);
		if ((view as { pages: number }).pages <= page) break;
	}
	for (let page = 1; page <= 3; page += 1) views.set(`orders ${page}`, (await site.see(`/api/orders?tab=all&page=${page}`)).view);
	await site.close();
	return { seen, calls, world: worldOf(views) };
}

/** A field of a call's reply, and the ways of spoiling it after which the object around it can't be read. */
export type Field = { call: UpstreamCall; field: string; refused: ReadonlySet<ValueWay>; otherwise: boolean };

const WAYS = ['null', 'absent', 'empty', 'other-type'] as const;

/** Returns the fields of upstream's replies, with the result of the catalogue's schema on spoiled ones. */
export function fieldsOfReplies(lab: DirtyLab): Field[] {
	const wanted = new Set<string>();
	return [...lab.upstream.examples].flatMap(([call, replies]) => {
		const { output }: Call = openapi[call];
		const exampleOf = (field: string) => replies.find((reply) => fieldsOf(reply).includes(field));
		return [...new Set(replies.flatMap(fieldsOf))].map((field): Field => {
			const spoiled = (way: ValueWay): unknown => {
				const envelope = { data: structuredClone(exampleOf(field)) };
				const place = spoilValue(envelope, { field: `data.${field}`, way }, { wanted, random: randomOf(1) });
				return place === null ? undefined : envelope;
			};
			const isRefused = (way: ValueWay): boolean => {
				const envelope = spoiled(way) as { data: unknown } | undefined;
				return envelope !== undefined && !output.safeParse(envelope.data).success;
			};
			return { call, field, refused: new Set(WAYS.filter(isRefused)), otherwise: spoiled('other-form') !== undefined };
		});
	});
}

export type Finding = { page: string; kind: 'status' | 'value' | 'text' | 'log'; what: string };

/** A reply that may have several forms fails as a whole: its field is `data`. */
const isSame = (logged: string, place: string): boolean =>
	place === logged || place.startsWith(`${logged}.`) || logged === 'data';

/** Returns the values that can't be read, and that aren't named by exactly one log line with call and field. */
function logFindings(lab: DirtyLab, site: FreshSite, call: UpstreamCall): Finding[] {
	const { output }: Call = openapi[call];
	const unreadable = lab.upstream.effect().values.filter(({ data }) => !output.safeParse(data).success);
	const lines = site.lines().filter((line) => line.msg === 'reply does not fit' && line.call === call);
	return [...new Set(unreadable.map(({ place }) => place))].flatMap((place): Finding[] => {
		const own = lines.filter(({ field }) => field !== undefined && isSame(field, place));
		return own.length === 1 ? [] : [{ page: 'the log', kind: 'log', what: `has ${own.length} lines for ${place}` }];
	});
}

/** Spoils the replies to a call and looks at pages on a site without caches. Returns what is wrong with pages and log. */
export async function tryCase(
	lab: DirtyLab,
	clean: CleanPages,
	{ spoiling, pages }: { spoiling: Spoiling; pages: readonly VisitedPage[] },
): Promise<Finding[]> {
	const site = await lab.fresh();
	lab.upstream.spoil(spoiling);
	const findings: Finding[] = [];
	try {
		for (const { name, path, substance, as } of pages) {
			const seen = await site.see(path, as);
			const may = substance.includes(spoiling.call);
			if (seen.status >= 400 && !may) findings.push({ page: name, kind: 'status', what: `is ${seen.status}` });
			// Booking redirects to the step without passengers or contact.
			if (seen.status === 302 && !may) findings.push({ page: name, kind: 'status', what: `leads to ${seen.location}` });
			for (const what of differences(name, seen.view, clean.world)) findings.push({ page: name, kind: 'value', what });
			const nonsense = nonsenseIn(seen.text, clean.seen.get(name)?.text ?? '');
			if (nonsense) findings.push({ page: name, kind: 'text', what: `shows “${nonsense}”` });
		}
		findings.push(...logFindings(lab, site, spoiling.call));
		for (const { msg, reason } of site.lines().filter(({ msg }) => msg === 'unexpected error'))
			findings.push({ page: 'the log', kind: 'log', what: `has an ${msg}: ${String(reason)}` });
	} finally {
		lab.upstream.spoil(null);
		await site.close();
	}
	return findings;
}
