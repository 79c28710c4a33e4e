import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const FILES = ['Dockerfile', 'docker-compose.yml'];
const imagesIn = (folder: string): string[] =>
	FILES.flatMap((file) =>
		[...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:FROM|\s+image:) (\S+:\S+)/gm)].map(([, image = '']) => image),
	);
/** Their digest isn't known yet (docs/operations.md, Images). */
const WITHOUT_DIGEST = /^nginx:/;

it('every image is named by an exact version and its digest', () => {
	const images = imagesIn(ROOT);
	expect(images.length).toBeGreaterThan(3);
	expect(images.filter((image) => !/^[a-z0-9./-]+:\d+\.\d+\.\d+(-[a-z]+)?(@|$)/.test(image))).toEqual([]);
	expect(images.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image) && !WITHOUT_DIGEST.test(image))).toEqual([]);
	// The first line of a Dockerfile may name an image too.
	expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).not.toMatch(/^# *syntax=/);
});

let folder: string;
let registry: Server;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'images-'));
	for (const file of FILES) cpSync(join(ROOT, file), join(folder, file));
	// A registry as Docker's: it wants a token, and sends a list of platforms.
	registry = createServer((request, response) => {
		const { host } = request.headers;
		if (request.url?.startsWith('/token?')) return void response.end(JSON.stringify({ token: request.url }));
		const repository = /^\/v2\/(.+)\/manifests\//.exec(request.url ?? '')?.[1] ?? '';
		const scope = encodeURIComponent(`repository:${repository}:pull`);
		if (request.headers.authorization !== `Bearer /token?service=hub&scope=${scope}`)
			return void response.writeHead(401, { 'www-authenticate': `Bearer realm="http://${host}/token",service="hub"` }).end();
		if (repository === 'library/redis' && !redisIsThere) return void response.writeHead(404).end();
		response.setHeader('content-type', 'application/vnd.oci.image.index.v1+json').end(`platforms of ${request.url}`);
	});
	await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
});
afterEach(() => {
	registry.close();
	rmSync(folder, { recursive: true, force: true });
});

let redisIsThere = true;
const pin = () =>
	promisify(execFile)(process.execPath, [join(ROOT, 'scripts/images.mjs'), folder], {
		env: { REGISTRY: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` },
	});

it('`npm run images` writes the digests that the registry’s answers have, and changes nothing else', async () => {
	const before = FILES.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/@sha256:\w+/g, ''));
	await pin();
	for (const image of imagesIn(folder)) {
		const [, name = '', version = '', digest] = /^([^:]+):([^@]+)@sha256:(\w+)$/.exec(image) ?? [];
		const answer = `platforms of /v2/library/${name}/manifests/${version}`;
		expect(digest).toBe(createHash('sha256').update(answer).digest('hex'));
	}
	expect(FILES.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/@sha256:\w+/g, ''))).toEqual(before);
});

it('`npm run images` writes nothing when the registry doesn’t know an image', async () => {
	redisIsThere = false;
	await expect(pin()).rejects.toThrow('redis:');
	expect(imagesIn(folder)).toEqual(imagesIn(ROOT));
});
