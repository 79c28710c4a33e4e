import type { Call } from '#shared/catalogue/call.ts';
import { openapi } from '#shared/catalogue/catalogue.ts';
import { type Finding, isNeeded, type Tried } from './try-calls.ts';

const SIGNS: Record<Finding['verdict'], string> = { fits: '✓', tolerated: '~', breaks: '✗', refused: '✓', 'not tried': '–' };
const NAME_WIDTH = 48;

function headlineOf({ verdict, rows, reason }: Finding): string {
	const count = rows === null ? '' : `, ${rows} ${rows === 1 ? 'row' : 'rows'}`;
	if (verdict === 'fits' || verdict === 'tolerated') return verdict + count;
	return reason ? `${verdict}: ${reason}` : verdict;
}

function detailsOf(finding: Finding): string[] {
	const { name, verdict, misfits, empty } = finding;
	const { needs, part }: Call = openapi[name];
	return [
		...misfits.map(({ field, expected, got, count }) => `${field}: expected ${expected}, came ${got} (${count} ×)`),
		...(empty.length > 0 ? [`never there: ${empty.join(', ')}`] : []),
		...(verdict === 'breaks' && needs ? [`nothing goes without it: ${needs}`] : []),
		...(verdict === 'breaks' && part ? [`missing without it: ${part}`] : []),
		...(verdict === 'breaks' && !isNeeded(finding) ? ['no page asks for it'] : []),
	];
}

/** Writes the findings as text: a line for each call, below it the values that didn't fit and the consequences; then the conventions and the sum. */
export function reportOf({ findings, conventions }: Tried): string {
	const lines = findings.flatMap((finding) => [
		`${SIGNS[finding.verdict]} ${finding.name.replace(' /openapi/', ' /').padEnd(NAME_WIDTH)} ${headlineOf(finding)}`,
		...detailsOf(finding).map((detail) => `    ${detail}`),
	]);
	const count = (...verdicts: Finding['verdict'][]) => findings.filter(({ verdict }) => verdicts.includes(verdict)).length;
	const sum = `${count('fits', 'refused')} fit, ${count('tolerated')} tolerated, ${count('breaks')} break, ${count('not tried')} not tried`;
	const conventionLines = conventions.map(
		({ what, isKept, otherwise }) => `${isKept ? '✓' : '✗'} ${what}: ${isKept ? 'understood' : otherwise}`,
	);
	return `${lines.join('\n')}\n\n${conventionLines.join('\n')}\n\n${sum}\n`;
}
