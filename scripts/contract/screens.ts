import type { Call } from '#shared/catalogue/call.ts';
import { openapi } from '#shared/catalogue/catalogue.ts';
import type { Finding } from './judge.ts';
import type { Tried } from './try-calls.ts';

/** What becomes of a screen or an action of the site with a backend, and why. */
export type ScreenVerdict = { screen: string; verdict: 'works' | 'gaps' | 'breaks' | 'not tried'; why: string };

/** The calls of a screen: those without which it fails, and those without which it lacks a part (`what`, empty for the whole). */
type Calls = { needed: Finding[]; parts: { finding: Finding; what: string }[] };

const listed = (words: string, separator: RegExp): string[] => words.split(separator).map((word) => word.trim());

/** Reads the screens and parts that the catalogue names: `home: hot routes; a voyage, a ship: cabins`. */
function partsIn(words: string): { screen: string; what: string }[] {
	return listed(words, /;/).flatMap((sentence) => {
		const [screens = '', what = ''] = listed(sentence, /:/);
		return listed(screens, /,/).map((screen) => ({ screen, what }));
	});
}

/** Sorts findings by the screens that the catalogue's `needs` and `part` name. */
function callsByScreen(findings: readonly Finding[]): Map<string, Calls> {
	const screens = new Map<string, Calls>();
	const of = (screen: string): Calls => {
		const known = screens.get(screen) ?? { needed: [], parts: [] };
		screens.set(screen, known);
		return known;
	};
	for (const finding of findings) {
		const { needs, part }: Call = openapi[finding.name];
		if (needs) for (const screen of listed(needs, /[,;]/)) of(screen).needed.push(finding);
		if (part) for (const { screen, what } of partsIn(part)) of(screen).parts.push({ finding, what });
	}
	return screens;
}

export const shortName = ({ name }: Finding): string => name.replace(' /openapi/', ' /');
const said = (finding: Finding): string => `${shortName(finding)}: ${finding.reason}`;

/** Names the call and the fields of which a page may lack something, or show it doubtfully; none where it is read as it is meant. */
function gapsOf(finding: Finding): string[] {
	const notes = finding.notes.filter(({ weight }) => weight === 'gap');
	const fields = [...finding.misfits.map(({ field }) => field), ...notes.flatMap((note) => note.fields)];
	return fields.length > 0 ? [`${shortName(finding)} (${[...new Set(fields)].join(', ')})`] : [];
}

function gapsIn({ needed, parts }: Calls): string[] {
	const lost = parts.flatMap(({ finding, what }) => {
		if (finding.verdict === 'breaks') return `${what ? `without ${what}: ` : ''}${said(finding)}`;
		return gapsOf(finding).map((gaps) => (what ? `${what}: ${gaps}` : gaps));
	});
	return [...new Set([...needed.flatMap(gapsOf), ...lost])];
}

function verdictOn(calls: Calls): Omit<ScreenVerdict, 'screen'> {
	const { needed, parts } = calls;
	const broken = needed.filter(({ verdict }) => verdict === 'breaks');
	if (broken.length > 0) return { verdict: 'breaks', why: broken.map(said).join('; ') };
	// A screen that needs no call is made of its parts.
	const own = needed.length > 0 ? needed : parts.map(({ finding }) => finding);
	const untried = own.filter(({ verdict }) => verdict === 'not tried');
	if (untried.length > 0) return { verdict: 'not tried', why: [...new Set(untried.map(({ reason }) => reason))].join('; ') };
	const gaps = gapsIn(calls);
	return gaps.length > 0 ? { verdict: 'gaps', why: gaps.join('; ') } : { verdict: 'works', why: '' };
}

/** Says of each screen and action that the catalogue names what becomes of it, in the catalogue's order. */
export const screensOf = ({ findings }: Tried): ScreenVerdict[] =>
	[...callsByScreen(findings)].map(([screen, calls]) => ({ screen, ...verdictOn(calls) }));
