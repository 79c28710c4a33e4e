import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi } from '#shared/catalogue/catalogue.ts';
import { UPSTREAM_ERRORS } from '#shared/upstream-errors.ts';
import { upstreamDocument } from '../scripts/upstream-document.ts';

const ROOT = resolve(import.meta.dirname, '..');
const document = readFileSync(resolve(ROOT, 'docs/upstream.md'), 'utf8');
const calls = Object.entries<Call>(openapi);
const nameOf = (name: string) => name.replace(' /openapi/', ' /');

/** Returns the rows of the tables of a chapter, each as its cells. */
const rowsOf = (chapter: string): string[][] =>
	(document.split(`\n## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '')
		.split('\n')
		.filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
		.map((line) => line.slice(2, -2).split(' | '));
/** Returns the chapter of a call or a thing. */
const chapterOf = (owner: string): string =>
	document.split(new RegExp(`^####? ${RegExp.escape(owner)}$`, 'm'))[1]?.split(/^####? /m)[0] ?? '';

it('docs/upstream.md is the output of `npm run docs:upstream`', () => {
	expect(document).toContain('<!-- From here on by hand. -->');
	expect(document).toBe(upstreamDocument(document));
});

/** Calls in the cruise line's own list. */
const LISTED_CALLS = 106;

it('has a chapter for every call of the backend, and names those that aren’t made yet', () => {
	const left = rowsOf("Calls that aren't made yet").flatMap(([name = '']) => (name === 'call' ? [] : name.replaceAll('`', '')));
	expect(new Set([...calls.map(([name]) => nameOf(name)), ...left]).size).toBeGreaterThanOrEqual(LISTED_CALLS);
	for (const [name] of calls) expect([name, chapterOf(nameOf(name)) !== '']).toEqual([name, true]);
	expect(left.filter((name) => chapterOf(name) !== '')).toEqual([]);
});

it('says what is given, assumed or missing of calls, things and fields alone that exist', () => {
	const rows = [
		...rowsOf('Given and assumed').flatMap(([owners = '', fields = '']) => [[owners, fields.startsWith('`') ? fields : '']]),
		...rowsOf('What a missing value means').map(([owners = '', field = '']) => [owners, field]),
	].filter(([owners = '']) => !['call', 'of'].includes(owners));
	expect(rows.length).toBeGreaterThan(80);
	const wrong = rows.flatMap(([owners = '', fields = '']) =>
		owners
			.replaceAll('`', '')
			.split(', ')
			.flatMap((owner) => {
				const chapter = chapterOf(owner);
				const names = fields.split(', ').filter(Boolean);
				return chapter ? names.filter((name) => !chapter.includes(`| ${name} |`)).map((name) => `${owner} ${name}`) : [owner];
			}),
	);
	expect(wrong).toEqual([]);
});

it('tells the meaning of every number of a failure', () => {
	const told = rowsOf('Numbers of failures').map(([name, number]) => [name, number]);
	expect(told.slice(1)).toEqual(Object.entries(UPSTREAM_ERRORS).map(([name, number]) => [`\`${name}\``, String(number)]));
});

it('marks as unused only calls that no page makes', () => {
	const patterns = ['server/{features,composition,middleware,pages}/**/*.ts', 'client/**/*.{ts,tsx}'];
	const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((file) => !/\.test\./.test(file));
	const sources = files.map((file) => readFileSync(resolve(ROOT, file), 'utf8')).join('\n');
	const isAsked = (name: string) => sources.includes(`'${name}'`) || /^POST \/openapi\/order\/\w+\/pay$/.test(name);
	const wrong = calls.filter(([name, { needs, part }]) => isAsked(name) !== Boolean(needs || part));
	expect(wrong.map(([name]) => name)).toEqual([]);
});
