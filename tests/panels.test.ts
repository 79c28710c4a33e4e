import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPENED_ON_THE_WAY, PANELS } from '../e2e/support/panels.ts';
import { readImports } from './support/imports.ts';

const ROOT = join(import.meta.dirname, '..');
/** Frames of all panels that open over a page. */
const FRAMES = [
	'ui/dialog.tsx',
	'ui/question-dialog.tsx',
	'ui/sheet.tsx',
	'ui/popover.tsx',
	'ui/picker.tsx',
	'ui/use-disclosure.ts',
	'layout/header/header-menu.tsx',
	'parts/loaded-dialog.tsx',
	'@base-ui/react',
];
/** No panels of their own: frames for others, and messages. */
const NO_PANELS = [...FRAMES, 'ui/toasts.tsx'];

test('every panel that opens over a page is opened and audited by a browser test', () => {
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
