import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { LANGUAGES, type Language } from './shared/constants.ts';

/** Widths of a phone, a tablet held upright, a laptop and a large screen. */
const WIDTHS = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 } as const;
type Width = keyof typeof WIDTHS;

/** The browsers of the tests: a touch screen below the width at which the layout changes to the desktop's. */
const device = (width: Width, lang: Language) =>
	config.projects?.find(({ name }) => name === `${width <= 768 ? 'mobile' : 'desktop'} ${lang}`)?.use;

const project = (width: Width, lang: Language) => ({
	name: `${lang} ${width}`,
	use: { ...device(width, lang), viewport: { width, height: WIDTHS[width] }, deviceScaleFactor: 1 },
});

/** `npm run look` (scripts/look.mjs): takes a picture of every screen and state, on the site that the browser tests use. */
export default defineConfig({
	...config,
	testDir: 'e2e/look',
	testMatch: '*.look.ts',
	outputDir: 'test-results/look/.run',
	reporter: 'list',
	projects: LANGUAGES.flatMap((lang) => (Object.keys(WIDTHS).map(Number) as Width[]).map((width) => project(width, lang))),
});
