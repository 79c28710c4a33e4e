import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTATIONS } from '../bench/mutations/table.ts';
import { countOf } from '../bench/mutations/workspace.ts';

it('the table has sixty mutations, each with a name of its own', () => {
	expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(60);
});

it.each(MUTATIONS)('the code of the mutation “$name” stands in its file once', ({ file, find, replace }) => {
	expect(countOf(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), find)).toBe(1);
	expect(replace).not.toBe(find);
});
