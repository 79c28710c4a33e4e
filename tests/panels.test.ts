import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPENED_ON_THE_WAY, PANELS } from '../e2e/support/panels.ts';
import { readImports } from './support/imports.ts';

const ROOT = join(import.meta.dirname, '..');
/** What opens over a page is made of these. */
const FRAMES = [
	'ui/dialog.tsx',
	'ui/question-dialog.tsx',
	'ui/sheet.tsx',
	'ui/popover.tsx',
	'ui/picker.tsx',
	'ui/use-disclosure.ts',
	'@base-ui/react',
];
/** They hold what others put into them, tell what happened, or are our own page of parts. */
const NO_PANELS = [...FRAMES, 'ui/toasts.tsx', 'features/gallery/overlays.tsx'];

test('whatever opens over a page is opened by a browser test, and audited there', () => {
	const imports = readImports(ROOT);
	const framed = Object.entries(imports).flatMap(([file, targets]) =>
		targets.some((target) => FRAMES.includes(String(target).replace('client/', ''))) ? [file] : [],
	);
	const panels = framed
		.filter((file) => file.startsWith('client/') && !file.includes('.test.'))
		.map((file) => file.replace('client/', ''))
		.filter((file) => !NO_PANELS.includes(file));
	const opened = Object.values(PANELS).flatMap((ofScreen) => Object.values(ofScreen).map((panel) => panel.is));
	const known = [...new Set([...opened, ...Object.keys(OPENED_ON_THE_WAY)])];
	expect(panels.toSorted()).toEqual(known.toSorted());
	for (const [panel, spec] of Object.entries(OPENED_ON_THE_WAY))
		expect(readFileSync(join(ROOT, `e2e/${spec}.spec.ts`), 'utf8'), panel).toMatch(/audit\(|sound\(/);
});
