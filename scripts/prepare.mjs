// Runs on any Node from 20 on, with nothing installed: brings packages and the build up to date, and only when they aren't.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const ROOT = resolve(import.meta.dirname, '..');
export const NODE = join(ROOT, 'node_modules/.bin/node');

/** Runs a command in the project's folder and shows what it prints. Throws when it fails. */
export const run = (command, args, env = {}) =>
	execFileSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

function filesUnder(path) {
	if (!existsSync(path)) return [];
	if (statSync(path).isFile()) return [path];
	return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesUnder(join(path, entry.name)));
}

function digest(paths) {
	const hash = createHash('sha256');
	for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path))).sort()) hash.update(file).update(readFileSync(file));
	return hash.digest('hex').slice(0, 16);
}

const read = (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8').trim() : '');

export function install() {
	const wanted = digest(['package-lock.json']);
	if (read('node_modules/.installed') === wanted && existsSync(NODE)) return;
	run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
	writeFileSync(join(ROOT, 'node_modules/.installed'), wanted);
}

/** Compresses what browsers fetch, once and hard; the server sends these files as they are. */
function compress() {
	for (const file of filesUnder(join(ROOT, 'dist/client')).filter((name) => /\.(js|css|svg|json|txt)$/.test(name))) {
		const content = readFileSync(file);
		writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
		writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
	}
}

export function build() {
	const id = digest(['client', 'shared', 'public', 'vite.config.ts', 'package-lock.json']);
	if (read('dist/build-id') === id) return;
	const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
	const env = { NODE_ENV: 'production' };
	run(NODE, [vite, 'build', '--logLevel=warn'], env);
	run(NODE, [vite, 'build', '--ssr', '--logLevel=warn'], env);
	compress();
	writeFileSync(join(ROOT, 'dist/build-id'), id);
}
