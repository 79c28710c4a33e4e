import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isAllowed, productionLicences } from '../scripts/sbom/licences.ts';

const ROOT = resolve(import.meta.dirname, '..');
const licensed = productionLicences(ROOT);

it('every package of production has an allowed licence (T68)', () => {
	expect(licensed.length).toBeGreaterThan(100);
	expect(licensed.filter((one) => !isAllowed(one))).toEqual([]);
});

it.each([
	[{ name: 'one', licence: 'MIT' }, true],
	[{ name: 'one', licence: 'GPL-3.0-only' }, false],
	[{ name: 'one', licence: 'none' }, false],
	[{ name: 'one', licence: 'SEE LICENSE IN LICENSE.md' }, false],
	[{ name: 'one', licence: 'MIT AND GPL-2.0-only' }, false],
	[{ name: 'one', licence: 'LGPL-3.0-or-later' }, false],
	[{ name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' }, true],
])('%o: %s', (one, allowed) => {
	expect(isAllowed({ ...one, version: '1.0.0' })).toBe(allowed);
});

it('`npm run sbom` lists the packages of production, and none that only development needs', () => {
	const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
	try {
		execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.ts'), folder], { stdio: ['ignore', 'ignore', 'ignore'] });
		const { bomFormat, components } = JSON.parse(readFileSync(join(folder, 'site.cdx.json'), 'utf8')) as {
			bomFormat: string;
			components: { name: string; version: string }[];
		};
		expect(bomFormat).toBe('CycloneDX');
		const namesOf = (list: readonly { name: string; version: string }[]) =>
			[...new Set(list.map(({ name, version }) => `${name}@${version}`))].toSorted();
		expect(namesOf(components)).toEqual(namesOf(licensed));
		const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object };
		expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
		const list = readFileSync(join(folder, 'licences.md'), 'utf8');
		expect(list).toMatch(/\| MIT \| express \| \d/);
		expect(list).not.toContain('| vitest |');
	} finally {
		rmSync(folder, { recursive: true });
	}
});

it('the lock file names no registry: packages come from npm’s own setting, with the checksums of the lock file (T68)', () => {
	const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
		packages: Record<string, { resolved?: string; integrity?: string; inBundle?: boolean }>;
	};
	const entries = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);
	expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
	expect(entries.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
	expect(entries.filter(([path]) => /\/react-server-dom-/.test(path))).toEqual([]);
});
