import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { looseTexts } from './support/loose-texts.ts';

const ROOT = join(import.meta.dirname, '..');

test('a text that changes, comes or goes beside others stands in an element of its own', () => {
	const files = globSync('client/**/*.tsx', { cwd: ROOT }).filter((file) => !/\.test\.|test-support/.test(file));
	expect(files.length).toBeGreaterThan(300);
	expect(looseTexts(Object.fromEntries(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])))).toEqual([]);
});

const IMPORTS = `import { Suspense } from 'react'; import { Link } from 'react-router'; import { Row, Wrap, Around, Icon } from './parts.tsx';`;

/** Components of another file, which the snippets use. */
const PARTS = `
	import { Suspense } from 'react';
	const icon = (path: string) => ({ size }: { size: number }) => <svg><path d={path} /></svg>;
	export const Icon = icon('M1 2');
	export const Row = ({ title, children }: { title: ReactNode; children: ReactNode }) => <li><b>{title}</b><i />{children}</li>;
	export const Wrap = ({ label, children }: { label?: ReactNode; children: ReactNode }) => <p>{label && <b>{label}</b>}<span>{children}</span></p>;
	export const Around = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
`;

/** The names that the snippets use, in the component that renders them. */
const LOCALS = `
	const { t } = useTranslation();
	const words = open ? t('yes') : t('no');
	const wordsOf = () => { if (open) return t('yes'); return t('no'); };
	const Gap = () => open && <b />;
	const useFound = () => { return { words: name.trim() }; };
	const found = useFound();
`;

/** Returns the sources of the texts that are found in a component that renders `jsx`. */
const foundIn = (jsx: string): string[] =>
	looseTexts({
		'client/parts.tsx': PARTS,
		'client/a.tsx': `${IMPORTS} const SIZES = ['s', 'm']; function A({ name, open }: { name: string; open: boolean }) { ${LOCALS} return ${jsx}; }`,
	}).map((line) => line.replace(/^client\/\S+ /, ''));

describe('a text is found', () => {
	test.each([
		['that changes beside an element', '<p>{name}<b /></p>', ['name']],
		['that changes beside a text', '<p>Ms {name}</p>', ['name']],
		['that is made of what changes', "<p>{t('hello', { name })}<b /></p>", ["t('hello', { name })"]],
		['whose key changes', "<p>{t('kinds.' + name)}<b /></p>", ["t('kinds.' + name)"]],
		['that comes and goes', "<p><b />{open && t('more')}</p>", ["t('more')"]],
		['that takes turns with an element', "<p><b />{open ? <i /> : t('more')}</p>", ["t('more')"]],
		['that takes turns with another', "<p><b />{open ? 'yes' : 'no'}</p>", ["'no'", "'yes'"]],
		['before which an element comes', "<p>{open && <b />}{t('more')}</p>", ["t('more')"]],
		['of white space, too', '<p>{open && <b />} <i /></p>', ['white space']],
		['before which a component comes that may be empty', '<p><Gap /> more</p>', ['more']],
		['before which a list grows', "<p>{name.split('').map((one) => <b key={one} />)}more</p>", ['more']],
		['before which a waiting part comes', '<p><Suspense><b /></Suspense>more</p>', ['more']],
		['inside a waiting part', '<p><Suspense>more</Suspense></p>', ['more']],
		['in a fragment that comes and goes', '<p>{open && <>more <b /></>}</p>', ['more']],
		['in a list', "<p>{name.split('').map((one) => one)}</p>", ['one']],
		['in a fragment that is handed on', '<Wrap label={<>{name}<b /></>}>more</Wrap>', ['name']],
		['given to a component that puts it beside others', '<Row title="">{name}</Row>', ['name']],
		['in a component that renders its children at its place', '<p><Around>more</Around><b /></p>', ['more']],
		['returned by a component', 'name', ['name']],
		['in a fragment that a component returns', '<>{name}<b /></>', ['name']],
		['held in a value', '<p><b />{words}</p>', ["t('no')", "t('yes')"]],
		['made by a function', '<p><b />{wordsOf()}</p>', ["t('no')", "t('yes')"]],
		['from a hook', '<p><b />{found.words}</p>', ['name.trim()']],
		['that a render property returns', '<p><b />{(() => t(name))()}</p>', ['(() => t(name))()']],
	])('%s', (_what, jsx, texts) => {
		expect(foundIn(jsx)).toEqual(texts);
	});
});

test.each([
	['an only text, which React replaces as a whole', '<p>{name}</p>'],
	['an only text that comes and goes', "<p>{open && t('more')}</p>"],
	['an only text that takes turns with an element', '<p>{open ? name : <b />}</p>'],
	['several texts in one', "<p>{'Ms ' + name}</p>"],
	['a text that stays, beside an element that stays', "<p><b />{t('more')}</p>"],
	['a text that stays, before what comes and goes', "<p>{t('more')} {open && <b />}</p>"],
	['a text that stays, after an element that shields it', '<p>{open && <b />}<i />more</p>'],
	['a text that stays, after a component of one element', '<p><Icon size={18} /> <Link to="/">more</Link> more</p>'],
	['a text that is never rendered as one', '<p title={name} aria-label={open ? name : undefined}><b /> more</p>'],
	['a text of the document, beside an element that stays', '<p>{useSite().phone} <b /></p>'],
	['texts of a list that stays', '<p>{SIZES.map((size) => <i key={size}>{t(size)} <b /></i>)}</p>'],
	['what a component puts into an element of its own', '<Wrap label={name}>{open ? name : <b />}</Wrap>'],
	['a fixed text beside what stays in a component', '<Row title={name}>more</Row>'],
	['an only text that a render property returns', '<Wrap>{() => name}</Wrap>'],
])('%s is not found', (_what, jsx) => {
	expect(foundIn(jsx)).toEqual([]);
});

test('a property that may be a text is followed to those who give it, over several components', () => {
	const outer = 'export const Outer = ({ note }: { note: ReactNode }) => <div><Inner note={note} /></div>;';
	const inner = 'const Inner = ({ note }: { note: ReactNode }) => <p><b /> {note}</p>;';
	const use = 'const A = ({ name }: { name: string }) => <Outer note={name} />;';
	expect(looseTexts({ 'client/a.tsx': [outer, inner, use].join('\n') })).toEqual(['client/a.tsx:3: name']);
});
