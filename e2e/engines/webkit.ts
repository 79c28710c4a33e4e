import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Origin } from 'selenium-webdriver';
import { freePort } from '#tests/support/free-port.ts';
import { type Driver, type Fault, lastingFaults, type Size } from './driver.ts';

/** The path of the browser that Debian installs with the driver. */
const browserPath = () =>
	execFileSync('sh', ['-c', 'ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser'], { encoding: 'utf8' }).split('\n')[0];

async function end(child: ChildProcess): Promise<void> {
	const gone = once(child, 'exit');
	child.kill();
	await gone;
}

/** Starts a screen of a size, which the window fills, because the browser's own bar would limit its width. */
async function startScreen({ width, height }: Size) {
	const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
	const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
	const [number] = await once(child.stdio[3] as Readable, 'data');
	return { child, display: `:${String(number).trim()}` };
}

/** Records the errors of a document. The driver doesn't report the console, so this is added to each document as soon as it has begun. */
const LISTEN = `(() => {
	if (window.engineErrors) return;
	const kept = window.engineErrors = [];
	let leaving = false;
	addEventListener('beforeunload', () => { leaving = true; });
	const keep = (text) => { kept.push({ text: text + ' (' + location.pathname + ')', leaving }); };
	addEventListener('error', (event) => keep(event.message || 'not loaded: ' + (event.target.src || event.target.href)), true);
	addEventListener('unhandledrejection', ({ reason }) => keep('rejected: ' + (reason && reason.stack || reason)));
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => keep(violatedDirective + ' ' + blockedURI));
	const told = console.error;
	console.error = (...parts) => { keep(parts.join(' ')); told.apply(console, parts); };
})()`;

/** Starts Debian's WebKit on a screen of its own, without data of earlier visits. */
export async function startWebkit(size: Size): Promise<Driver> {
	const screen = await startScreen(size);
	const port = await freePort();
	const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
	const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
	const url = `http://127.0.0.1:${port}`;
	const isReady = () =>
		fetch(`${url}/status`).then(
			({ ok }) => ok,
			() => false,
		);
	await expect.poll(isReady, 'WebKitWebDriver has started').toBe(true);
	const options = { binary: browserPath(), args: ['--automation', '--full-screen'] };
	const capabilities = new Capabilities({
		browserName: 'MiniBrowser',
		pageLoadStrategy: 'none',
		'webkitgtk:browserOptions': options,
	});
	const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
	// There is no window manager that would make the window fill the screen.
	await driver
		.manage()
		.window()
		.setRect({ x: 0, y: 0, ...size });
	const faults: Fault[] = [];
	type Answer = { value: unknown; failed?: string; errors: Fault[] };
	const evaluate = async (expression: string): Promise<unknown> => {
		const { value, failed, errors } =
			await driver.executeAsyncScript<Answer>(`${LISTEN}; const done = arguments[arguments.length - 1];
			Promise.resolve(${expression}).then((value) => done({ value, errors: window.engineErrors.splice(0) }), (error) => done({ failed: String(error), errors: [] }));`);
		faults.push(...errors);
		if (failed) throw new Error(failed);
		return value;
	};
	return {
		go: (url) => driver.get(url),
		evaluate,
		press: (x, y) =>
			driver
				.actions()
				.move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
				.click()
				.perform(),
		type: (text) => driver.actions().sendKeys(text).perform(),
		keep: (cookie) => driver.manage().addCookie(cookie),
		picture: () => driver.takeScreenshot(),
		errors: async () => {
			await evaluate("''");
			return lastingFaults(faults);
		},
		close: async () => {
			await driver.quit();
			await end(service);
			await end(screen.child);
		},
	};
}
