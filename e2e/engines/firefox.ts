import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Driver, type Fault, lastingFaults, pressActions, type Size, typeActions, whenReady } from './driver.ts';

/** Settings with which Firefox asks no other host for anything. */
const SETTINGS = {
	'app.update.enabled': false,
	'browser.safebrowsing.malware.enabled': false,
	'browser.safebrowsing.phishing.enabled': false,
	'datareporting.policy.dataSubmissionEnabled': false,
	'extensions.update.enabled': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'services.settings.server': 'data:,',
};

type Reply = { id?: number; type: string; method?: string; params?: Entry; result?: unknown; message?: string };
type Entry = { level?: string; text?: string };
type Evaluated = { type: string; result?: { value: string }; exceptionDetails?: { text: string } };

/** The WebDriver BiDi of a Firefox: replies to commands, and the errors of its console. */
async function connect(address: string) {
	const socket = new WebSocket(`${address}/session`);
	const waiting = new Map<number, (reply: Reply) => void>();
	const faults: Fault[] = [];
	let leaving = false;
	socket.addEventListener('message', ({ data }) => {
		const reply = JSON.parse(String(data)) as Reply;
		if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
		else if (reply.method === 'browsingContext.navigationStarted') leaving = true;
		else if (reply.method === 'browsingContext.domContentLoaded') leaving = false;
		else if (reply.params?.level === 'error') faults.push({ text: reply.params.text ?? '', leaving });
	});
	await once(socket, 'open');
	let last = 0;
	const send = <T>(method: string, params: object = {}): Promise<T> =>
		new Promise((resolve, reject) => {
			last += 1;
			waiting.set(last, ({ type, result, message }) =>
				type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result as T),
			);
			socket.send(JSON.stringify({ id: last, method, params }));
		});
	return { send, faults };
}

/** Starts Debian's Firefox without a window, with a new profile. */
export async function startFirefox(size: Size): Promise<Driver> {
	const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
	const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
	await writeFile(join(profile, 'user.js'), lines.join('\n'));
	const child = spawn('firefox-esr', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { ...process.env, HOME: profile },
	});
	const listening = async (): Promise<string> => {
		for await (const line of createInterface(child.stderr)) {
			const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
			if (address) return address;
		}
		throw new Error('Firefox did not start');
	};
	const address = await whenReady(child, listening());
	child.stderr.resume();
	const { send, faults } = await connect(address);
	await send('session.new', { capabilities: {} });
	await send('session.subscribe', {
		events: ['log.entryAdded', 'browsingContext.navigationStarted', 'browsingContext.domContentLoaded'],
	});
	const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
	const context = contexts[0]?.context;
	await send('browsingContext.setViewport', { context, viewport: size });
	return {
		go: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
		evaluate: async (expression) => {
			const params = { expression, target: { context }, awaitPromise: true, userActivation: false };
			const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', params);
			if (!result) throw new Error(exceptionDetails?.text);
			return result.value;
		},
		press: (x, y) => send('input.performActions', { context, actions: pressActions(x, y) }),
		type: (text) => send('input.performActions', { context, actions: typeActions(text) }),
		keep: ({ name, value, httpOnly }) =>
			send('storage.setCookie', {
				cookie: { name, value: { type: 'string', value }, domain: 'localhost', path: '/', httpOnly },
			}),
		picture: async () => (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
		errors: () => lastingFaults(faults),
		close: async () => {
			const gone = once(child, 'exit');
			await send('browser.close').catch(() => child.kill());
			await gone;
			await rm(profile, { recursive: true, force: true });
		},
	};
}
