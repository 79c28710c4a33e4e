import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { buildImage, type Image } from '../support/image/build-image.ts';
import { ROOT } from '../support/image/context.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';

/** The user for `USER node` on this machine: `nobody`, where the tests may choose. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let dir: string;
let image: Image;
let servers: RedisServer[];
let sandbox: ChildProcess;
let settings: Record<string, string>;

beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'image-'));
	chmodSync(dir, 0o755);
	image = buildImage('production', dir);
	servers = await Promise.all([startRedis(), startRedis()]);
	const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
	sandbox = spawn(process.execPath, ['sandbox/main.ts'], {
		cwd: ROOT,
		stdio: 'ignore',
		env: { SANDBOX_PORT: String(sandboxPort) },
	});
	settings = {
		PORT: String(port),
		HOST: '127.0.0.1',
		SITE_URL: 'http://www.good.test',
		UPSTREAM_URL: `http://127.0.0.1:${sandboxPort}`,
		REDIS_URL: servers[0]?.url ?? '',
		REDIS_CACHE_URL: servers[1]?.url ?? '',
		SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
		HOT_ROUTES_KEY: '00112233445566778899aabbccddeeff',
		HOT_ROUTES_IV: 'ffeeddccbbaa99887766554433221100',
	};
	await untilAnswers(`${settings.UPSTREAM_URL}/__control/outbox`, sandbox);
}, 600_000);
afterAll(async () => {
	sandbox?.kill('SIGKILL');
	await Promise.all((servers ?? []).map((server) => server.stop()));
	rmSync(dir, { recursive: true, force: true });
}, 60_000);

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
	while (
		!(await fetch(url).then(
			({ ok }) => ok,
			() => false,
		))
	) {
		if (child.exitCode !== null) throw new Error(`ended before ${url} was answered`);
		await new Promise((done) => setTimeout(done, 50));
	}
}

const inSite = (path: string): string => join(image.root, image.workdir, path);

/** Runs a command of the image as a container does. */
function start([program = '', ...args]: readonly string[]): ChildProcess {
	return spawn(join(image.root, 'usr/local/bin', program), args, {
		cwd: join(image.root, image.workdir),
		stdio: 'ignore',
		env: { ...image.env, ...settings },
		...NOBODY,
	});
}
const endOf = async (child: ChildProcess): Promise<number | null> => {
	if (child.exitCode === null) await once(child, 'exit');
	return child.exitCode;
};

async function get(path: string): Promise<{ status: number; text: string }> {
	const { statusCode, body } = await request(`http://127.0.0.1:${settings.PORT}${path}`, { headers: { host: 'www.good.test' } });
	return { status: statusCode, text: await body.text() };
}

/** Returns the files below a folder with size and time. */
const listing = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => existsSync(join(folder, name)))
		.map((name) => {
			const { size, mtimeMs } = statSync(join(folder, name));
			return `${name} ${size} ${mtimeMs}`;
		})
		.toSorted();

it('holds all that production needs, and nothing of the stand-in backend, of tests, or of development', () => {
	expect(readdirSync(inSite('.')).toSorted()).toEqual(['dist', 'node_modules', 'package.json', 'server', 'shared']);
	const files = [...readdirSync(inSite('server'), { recursive: true }), ...readdirSync(inSite('shared'), { recursive: true })];
	expect(files.filter((name) => /\.test\.tsx?$/.test(String(name)))).toEqual([]);
	const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
		dependencies: object;
		devDependencies: object;
	};
	const installed = (name: string): boolean => existsSync(inSite(`node_modules/${name}/package.json`));
	expect(Object.keys(dependencies).filter((name) => !installed(name))).toEqual([]);
	expect(Object.keys(devDependencies).filter(installed)).toEqual([]);
	expect(existsSync(inSite('node_modules/.bin/vite'))).toBe(false);
});

it('holds the versions of the lock file, whatever the registry has by now', () => {
	const locked = (file: string) =>
		(JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version: string; integrity: string }> }).packages;
	const ours = locked(join(ROOT, 'package-lock.json'));
	const theirs = Object.entries(locked(inSite('node_modules/.package-lock.json')));
	expect(theirs.length).toBeGreaterThan(100);
	const others = theirs.filter(([path, { version, integrity }]) => {
		const own = ours[path];
		return own?.version !== version || own.integrity !== integrity;
	});
	expect(others).toEqual([]);
});

it('is the same when it is built again in another folder: browser files and renderer are those of this checkout’s build', () => {
	const { stdout } = spawnSync('diff', ['--recursive', '--brief', join(ROOT, 'dist'), inSite('dist')], { encoding: 'utf8' });
	expect(stdout).toBe('');
});

it('runs as an unprivileged user on files that it can’t change: probes and pages answer, and no file is written', async () => {
	expect(image.user).toBe('node');
	const before = listing(image.root);
	const site = start(image.command);
	try {
		const url = `http://127.0.0.1:${settings.PORT}`;
		await untilAnswers(`${url}/readyz`, site);
		expect(await (await fetch(`${url}/livez`)).text()).toBe('ok');
		expect(await (await fetch(`${url}/readyz`)).text()).toContain('ready');
		const home = await get('/');
		expect(home.status).toBe(200);
		expect(home.text.trimEnd()).toMatch(/<\/html>$/);
		const [, script = ''] = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(home.text) ?? [];
		expect((await get(script)).status).toBe(200);
		expect(await endOf(start(image.health))).toBe(0);
		expect(await endOf(start(['node', '-e', "import('sharp').then(({ default: sharp }) => sharp.versions.vips)"]))).toBe(0);
	} finally {
		site.kill('SIGTERM');
	}
	expect(await endOf(site)).toBe(0);
	expect(await endOf(start(image.health))).toBe(1);
	expect(listing(image.root)).toEqual(before);
}, 120_000);
