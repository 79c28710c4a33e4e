import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run test:engines` (scripts/engines.mjs): Firefox and WebKit as Debian packages them, on the site that the browser tests use. */
export default defineConfig({
	...config,
	testDir: 'e2e/engines',
	testMatch: '*.engine.ts',
	outputDir: 'test-results/engines',
	reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
	workers: 1,
	projects: ['firefox', 'webkit'].flatMap((engine) => ['desktop', 'phone'].map((device) => ({ name: `${engine} ${device}` }))),
});
