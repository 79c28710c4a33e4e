import type { Call } from '#shared/catalogue/call.ts';
import { openapi } from '#shared/catalogue/catalogue.ts';
import { type Finding, isNeeded } from './judge.ts';
import type { Note, Weight } from './notes.ts';
import { type ScreenVerdict, screensOf } from './screens.ts';
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

const noteLine = ({ weight, says, count, fields }: Note): string =>
	`${WEIGHTS[weight]}: ${says} (${[`${count} ×`, ...fields].join(', ')})`;

function detailsOf(finding: Finding): string[] {
	const { name, verdict, misfits, notes, empty } = finding;
	const { needs, part }: Call = openapi[name];
	return [
		...misfits.map(({ field, expected, got, count }) => `${field}: expected ${expected}, came ${got} (${count} ×)`),
		...notes.map(noteLine),
		...(empty.length > 0 ? [`never there: ${empty.join(', ')}`] : []),
		...(verdict === 'breaks' && needs ? [`nothing goes without it: ${needs}`] : []),
		...(verdict === 'breaks' && part ? [`missing without it: ${part}`] : []),
		...(verdict === 'breaks' && !isNeeded(finding) ? ['no page asks for it'] : []),
	];
}

/** What is unusual in raw replies, each kind once, with the number of calls. */
function habitLines(findings: readonly Finding[]): string[] {
	const kinds = Map.groupBy(
		findings.flatMap(({ notes }) => notes),
		({ kind }) => kind,
	);
	return [...kinds.values()].flatMap(([note, ...others]) => {
		if (!note) return [];
		const calls = others.length + 1;
		return `${note.weight === 'breaks' ? '✗' : '~'} ${WEIGHTS[note.weight]}: ${note.says} (${calls} ${calls === 1 ? 'call' : 'calls'})`;
	});
}

const screenLine = ({ screen, verdict, why }: ScreenVerdict): string =>
	`${SCREEN_SIGNS[verdict]} ${screen}: ${SCREEN_WORDS[verdict]}${why && `: ${why}`}`;

/**
 * Writes the findings as text: a line for each call, below it what didn't fit and the consequences; then the habits of the backend, the
 * conventions and the sum; at last a sentence for each screen.
 */
export function reportOf(tried: Tried): string {
	const { findings, conventions } = tried;
	const calls = findings.flatMap((finding) => [
		`${SIGNS[finding.verdict]} ${finding.name.replace(' /openapi/', ' /').padEnd(NAME_WIDTH)} ${headlineOf(finding)}`,
		...detailsOf(finding).map((detail) => `    ${detail}`),
	]);
	const count = (...verdicts: Finding['verdict'][]) => findings.filter(({ verdict }) => verdicts.includes(verdict)).length;
	const sum = `${count('fits', 'refused')} fit, ${count('tolerated')} tolerated, ${count('breaks')} break, ${count('not tried')} not tried`;
	const conventionLines = conventions.map(
		({ what, isKept, otherwise }) => `${isKept ? '✓' : '✗'} ${what}: ${isKept ? 'understood' : otherwise}`,
	);
	const parts = [calls, habitLines(findings), conventionLines, [sum], screensOf(tried).map(screenLine)];
	return `${parts
		.filter((lines) => lines.length > 0)
		.map((lines) => lines.join('\n'))
		.join('\n\n')}\n`;
}
