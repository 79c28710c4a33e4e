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
const WEIGHTS: Record<Weight, string> = { tolerated: '~ tolerated', gap: '~ gap', breaks: '✗ wrong' };
const NAME_WIDTH = 48;

function headlineOf({ verdict, rows, reason }: Finding): string {
	const count = rows === null ? '' : `, ${rows} ${rows === 1 ? 'row' : 'rows'}`;
	if (verdict === 'fits' || verdict === 'tolerated') return verdict + count;
	return reason ? `${verdict}: ${reason}` : verdict;
}

/** The most calls that are named in one line. */
const MAX_CALLS = 8;

/** Writes findings of the same kind as one line, with the calls in which they were made. */
function linesOfKinds(found: readonly { says: string; at: string }[]): string[] {
	const kinds = Map.groupBy(found, ({ says }) => says);
	return [...kinds].map(([says, all]) => {
		const more = all.length - MAX_CALLS;
		const calls = all.slice(0, MAX_CALLS).map(({ at }) => at);
		return `${says}: ${[...calls, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`;
	});
}

/** What doesn't fit, and what is unusual in raw replies. */
const findingLines = (findings: readonly Finding[]): string[] =>
	linesOfKinds(
		findings.flatMap((finding) => [
			...finding.misfits.map((misfit) => ({
				// The same value has other places in other calls.
				says: `${finding.verdict === 'breaks' ? '✗' : '~'} ${misfitInWords({ ...misfit, field: lastKey(misfit.field) })}`,
				at: `${shortName(finding)} (${misfit.field}, ${misfit.count} ×)`,
			})),
			...finding.notes.map(({ weight, says, count, fields }) => ({
				says: `${WEIGHTS[weight]}: ${says}`,
				at: `${shortName(finding)} (${[`${count} ×`, ...fields].join(', ')})`,
			})),
		]),
	);

const lastKey = (field: string): string => field.split(/[.{}[\]]+/).findLast(Boolean) ?? field;

const detailsOf = (finding: Finding): string[] => [
	...(finding.empty.length > 0 ? [`never there: ${finding.empty.join(', ')}`] : []),
	...(finding.verdict === 'breaks' && !isNeeded(finding) ? ['no page asks for it'] : []),
];

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
