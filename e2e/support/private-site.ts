import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import type { Fault } from '#sandbox/control/control.ts';
import type { TrackedEvent } from '#shared/catalogue/bff/tracking.ts';
import { freePort } from '#tests/support/free-port.ts';

export type PrivateSite = {
	url: string;
	fault: (fault: Fault) => Promise<void>;
	reset: () => Promise<void>;
	/** Replaces every HTML text of the backend by this one. */
	richTexts: (html: string) => Promise<void>;
	/** Returns the events of visits that the analytics service received, the last one first. */
	tracked: () => Promise<TrackedEvent[]>;
	/** Logs a browser in as a bank's customer of this site. */
	enter: (context: BrowserContext) => Promise<void>;
	stop: () => Promise<void>;
};

/** A site of the test's own without kept pages, on a sandbox of its own in which faults can be set. */
export async function startPrivateSite(env: Readonly<Record<string, string>> = {}): Promise<PrivateSite> {
	const [port, sandboxPort] = [await freePort(), await freePort()];
	const url = `http://localhost:${port}`;
	const child = spawn('node_modules/.bin/node', ['scripts/demo.ts'], {
		stdio: 'ignore',
		env: {
			...process.env,
			NODE_ENV: 'production',
			HOST: '127.0.0.1',
			PORT: String(port),
			SANDBOX_PORT: String(sandboxPort),
			PAGE_CACHE_SECONDS: '0',
			...env,
		},
	});
	for (let left = 150; ; left -= 1) {
		const ready = await fetch(`${url}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
		if (ready) break;
		if (left === 0 || child.exitCode !== null) throw new Error('the site did not start');
		await new Promise((done) => setTimeout(done, 200));
	}
	const control = async (method: string, body?: object, path = '') => {
		const reply = await fetch(`http://127.0.0.1:${sandboxPort}/__control${path}`, { method, body: body && JSON.stringify(body) });
		if (!reply.ok) throw new Error(`control answered ${reply.status}`);
		return reply.json();
	};
	return {
		url,
		fault: async (fault) => void (await control('POST', fault)),
		reset: async () => void (await control('DELETE')),
		richTexts: async (html) => void (await control('POST', { html }, '/rich-texts')),
		enter: async ({ request }) => {
			const { code } = (await control('POST', { mobile: '13900000001' }, '/entry')) as { code: string };
			const { nonce } = ((await (await request.get(`${url}/api/login/entry`)).json()) as { data: { nonce: string } }).data;
			const reply = await request.post(`${url}/api/login/bank`, { data: { code, nonce }, headers: { 'x-csrf': '1' } });
			if (!reply.ok()) throw new Error(`the login answered ${reply.status()}`);
		},
		tracked: async () => {
			const reply = await fetch(`http://127.0.0.1:${sandboxPort}/__tracking/analytics`);
			return ((await reply.json()) as { data: TrackedEvent[] }).data;
		},
		stop: async () => {
			if (child.exitCode !== null) return;
			child.kill('SIGTERM');
			await once(child, 'exit');
		},
	};
}
