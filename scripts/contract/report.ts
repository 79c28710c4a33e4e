import type { Call } from '#shared/catalogue/call.ts';
import { openapi } from '#shared/catalogue/catalogue.ts';
import { type Finding, isNeeded, misfitInWords } from './judge.ts';
import type { Weight } from './notes.ts';
import { type ScreenVerdict, screensOf, shortName } from './screens.ts';
import type { Tried } from './try-calls.ts';

const SIGNS: Record<Finding['verdict'], string> = { fits: '✓', tolerated: '~', breaks: '✗', refused: '✓', 'not tried': '–' };
const SCREEN_SIGNS: Record<ScreenVerdict['verdict'], string> = { works: '✓', gaps: '~', breaks: '✗', 'not tried': '–' };
const SCREEN_WORDS: Record<ScreenVerdict['verdict'], string> = {
	works: 'works',
	gaps: 'works with gaps',
	breaks: 'breaks',
	'not tried': 'not tried',
};
const WEIGHTS: Record<Weight, string> = { tolerated: 'tolerated', gap: 'gap', breaks: 'wrong' };
const NAME_WIDTH = 48;

function headlineOf({ verdict, rows, reason }: Finding): string {
	const count = rows === null ? '' : `, ${rows} ${rows === 1 ? 'row' : 'rows'}`;
	if (verdict === 'fits' || verdict === 'tolerated') return verdict + count;
	return reason ? `${verdict}: ${reason}` : verdict;
}

/** The most calls that are named in one line. */
const MAX_CALLS = 8;

/** Joins what is said of calls, and counts those that have no room. */
function listed(calls: readonly string[]): string {
	const more = calls.length - MAX_CALLS;
	return calls.slice(0, MAX_CALLS).join('; ') + (more > 0 ? `; and ${more} more ${more === 1 ? 'call' : 'calls'}` : '');
}

/** Writes findings of the same kind as one line, with the calls in which they were made. */
function linesOfKinds(found: readonly { sign: string; says: string; at: string }[]): string[] {
	const kinds = Map.groupBy(found, ({ sign, says }) => `${sign} ${says}`);
	return [...kinds].map(([kind, all]) => `${kind}: ${listed(all.map(({ at }) => at))}`);
}

/** What doesn't fit, and what is unusual in raw replies. */
const findingLines = (findings: readonly Finding[]): string[] =>
	linesOfKinds(
		findings.flatMap((finding) => [
			...finding.misfits.map((misfit) => ({
				sign: finding.verdict === 'breaks' ? '✗' : '~',
				// The same value has other places in other calls.
				says: misfitInWords({ ...misfit, field: lastKey(misfit.field) }),
				at: `${shortName(finding)} (${misfit.field}, ${misfit.count} ×)`,
			})),
			...finding.notes.map(({ weight, says, count, fields }) => ({
				sign: weight === 'breaks' ? '✗' : '~',
				says: `${WEIGHTS[weight]}: ${says}`,
				at: `${shortName(finding)} (${[`${count} ×`, ...fields].join(', ')})`,
			})),
		]),
	);

const lastKey = (field: string): string => field.split(/[.{}[\]]+/).findLast(Boolean) ?? field;

function detailsOf(finding: Finding): string[] {
	const { name, verdict, empty } = finding;
	const { needs, part }: Call = openapi[name];
	return [
		...(empty.length > 0 ? [`never there: ${empty.join(', ')}`] : []),
		...(verdict === 'breaks' && needs ? [`nothing goes without it: ${needs}`] : []),
		...(verdict === 'breaks' && part ? [`missing without it: ${part}`] : []),
		...(verdict === 'breaks' && !isNeeded(finding) ? ['no page asks for it'] : []),
	];
}

/** Writes screens of which the same is said as one line. */
function screenLines(verdicts: readonly ScreenVerdict[]): string[] {
	const alike = Map.groupBy(verdicts, ({ verdict, why }) => SCREEN_WORDS[verdict] + (why && `: ${why}`));
	return [...alike].map(([words, screens]) => {
		const names = screens.map(({ screen }) => screen).join(', ');
		return `${SCREEN_SIGNS[screens[0]?.verdict ?? 'works']} ${names}: ${words}`;
	});
}

/**
 * Writes the findings as text: a line for each call; a line for each kind of finding, with its calls; the conventions and the sum; at last a sentence for
 * screens of which the same is said.
 */
export function reportOf(tried: Tried): string {
	const { findings, conventions } = tried;
	const calls = findings.flatMap((finding) => [
		`${SIGNS[finding.verdict]} ${shortName(finding).padEnd(NAME_WIDTH)} ${headlineOf(finding)}`,
		...detailsOf(finding).map((detail) => `    ${detail}`),
	]);
	const count = (...verdicts: Finding['verdict'][]) => findings.filter(({ verdict }) => verdicts.includes(verdict)).length;
	const sum = `${count('fits', 'refused')} fit, ${count('tolerated')} tolerated, ${count('breaks')} break, ${count('not tried')} not tried`;
	const conventionLines = conventions.map(
		({ what, answer, isKept, otherwise }) => `${isKept ? '✓' : '✗'} ${what} (${answer}): ${isKept ? 'understood' : otherwise}`,
	);
	const parts = [calls, findingLines(findings), conventionLines, [sum], screenLines(screensOf(tried))];
	return `${parts
		.filter((lines) => lines.length > 0)
		.map((lines) => lines.join('\n'))
		.join('\n\n')}\n`;
}
