import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const { buildId } = (await import(new URL('../scripts/prepare.mjs', import.meta.url).href)) as {
	buildId: (root?: string) => string;
};

const SOURCES = {
	'client/root.tsx': 'root',
	'client/app/api.ts': 'api',
	'shared/pages.ts': 'pages',
	'public/favicon.svg': 'icon',
	'vite.config.ts': 'config',
	'package-lock.json': '{}',
};

/** Makes a folder with these sources, under a name of its own. */
function folderWith(sources: Readonly<Record<string, string>>): string {
	const root = mkdtempSync(join(tmpdir(), 'site-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const [name, text] of Object.entries(sources)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), text);
	}
	return root;
}
const idOf = (more: Readonly<Record<string, string>> = {}) => buildId(folderWith({ ...SOURCES, ...more }));

it('hosts that build the same sources have one id, in any folder, with or without tests', () => {
	expect(idOf()).toMatch(/^[0-9a-f]{16}$/);
	expect(idOf()).toBe(idOf());
	expect(idOf({ 'client/app/api.test.ts': 'test', 'client/test-support/api.ts': 'test' })).toBe(idOf());
});

it.each(['client/root.tsx', 'shared/pages.ts', 'public/favicon.svg', 'package-lock.json', 'client/new.ts'])(
	'another %s is another build',
	(name) => {
		expect(idOf({ [name]: 'other' })).not.toBe(idOf());
	},
);
