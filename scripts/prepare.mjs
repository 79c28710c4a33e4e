// Runs on any Node from 20 on, with nothing installed: installs packages and builds when either is out of date.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const ROOT = resolve(import.meta.dirname, '..');
export const NODE = join(ROOT, 'node_modules/.bin/node');

/** Runs a command in the project's folder and shows its output. Throws when it fails. */
export const run = (command, args, env = {}) =>
	execFileSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

function filesUnder(path) {
	if (!existsSync(path)) return [];
	if (statSync(path).isFile()) return [path];
	return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesUnder(join(path, entry.name)));
}

/** Hashes names and contents of files, independent of the folder's own place. */
function digest(root, files) {
	const hash = createHash('sha256');
	const names = files.map((file) => relative(root, file).replaceAll(sep, '/')).sort();
	for (const name of names) hash.update(name).update(readFileSync(join(root, name)));
	return hash.digest('hex').slice(0, 16);
}

/** Tests are no part of the build: a container is built without them, and must get the same id. */
const TEST = /\.(?:test|spec)\.tsx?$|[\\/]test-support[\\/]/;

/** Returns a hash of the sources of the build. Processes with the same id share caches, whatever their host and folder. */
export function buildId(root = ROOT) {
	const sources = ['client', 'shared', 'public', 'vite.config.ts', 'package-lock.json'].flatMap((path) =>
		filesUnder(join(root, path)),
	);
	return digest(
		root,
		sources.filter((file) => !TEST.test(file)),
	);
}

const read = (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8').trim() : '');

export function install() {
	const wanted = digest(ROOT, filesUnder(join(ROOT, 'package-lock.json')));
	if (read('node_modules/.installed') === wanted && existsSync(NODE)) return;
	// With NODE_ENV=production npm would leave out what builds the site.
	run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
	writeFileSync(join(ROOT, 'node_modules/.installed'), wanted);
}

/** Compresses the files for browsers once, at the highest level; the server sends these as they are. */
function compress() {
	for (const file of filesUnder(join(ROOT, 'dist/client')).filter((name) => /\.(js|css|svg|json|txt)$/.test(name))) {
		const content = readFileSync(file);
		writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
		writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
	}
}

export function build() {
	const id = buildId();
	if (read('dist/build-id') === id) return;
	const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
	const env = { NODE_ENV: 'production' };
	run(NODE, [vite, 'build', '--logLevel=warn'], env);
	run(NODE, [vite, 'build', '--ssr', '--logLevel=warn'], env);
	compress();
	writeFileSync(join(ROOT, 'dist/build-id'), id);
}
