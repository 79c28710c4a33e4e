// `npm run test:engines`: the main journeys in Firefox and WebKit as Debian packages them, at desktop and phone widths.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, NODE, ROOT, run } from './prepare.mjs';
import { provide } from './provide.mjs';

const RESULT = join(ROOT, 'test-results/engines.json');

install();
provide(
	[
		{ command: 'firefox-esr', debian: 'firefox-esr' },
		{ command: 'WebKitWebDriver', debian: 'webkit2gtk-driver' },
		{ command: 'Xvfb', debian: 'xvfb' },
		{ command: 'echo $CHROMIUM_PATH; command -v chromium-headless-shell', debian: 'chromium-headless-shell' },
		{ command: 'fc-list :lang=zh', debian: 'fonts-noto-cjk' },
	],
	'npm run test:engines',
);
build();
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
rmSync(RESULT, { force: true });
try {
	run(NODE, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--config=engines.config.ts', ...process.argv.slice(2)]);
} catch {
	process.exitCode = 1;
}
const { stats, errors } = JSON.parse(readFileSync(RESULT, 'utf8'));
const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
process.stdout.write(`\n${stats.expected} passed, ${failed} failed\n`);
