import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '#tests/support/free-port.ts';
import { type Driver, type Fault, lastingFaults, pressActions, type Size, typeActions, whenReady } from './driver.ts';

/** The path of the browser that Debian installs with the driver. */
const browserPath = () =>
	execFileSync('sh', ['-c', 'ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser'], { encoding: 'utf8' }).split('\n')[0];

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return;
	const gone = once(child, 'exit');
	child.kill();
	await gone;
}

/** Starts a screen of a size, which the window fills, because the browser's own bar would limit its width. */
async function startScreen({ width, height }: Size) {
	const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
	const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
	const [number] = await whenReady(child, once(child.stdio[3] as Readable, 'data'));
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
	const child = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
	const url = `http://127.0.0.1:${port}`;
	const status = () =>
		fetch(`${url}/status`).then(
			({ ok }) => ok,
			() => false,
		);
	const listening = async () => {
		await expect.poll(status, 'WebKitWebDriver did not start').toBe(true);
	};
	await whenReady(child, listening());

	async function send<T>(method: string, path: string, body?: object): Promise<T> {
		const reply = await fetch(`${url}${path}`, { method, body: body && JSON.stringify(body) });
		const { value } = (await reply.json()) as { value: T & { message?: string } };
		if (!reply.ok) throw new Error(`${path}: ${value.message}`);
		return value;
	}
	const options = { binary: browserPath(), args: ['--automation', '--full-screen'] };
	const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options } };
	const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
	const path = `/session/${sessionId}`;
	// There is no window manager that would make the window fill the screen.
	await send('POST', `${path}/window/rect`, { x: 0, y: 0, ...size });
	const faults: Fault[] = [];
	const evaluate = async (expression: string): Promise<string> => {
		const script = `${LISTEN}; const done = arguments[arguments.length - 1];
			Promise.resolve(${expression}).then((value) => done({ value, errors: window.engineErrors.splice(0) }), (error) => done({ failed: String(error), errors: [] }));`;
		type Answer = { value: string; failed?: string; errors: Fault[] };
		const answer = await send<Answer>('POST', `${path}/execute/async`, { script, args: [] });
		faults.push(...answer.errors);
		if (answer.failed) throw new Error(answer.failed);
		return answer.value;
	};
	return {
		go: (address) => send('POST', `${path}/url`, { url: address }),
		evaluate,
		press: (x, y) => send('POST', `${path}/actions`, { actions: pressActions(x, y) }),
		type: (text) => send('POST', `${path}/actions`, { actions: typeActions(text) }),
		keep: ({ name, value, httpOnly }) => send('POST', `${path}/cookie`, { cookie: { name, value, httpOnly, path: '/' } }),
		picture: () => send('GET', `${path}/screenshot`),
		errors: async () => {
			await evaluate("''");
			return lastingFaults(faults);
		},
		close: async () => {
			await send('DELETE', path);
			await end(child);
			await end(screen.child);
		},
	};
}
