import { chmod, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

const MAX = 64_000;
const PICTURE = Buffer.alloc(1_000, 7);
const warn = vi.fn();

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'cache-'));
	warn.mockClear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (path = folder) => createDiskCache(path, MAX, { warn });

async function bytesIn(path: string): Promise<number> {
	const files = await readdir(path);
	const sizes = await Promise.all(files.map(async (name) => (await stat(join(path, name))).size));
	return sizes.reduce((sum, size) => sum + size, 0);
}

it('returns the bytes that were kept under a name, also to another process', async () => {
	await open().put('one', PICTURE);
	expect(await open().get('one')).toEqual(PICTURE);
	expect(await open().get('other')).toBeNull();
});

it('never holds more than its bound, however much is kept', async () => {
	const cache = open();
	for (let at = 0; at < 200; at++) {
		await cache.put(`picture-${at}`, PICTURE);
		expect(await bytesIn(folder)).toBeLessThanOrEqual(MAX);
	}
	expect(await cache.get('picture-199')).toEqual(PICTURE);
	expect(await cache.get('picture-0')).toBeNull();
});

it('never holds more than its bound when many files are kept at once', async () => {
	const cache = open();
	await Promise.all(Array.from({ length: 200 }, (_, at) => cache.put(`picture-${at}`, PICTURE)));
	expect(await bytesIn(folder)).toBeLessThanOrEqual(MAX);
});

it('exceeds it by a sixteenth for each process at most, when several share the folder', async () => {
	const processes = [open(), open(), open(), open()];
	for (let at = 0; at < 400; at++) await processes[at % 4]?.put(`picture-${at}`, PICTURE);
	expect(await bytesIn(folder)).toBeLessThanOrEqual(MAX * (1 + 4 / 16));
});

it('removes the files first that were unused for longest', async () => {
	const cache = open();
	for (let at = 0; at < 60; at++) {
		await cache.put(`picture-${at}`, PICTURE);
		await utimes(join(folder, `picture-${at}`), 1_000 + at, 1_000 + at);
	}
	await cache.get('picture-0');
	await vi.waitFor(async () => expect((await stat(join(folder, 'picture-0'))).mtimeMs).toBeGreaterThan(2_000_000));
	for (let at = 60; at < 70; at++) await cache.put(`picture-${at}`, PICTURE);
	expect(await cache.get('picture-0')).toEqual(PICTURE);
	expect(await cache.get('picture-1')).toBeNull();
});

it('doesn’t keep a file that is larger than the bound', async () => {
	await open().put('large', Buffer.alloc(MAX));
	expect(await readdir(folder)).toEqual([]);
});

it('ignores an empty file, which a machine leaves that lost its power', async () => {
	await writeFile(join(folder, 'empty'), '');
	expect(await open().get('empty')).toBeNull();
});

it('gives no other user access to its folder and files', async () => {
	await chmod(folder, 0o777);
	await open().put('one', PICTURE);
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
	expect((await stat(join(folder, 'one'))).mode & 0o777).toBe(0o600);
});

it('keeps nothing where the folder is a link or a file, and the log says so once', async () => {
	const [link, file] = [join(folder, 'link'), join(folder, 'file')];
	await symlink(tmpdir(), link);
	await writeFile(file, '');
	for (const path of [link, file]) {
		warn.mockClear();
		const cache = open(path);
		await cache.put('one', PICTURE);
		await cache.put('two', PICTURE);
		expect(await cache.get('one')).toBeNull();
		expect(warn).toHaveBeenCalledTimes(1);
	}
});
