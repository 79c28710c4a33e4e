import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contextFiles, ROOT } from './support/image/context.ts';

const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const CONTEXT = contextFiles();

type Stage = { from: string; lines: string[] };
const STAGES = new Map<string, Stage>();
for (const line of read('Dockerfile').split('\n')) {
	const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
	if (name) STAGES.set(name, { from, lines: [] });
	else [...STAGES.values()].at(-1)?.lines.push(line);
}

/** The files of the repository that a stage's image holds, with those of the stage it is made from. */
function filesOf(name: string): string[] {
	const stage = STAGES.get(name);
	if (!stage) return [];
	const copied = stage.lines.flatMap((line) => /^COPY --from=build (?:.* )?\/site\/(\S+) /.exec(line)?.[1] ?? []);
	const own = CONTEXT.filter((file) => copied.some((path) => file === path || file.startsWith(`${path}/`)));
	return [...filesOf(stage.from), ...own];
}

/** The commands that install production's packages, in their order. */
const PACKAGES = STAGES.get('production-packages')?.lines.join('\n') ?? '';

const production = filesOf([...STAGES.keys()].at(-1) ?? '');

describe('the container image of production', () => {
	it('holds the server, and the code that it shares with the browser', () => {
		expect(production).toEqual(expect.arrayContaining(['package.json', 'server/main.ts', 'shared/catalogue/catalogue.ts']));
	});

	it('holds no test, no test support and nothing of the stand-in backend', () => {
		const others = production.filter((file) => !/^(package\.json$|server\/|shared\/)/.test(file));
		expect(others).toEqual([]);
		expect(production.filter((file) => /\.(test|spec)\.|test-support/.test(file))).toEqual([]);
	});

	it('holds no package that only development needs: typescript is an optional peer of a library', () => {
		expect(PACKAGES).toMatch(/RUN npm install --no-save .*--omit=dev --omit=optional/);
		const { packages } = JSON.parse(read('package-lock.json')) as {
			packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
		};
		const kept = Object.entries(packages).filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional);
		const names = kept.map(([path]) => path.replace(/^.*node_modules\//, ''));
		expect(names).toContain('express');
		for (const name of ['typescript', 'vite', 'vitest', 'node']) expect(names).not.toContain(name);
		// The server imports none of the optional packages that are left out.
		const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
		expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
	});

	it('holds the one family of optional packages that production needs: sharp’s', () => {
		expect(PACKAGES).toContain('COPY --from=packages /site/node_modules/@img ./node_modules/@img');
		const { packages } = JSON.parse(read('package-lock.json')) as {
			packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean; optionalDependencies?: object }>;
		};
		const needed = Object.values(packages).flatMap(({ dev, optional, devOptional, optionalDependencies = {} }) =>
			dev || optional || devOptional ? [] : Object.keys(optionalDependencies),
		);
		expect(needed).toContain('@img/sharp-linux-x64');
		expect(needed.filter((name) => !name.startsWith('@img/'))).toEqual([]);
	});
});

it('the container is asked for its health at the port that it listens on', async () => {
	const command = STAGES.get('production')?.lines.find((line) => line.startsWith('HEALTHCHECK')) ?? '';
	const [program = '', ...args] = JSON.parse(command.slice(command.indexOf('['))) as string[];
	expect(program).toBe('node');
	const server = createServer((request, response) => void response.writeHead(request.url === '/livez' ? 200 : 404).end());
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	const statusWith = (PORT: string) =>
		new Promise((done) => spawn(process.execPath, args, { env: { PORT }, stdio: 'ignore' }).once('exit', done));
	expect(await statusWith(String(port))).toBe(0);
	server.close();
	expect(await statusWith(String(port))).toBe(1);
	expect(args.join(' ')).toContain('process.env.PORT || 3000');
});

it('the container’s Node is the one of the tests', () => {
	const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
	const images = [...STAGES.values()].map(({ from }) => from).filter((from) => !STAGES.has(from));
	expect(images.map((image) => image.split('@')[0])).toEqual([`node:${devDependencies.node}-slim`]);
});

it('the container’s files belong to root, and its process runs as an unprivileged user', () => {
	expect(read('Dockerfile')).not.toContain('--chown');
	expect(STAGES.get('site')?.lines.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
	expect(STAGES.get('production')?.lines.filter((line) => line.startsWith('USER '))).toEqual([]);
});

it('the container’s process is Node itself, which gets the signal to end: it isn’t started by a shell or npm', () => {
	const [command] = STAGES.get('production')?.lines.filter((line) => line.startsWith('CMD ')) ?? [];
	const [program, ...args] = JSON.parse(command?.slice(4) ?? '[]') as string[];
	expect([program, args.at(-1)]).toEqual(['node', 'server/main.ts']);
});

it('the container image of demonstrations also holds the stand-in backend, without its tests and the pictures’ source', () => {
	const sandbox = filesOf('sandbox').filter((file) => !production.includes(file));
	expect(sandbox).toEqual(
		expect.arrayContaining(['sandbox/main.ts', 'sandbox/storage/schema.sql', 'sandbox/media/manifest.json']),
	);
	expect(sandbox.filter((file) => !file.startsWith('sandbox/') || /\.test\.|test-support|^sandbox\/art\//.test(file))).toEqual(
		[],
	);
	const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
		services: Record<string, { build?: { target: string } }>;
	};
	const built = Object.entries(services).flatMap(([name, { build }]) => (build ? [[name, build.target]] : []));
	expect(built).toEqual([
		['site-1', 'production'],
		['site-2', 'production'],
		['sandbox', 'sandbox'],
	]);
});
