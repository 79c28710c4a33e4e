import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox/server.ts';
import { freePort } from './support/free-port.ts';
import { HOT_ROUTES } from './support/site.ts';

const ROOT = resolve(import.meta.dirname, '..');
type Ended = { code: number | null; output: string };

function run(script: string, env: Record<string, string>) {
	const child = spawn(process.execPath, [script], {
		cwd: ROOT,
		env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			output += String(chunk);
		});
	const ended = new Promise<Ended>((done) => child.once('exit', (code) => done({ code, output })));
	return { child, ended };
}

const until = async (holds: () => Promise<boolean>): Promise<void> => {
	while (!(await holds().catch(() => false))) await new Promise((done) => setTimeout(done, 50));
};

describe('the process', () => {
	const sandbox = createSandbox({ hotRoutes: HOT_ROUTES });
	let upstream: Awaited<ReturnType<typeof sandbox.listen>>;
	beforeAll(async () => {
		upstream = await sandbox.listen(0, '127.0.0.1');
	});
	afterAll(() => upstream.close());

	it('doesn’t start in production without its required settings, and names all that are missing', async () => {
		const { code, output } = await run('server/main.ts', {}).ended;
		expect(code).toBe(1);
		for (const name of ['SITE_URL', 'UPSTREAM_URL', 'REDIS_URL', 'SESSION_SECRET']) expect(output).toContain(`${name}: required`);
	});

	it('doesn’t start in production with the pages of a stand-in backend', async () => {
		const { code, output } = await run('server/main.ts', { SANDBOX_URL: upstream.url }).ended;
		expect(code).toBe(1);
		expect(output).toContain('SANDBOX_URL: in demonstration mode only');
	});

	it('names every faulty setting at once', async () => {
		const { code, output } = await run('server/main.ts', {
			PORT: 'x',
			SESSION_SECRET: 'short',
			REDIS_URL: 'http://x',
			AD_SLOTS: 'footer=1',
		}).ended;
		expect(code).toBe(1);
		for (const name of ['PORT', 'SESSION_SECRET', 'REDIS_URL', 'AD_SLOTS']) expect(output).toContain(`- ${name}`);
		expect(output).not.toContain('short\n');
	});

	it.each(['PORT', 'METRICS_PORT'])('says in one line that the port of %s is taken', async (name) => {
		const { port } = new URL(upstream.url);
		const own = { SITE_URL: 'https://www.good.test', SESSION_SECRET: 's'.repeat(32), REDIS_URL: 'redis://127.0.0.1:1' };
		const ports = { HOST: '127.0.0.1', PORT: String(await freePort()), [name]: port };
		const { code, output } = await run('server/main.ts', { ...own, UPSTREAM_URL: upstream.url, LOG_LEVEL: 'silent', ...ports })
			.ended;
		expect([code, output]).toEqual([1, `Port ${port} can’t be listened on: it is taken.\n`]);
	});

	it('answers running requests after SIGTERM, is not ready meanwhile, and ends with status 0 (R-16)', async () => {
		const port = await freePort();
		const url = `http://127.0.0.1:${port}`;
		const { child, ended } = run('scripts/demo.ts', {
			PORT: String(port),
			HOST: '127.0.0.1',
			UPSTREAM_URL: upstream.url,
			DRAIN_MS: '2000',
		});
		await until(async () => (await fetch(`${url}/readyz`)).status === 200);
		sandbox.fault({ call: 'GET /openapi/page/facility/{id}', delayMs: 600 });
		const underWay = fetch(`${url}/api/openapi/page/facility/1`);
		await new Promise((done) => setTimeout(done, 150));
		child.kill('SIGTERM');
		await until(async () => (await fetch(`${url}/readyz`)).status === 503);
		// A balancer that can ask another process gets the status for it; requests that change data are carried out.
		const asked = { 'x-asks-another': '504' };
		const json = { 'x-csrf': '1', 'content-type': 'application/json' };
		const [page, sentOn, done] = await Promise.all([
			fetch(`${url}/`),
			fetch(`${url}/`, { headers: asked }),
			fetch(`${url}/api/logout`, { method: 'POST', headers: { ...asked, ...json }, body: '{}' }),
		]);
		expect([page.headers.get('connection'), page.status, sentOn.status, done.status]).toEqual(['close', 200, 504, 200]);
		expect((await underWay).status).toBe(200);
		expect((await ended).code).toBe(0);
	});
});
