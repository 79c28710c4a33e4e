import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTES = 128;
const OTHER = 'another-program';

/** Mounts a file system of its own for logs, in memory. It can be filled by a file of another program, and emptied of that. Throws without the right to mount. */
export function mountLogDisk() {
	const folder = mkdtempSync(join(tmpdir(), 'log-disk-'));
	const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'none', folder], { stdio: 'inherit' });
	if (status !== 0) throw new Error('a small disk can be mounted by the administrator only');
	const other = join(folder, OTHER);
	return {
		folder,
		megabytes: MEGABYTES,
		fill(): void {
			const file = openSync(other, 'w');
			try {
				for (;;) writeSync(file, Buffer.alloc(64 * 1_024));
			} catch {
				closeSync(file);
			}
		},
		empty: () => rmSync(other),
		/** The lines that a log lacks, as it says itself. */
		linesLost: (log: string): number =>
			[...readFileSync(join(folder, log), 'utf8').matchAll(/"count":(\d+).*lines of the log were lost/g)].reduce(
				(sum, [, count]) => sum + Number(count),
				0,
			),
		close(): void {
			spawnSync('umount', ['--lazy', folder]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

export type LogDisk = ReturnType<typeof mountLogDisk>;
