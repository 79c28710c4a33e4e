import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { redisUrl } from './redis-url.ts';
import { HOT_ROUTES, type TestSite } from './site.ts';
import { BEHIND_HTTPS, type Visitor, visitor } from './visitor.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Starts a process of the site, on the backend of a test's site and its Redis. `kill` ends it without warning; it ends with its test at the latest. */
export async function startProcess({
	sandboxUrl,
}: Pick<TestSite, 'sandboxUrl'>): Promise<{ url: string; kill: () => Promise<void> }> {
	const port = await freePort();
	const child = spawn(process.execPath, ['server/main.ts'], {
		cwd: ROOT,
		stdio: 'ignore',
		env: {
			PATH: process.env.PATH ?? '',
			NODE_ENV: 'production',
			PORT: String(port),
			HOST: '127.0.0.1',
			...BEHIND_HTTPS,
			UPSTREAM_URL: sandboxUrl,
			REDIS_URL: redisUrl(),
			SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
			CASHIER_HOSTS: 'cashier.good.test',
			HOT_ROUTES_KEY: HOT_ROUTES.key,
			HOT_ROUTES_IV: HOT_ROUTES.iv,
		},
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	const url = `http://127.0.0.1:${port}`;
	const ready = () =>
		fetch(`${url}/readyz`)
			.then((reply) => reply.ok)
			.catch(() => false);
	while (!(await ready())) await new Promise((done) => setTimeout(done, 50));
	const kill = () =>
		new Promise<void>((done) => {
			child.once('exit', () => done()).kill('SIGKILL');
		});
	return { url, kill };
}

/** Returns a browser of the same member at another process. */
export function at(url: string, browser: Visitor): Visitor {
	const moved = visitor({ url });
	for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
	return moved;
}
