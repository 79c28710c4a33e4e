import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { freePort } from './tests/support/free-port.ts';

// Workers read this file too, and get the ports chosen by the first reading from the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SANDBOX_PORT ??= String(await freePort());
const { E2E_PORT, E2E_SANDBOX_PORT } = process.env;

// chromium-headless-shell opens a page in less than half the time of `chromium --headless`, and draws the same.
const chromium = process.env.CHROMIUM_PATH ?? execFileSync('which', ['chromium-headless-shell'], { encoding: 'utf8' }).trim();
const launchOptions = { executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] };
/** The user agent of a person's browser: crawlers get whole pages instead of streamed ones. */
const userAgent = (kind: 'desktop' | 'mobile') =>
	kind === 'desktop'
		? 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
		: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

const desktop = { viewport: { width: 1440, height: 900 }, userAgent: userAgent('desktop') };
const mobile = {
	viewport: { width: 390, height: 844 },
	userAgent: userAgent('mobile'),
	hasTouch: true,
	isMobile: true,
	deviceScaleFactor: 2,
};

/**
 * `a.spec.ts` runs in every project, `a.mobile.spec.ts` on phones, `a.cn.spec.ts` in Chinese, `a.desktop-en.spec.ts` in one project, `a.pair.spec.ts`
 * in two projects that together have both devices and both languages.
 */
const project = (device: 'desktop' | 'mobile', lang: 'CN' | 'EN') => {
	const inPair = (device === 'desktop') === (lang === 'CN');
	const suffixes = [device, lang, `${device}-${lang}`, ...(inPair ? ['pair'] : [])].join('|').toLowerCase();
	return {
		name: `${device} ${lang}`,
		testMatch: new RegExp(`/[\\w-]+(\\.(${suffixes}))?\\.spec\\.ts$`),
		use: { ...(device === 'desktop' ? desktop : mobile), locale: lang === 'CN' ? 'zh-CN' : 'en-GB' },
	};
};

export default defineConfig({
	testDir: 'e2e',
	// Playwright empties this folder when a run begins; the results of other runners lie beside it.
	outputDir: 'test-results/browser',
	// Long, because these tests don't measure speed, and the machine may be busy.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// One more than cores: while some tests wait for timers of the product, others work.
	workers: availableParallelism() + 1,
	fullyParallel: true,
	retries: 0,
	reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
	// Traces of every test take a quarter of the whole time; `--trace on` turns them on.
	use: {
		baseURL: `http://localhost:${E2E_PORT}`,
		launchOptions,
		screenshot: 'only-on-failure',
		// Without a graphics card animations take a third of the time. Tests of animations turn them on (`MOVING`).
		contextOptions: { reducedMotion: 'reduce' },
	},
	projects: [project('desktop', 'CN'), project('desktop', 'EN'), project('mobile', 'CN'), project('mobile', 'EN')],
	webServer: {
		command: 'node_modules/.bin/node scripts/demo.ts',
		url: `http://localhost:${E2E_PORT}/readyz`,
		// Each test sends an address of its own (support/test.ts), because the site limits requests by address.
		env: { PORT: E2E_PORT, SANDBOX_PORT: E2E_SANDBOX_PORT, HOST: '127.0.0.1', NODE_ENV: 'production', TRUST_PROXY: '1' },
		reuseExistingServer: false,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
	},
});
