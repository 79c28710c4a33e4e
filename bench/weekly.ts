import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run bench:weekly`: overload, restarts and faults, one after the other, in about half an hour. Each writes its own page, and its line “In short”
 * goes into today's row of `bench/WEEKLY.md`, the newest first. Needs nginx, redis-server and Chromium. Ends with 1 when one of them failed.
 */
const ROOT = resolve(import.meta.dirname, '..');
const TABLE = join(import.meta.dirname, 'WEEKLY.md');
const BENCHES = ['load', 'fleet', 'faults'];
const HEAD = [
	'# Week by week',
	'Written by `npm run bench:weekly`. Times depend on the machine: compare rows of one machine. What a row tells: [operations.md](../docs/operations.md#every-week).',
	['| day | twice the capacity | restarts | faults |', '| --- | --- | --- | --- |'].join('\n'),
].join('\n\n');

const ends: boolean[] = [];
async function shortOf(bench: string): Promise<string> {
	const child = spawn(process.execPath, [join(import.meta.dirname, `${bench}.ts`)], { cwd: ROOT, stdio: 'inherit' });
	const [status] = (await once(child, 'exit')) as [number | null];
	ends.push(status === 0);
	const text = readFileSync(join(import.meta.dirname, `${bench.toUpperCase()}.md`), 'utf8');
	const line = /^In short: (.+)$/m.exec(text)?.[1];
	return status === 0 && line ? line : '**ended with an error**';
}

const cells: string[] = [];
for (const bench of BENCHES) cells.push(await shortOf(bench));
const before = existsSync(TABLE)
	? readFileSync(TABLE, 'utf8')
			.split('\n')
			.filter((line) => /^\| \d{4}-/.test(line))
	: [];
const row = `| ${new Date().toISOString().slice(0, 10)} | ${cells.join(' | ')} |`;
writeFileSync(TABLE, `${[HEAD, row, ...before].join('\n')}\n`);
process.stdout.write(`${row}\n`);
process.exit(ends.every(Boolean) ? 0 : 1);
