import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const filesIn = (patterns: string[]): string[] => patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole);

const FOLDERS = 'server|client|shared|sandbox|tests|e2e|bench|scripts|docs|public';
const documents = filesIn(['*.md', '{docs,bench,sandbox/art}/*.md']);
const sources = filesIn(['*.{ts,mjs,yml}', 'Dockerfile', `{${FOLDERS.replaceAll('|', ',')}}/**/*.{ts,tsx,mjs,css,sql,py,sh}`]);
const tests = sources.filter((file) => /\.(?:test|spec|fleet)\.tsx?$/.test(file));

/** The tables with rows that tests hold. */
const TABLES = ['docs/rules.md', 'docs/threats.md', 'docs/acceptance.md'];

type Row = { name: string; heldBy: string };

/** Returns the rows of a document's tables: the first cell is the name, the last names the tests that hold it. */
function rowsOf(document: string): Row[] {
	return read(document)
		.split('\n')
		.filter((line) => line.startsWith('| ') && !/^\| (?:row|---) \|/.test(line))
		.map((line) => {
			const cells = line.split('|').map((cell) => cell.trim());
			return { name: cells[1] ?? '', heldBy: cells.at(-2) ?? '' };
		});
}

/** A title of a test in a source: the first string of a call, or of a row in a table of cases. */
const TITLE = /[([]\s*(['"`])((?:\\.|(?!\1)[^\n\\])+)\1/g;
const titlesOf = (source: string): string[] => [...source.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll('\\', ''));

/** Returns the references to tests, as a file and words of a title, that lead to no test. */
const lostReferences = (heldBy: string): string[] =>
	[...heldBy.matchAll(/`([^`]+)` “([^”]+)”/g)].flatMap(([reference, file = '', title = '']) => {
		const known = tests.includes(file) ? titlesOf(read(file)) : [];
		return known.some((one) => one.includes(title)) ? [] : [reference];
	});

/** The beginning of a test or a group of tests, with its title. */
const TITLED = /(?:\b(?:test|it|describe)(?:\.\w+)?|\]\)?|\w\))\(\s*(['"`])((?:\\.|(?!\1)[^\n\\])+)\1\s*,\s*(?:async|\(|\{)/g;
const CODE = /\b(?:T\d{1,2}|M\d{1,2}|F\d{2}|R-\d{1,2}|CR\d{1,2})\b/;
const CODES_AT_THE_END = / \(((?:T|M|F|R-)\d{1,2}(?:, (?:T|M|F|R-)\d{1,2})*)\)$/;

describe.each(TABLES)('%s', (document) => {
	const rows = rowsOf(document);

	it('has rows, each with a name of its own', () => {
		expect(rows.length).toBeGreaterThan(10);
		expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
	});

	it('names existing tests in each row, or says that there is none', () => {
		expect(rows.flatMap(({ heldBy }) => lostReferences(heldBy))).toEqual([]);
		expect(rows.filter(({ heldBy }) => !/` “|`bench\/|no test yet/.test(heldBy))).toEqual([]);
	});
});

describe.each(documents)('%s', (document) => {
	it('links to existing files only', () => {
		const targets = matches(read(document), /(?:\]\(|src=")([^)"\s]+)/g).filter((target) => !/^(?:[a-z]+:|#)/.test(target));
		expect(targets.filter((target) => !existsSync(join(ROOT, dirname(document), target.split('#')[0] ?? '')))).toEqual([]);
	});

	it('names existing files only', () => {
		const named = matches(read(document), /`([^`\n]+)`/g).flatMap((code) => code.split(/[\s,]+/));
		const paths = named.filter((word) => new RegExp(`^(?:${FOLDERS})/[\\w./-]+$`).test(word));
		expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
	});
});

describe('the documents stay short', () => {
	const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

	it('docs/decisions.md has at most 60 entries, each dated and of at most 120 words', () => {
		const entries = read('docs/decisions.md')
			.split(/^(?=##)/m)
			.filter((part) => part.startsWith('### '));
		expect(entries.length).toBeGreaterThan(10);
		expect(entries.length).toBeLessThanOrEqual(60);
		expect(entries.filter((entry) => !/^### .+ \(\d{4}-\d\d-\d\d\)\n/.test(entry) || countWords(entry) > 120)).toEqual([]);
	});

	it('docs/rules.md has no cell of more than 60 words', () => {
		const cells = read('docs/rules.md')
			.split('\n')
			.flatMap((line) => (line.startsWith('| ') ? line.split('|') : []));
		expect(cells.filter((cell) => countWords(cell) > 60)).toEqual([]);
	});

	it('those under docs/ that no program writes have at most 32,000 words', () => {
		const byHand = filesIn(['docs/*.md']).filter((file) => file !== 'docs/upstream.md');
		expect(byHand.reduce((sum, file) => sum + countWords(read(file)), 0)).toBeLessThanOrEqual(32_000);
	});
});

describe('the references in the code lead to documents of the repository', () => {
	const OUTSIDE = [
		/\b(?:security|screens|measures|features|visual|style|architecture|review|product-spec)\.md\b/,
		/\bspec(?:ification)? sections?\b|\bsections? \d|§ ?\d/i,
		/\bthe (?:product )?specification\b/i,
	];

	it.each(OUTSIDE)('no file refers to a document that is not here: %s', (pattern) => {
		expect([...documents, ...sources].filter((file) => pattern.test(read(file)))).toEqual([]);
	});

	it('a rule, threat or measure that is named has its row', () => {
		const known = new Set(TABLES.flatMap((document) => rowsOf(document).map(({ name }) => `${document}, ${name}`)));
		const named = sources.flatMap((file) => matches(read(file), /docs\/(?:rules|threats|acceptance)\.md, [\w-]+/g));
		expect(named.filter((row) => !known.has(row))).toEqual([]);
	});

	it('no comment refers to a row by its number alone', () => {
		const coded = sources.flatMap((file) =>
			matches(read(file), /^.*?(?:\/\/|\/?\*) .*$/gm)
				.filter((comment) => CODE.test(comment.replace(/["'`].*?["'`]/g, '')))
				.map((comment) => `${file}: ${comment.trim()}`),
		);
		expect(coded).toEqual([]);
	});

	it('a title is made of words; numbers stand at its end, in brackets, and are rows of the tables', () => {
		const known = new Set(TABLES.flatMap((document) => rowsOf(document).map(({ name }) => name)));
		const wrong = tests.flatMap((file) =>
			[...read(file).matchAll(TITLED)]
				.map(([, , title = '']) => title)
				.filter((title) => {
					const behind = CODES_AT_THE_END.exec(title)?.[1]?.split(', ') ?? [];
					return CODE.test(title.replace(CODES_AT_THE_END, '')) || behind.some((code) => !known.has(code));
				})
				.map((title) => `${file}: ${title}`),
		);
		expect(wrong).toEqual([]);
	});
});
