import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder where a file can't grow beyond 32 to 64 KB. `run` starts Node with standard output in a file, and standard error on a full disk. */
export type SmallDisk = {
	folder: string;
	run: (args: readonly string[], output: string, env: Record<string, string>) => ChildProcess;
	close: () => Promise<void>;
};

function runLimited(limit: string): SmallDisk['run'] {
	return (args, output, env) =>
		spawn('sh', ['-c', `${limit} exec "$@" >> "$OUTPUT" 2> /dev/full`, 'sh', process.execPath, ...args], {
			stdio: 'ignore',
			env: { PATH: process.env.PATH ?? '', ...env, OUTPUT: output },
		});
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'small-disk-'));
const drop = (folder: string) => rm(folder, { recursive: true, force: true });

/** The system lets no file of the process grow beyond 32 KB (64 blocks). A write that crosses the bound is cut there, as on a full disk. */
async function boundedFiles(): Promise<SmallDisk> {
	const folder = await makeFolder();
	return { folder, run: runLimited('trap "" XFSZ; ulimit -f 64;'), close: () => drop(folder) };
}

const mount = (folder: string): boolean =>
	spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', folder], { stdio: 'ignore' }).status === 0;

async function smallFileSystem(): Promise<SmallDisk> {
	const folder = await makeFolder();
	mount(folder);
	const close = async () => {
		spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' });
		await drop(folder);
	};
	return { folder, run: runLimited(''), close };
}

async function canMount(): Promise<boolean> {
	const folder = await makeFolder();
	const can = mount(folder);
	if (can) spawnSync('umount', [folder], { stdio: 'ignore' });
	await drop(folder);
	return can;
}

/** Small disks by name. Most machines let only their administrator mount a file system of 64 KB. */
export const SMALL_DISKS: readonly (readonly [name: string, open: () => Promise<SmallDisk>])[] = [
	['a bound on the size of files', boundedFiles],
	...((await canMount()) ? ([['a small file system', smallFileSystem]] as const) : []),
];
