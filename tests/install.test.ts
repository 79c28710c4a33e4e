import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const PREPARE = resolve(import.meta.dirname, '../scripts/prepare.mjs');

it('with NODE_ENV=production packages that only build the site are installed too', { timeout: 60_000 }, () => {
	const root = mkdtempSync(join(tmpdir(), 'install-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const folder of ['scripts', 'builder']) mkdirSync(join(root, folder));
	copyFileSync(PREPARE, join(root, 'scripts/prepare.mjs'));
	const written = (path: string, content: object) => writeFileSync(join(root, path), JSON.stringify(content));
	written('builder/package.json', { name: 'builder', version: '1.0.0' });
	written('package.json', { name: 'site', version: '1.0.0', devDependencies: { builder: 'file:builder' } });
	execFileSync(process.execPath, ['-e', "import('./scripts/prepare.mjs').then((prepare) => prepare.install())"], {
		cwd: root,
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: 'ignore',
	});
	expect(existsSync(join(root, 'node_modules/builder'))).toBe(true);
});
