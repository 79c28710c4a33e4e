// `npm run images`: asks the registry for the digests of the images in Dockerfile and docker-compose.yml, and writes them behind their versions. To raise
// an image, change its version, then run this. REGISTRY names a mirror; the argument, another folder.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const REGISTRY = process.env.REGISTRY ?? 'https://registry-1.docker.io';
const FOLDER = process.argv[2] ?? ROOT;
const FILES = ['Dockerfile', 'docker-compose.yml'];
const IMAGE = /(?<=^FROM |^\s+image: )([a-z0-9./-]+):([\w.-]+)(?:@sha256:[0-9a-f]{64})?/gm;
/** The lists of an image's platforms: their digest holds on any machine. */
const LISTS = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json';

/** Returns the token that a registry wants for reading a public repository. */
async function tokenFor(repository, challenge) {
	const { realm, service } = Object.fromEntries(
		[...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
	);
	const url = new URL(realm);
	url.search = new URLSearchParams({ service, scope: `repository:${repository}:pull` });
	return (await (await fetch(url)).json()).token;
}

/** Returns an image's digest, computed from what the registry sends. Throws when it sends no list of platforms. */
async function digestOf(name, version) {
	const repository = name.includes('/') ? name : `library/${name}`;
	const ask = (headers) => fetch(`${REGISTRY}/v2/${repository}/manifests/${version}`, { headers: { accept: LISTS, ...headers } });
	let response = await ask();
	if (response.status === 401)
		response = await ask({
			authorization: `Bearer ${await tokenFor(repository, response.headers.get('www-authenticate') ?? '')}`,
		});
	const isList = LISTS.includes(response.headers.get('content-type') ?? 'none');
	if (!response.ok || !isList)
		throw new Error(`${name}:${version}: the registry answers ${response.status} and no list of platforms`);
	return createHash('sha256')
		.update(Buffer.from(await response.arrayBuffer()))
		.digest('hex');
}

const texts = FILES.map((file) => readFileSync(join(FOLDER, file), 'utf8'));
const images = new Map(
	texts.flatMap((text) => [...text.matchAll(IMAGE)].map(([, name, version]) => [`${name}:${version}`, [name, version]])),
);
const digests = new Map();
for (const [image, [name, version]] of images) digests.set(image, await digestOf(name, version));
for (const [index, file] of FILES.entries())
	writeFileSync(
		join(FOLDER, file),
		texts[index].replace(IMAGE, (_, name, version) => `${name}:${version}@sha256:${digests.get(`${name}:${version}`)}`),
	);
for (const [image, digest] of digests) process.stdout.write(`${image}@sha256:${digest}\n`);
