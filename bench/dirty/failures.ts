import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { DirtyLab } from '../../tests/support/dirty/lab.ts';
import { type CleanPages, type Field, tryCase } from '../../tests/support/dirty/try-case.ts';
import type { Spoiling } from '../../tests/support/dirty/upstream.ts';
import type { VisitedPage } from '../../tests/support/dirty/visited-pages.ts';
import { outcomeOf } from './outcome.ts';

const KINDS = ['gone', 'dirty', 'refused'] as const;
type Kind = (typeof KINDS)[number];

/** A call's answer gone (HTTP 500), refused by a business error, or with one row that lacks what is required; without such a field, with an odd row. */
function spoilingOf(call: UpstreamCall, kind: Kind, fields: readonly Field[]): Spoiling {
	if (kind === 'gone') return { call, way: 'http-500', seed: 1 };
	if (kind === 'refused') return { call, way: 'business-error', seed: 1 };
	const required = fields.filter((field) => field.call === call && field.refused.has('null')).map(({ field }) => field);
	const inRow = required.find((field) => /\[\]\.\w+$/.test(field)) ?? required.at(0);
	return inRow ? { call, field: inRow, way: 'null', seed: 1 } : { call, way: 'bad-row', seed: 1 };
}

/** Pages that do what another does that is told: the same page in another state. */
const OTHER_STATES = /, (begun|refunded|with a coupon|in English)$|^payment, paid$|^order$|^bankOrders$/;

/** What every page asks for, whatever it shows: pages are told by the others. */
function shellCalls(clean: CleanPages): UpstreamCall[] {
	const [first = [], ...rest] = [...clean.calls].filter(([name]) => !name.startsWith('GET ')).map(([, calls]) => calls);
	return first.filter((call) => rest.every((calls) => calls.includes(call)));
}

/** What each page does when each of its calls is gone, dirty or refused, as the pages themselves say it now. */
export async function failuresDocument(lab: DirtyLab, clean: CleanPages, fields: readonly Field[]): Promise<string> {
	const shell = shellCalls(clean);
	const outcomes = async (pages: readonly VisitedPage[], call: UpstreamCall): Promise<Map<string, string[]>> => {
		const found = new Map(pages.map(({ name }) => [name, [] as string[]]));
		for (const kind of KINDS) {
			const { views } = await tryCase(lab, clean, { spoiling: spoilingOf(call, kind, fields), pages });
			for (const { name } of pages) {
				const [before, after] = [clean.seen.get(name), views.get(name)];
				if (before && after) found.get(name)?.push(outcomeOf(before, after));
			}
		}
		return found;
	};
	const told = lab.pages.filter(({ name }) => !OTHER_STATES.test(name));
	const tables = new Map<string, string[]>(told.map(({ name }) => [name, []]));
	const everywhere: string[] = [];
	for (const call of lab.upstream.examples.keys()) {
		const asking = told.filter(({ name }) => clean.calls.get(name)?.includes(call));
		const rows = [...(await outcomes(asking, call))].map(([name, cells]) => ({
			name,
			row: `| ${openapi[call].summary} (\`${call}\`) | ${cells.join(' | ')} |`,
		}));
		// The page with the least of its own tells what all of them do.
		const common = shell.includes(call) ? rows.find(({ name }) => name === 'policy')?.row : undefined;
		if (common) everywhere.push(common);
		for (const { name, row } of rows) if (row !== common) tables.get(name)?.push(row);
	}
	const head = ['| what it asks upstream for | gone | dirty | refused |', '| --- | --- | --- | --- |'];
	const pathOf = (name: string): string => told.find((page) => page.name === name)?.path.split('?')[0] ?? '';
	return [
		'# What pages do when upstream fails',
		'Written by `npm run bench:dirty` from what the pages themselves did: for each page, each call that it makes was spoiled, on a site without anything cached. While a cache has an older answer (docs/operations.md), the page stands whole instead.',
		'**gone**: there is no answer (HTTP 500, a timeout, a connection that breaks). **dirty**: one row lacks a value without which it says nothing; where that is the only row, the list can’t be read. **refused**: upstream answers with a business error. A call that a page is about makes the page fail when it fails; all others leave a gap.',
		'## Every page',
		[...head, ...everywhere].join('\n'),
		...[...tables].flatMap(([name, rows]) =>
			rows.length > 0 ? [`## ${titleOf(name, pathOf(name))}`, [...head, ...rows].join('\n')] : [],
		),
	].join('\n\n');
}

const titleOf = (name: string, path: string): string => (name.startsWith('GET ') ? `\`${name}\`` : `\`${path}\` (${name})`);
