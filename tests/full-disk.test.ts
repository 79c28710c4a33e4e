import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './support/free-port.ts';
import { SMALL_DISKS, type SmallDisk } from './support/full-disk.ts';
import { readSamples } from './support/metrics.ts';
import { redisUrl } from './support/redis-url.ts';
import { BEHIND_HTTPS } from './support/visitor.ts';

const SERVER = resolve(import.meta.dirname, '../server');
const moduleIn = (path: string): string => JSON.stringify(join(SERVER, path));
/** A package that writes to standard error, whenever the process gets SIGUSR2. */
const CHATTY = 'data:text/javascript,process.on("SIGUSR2", () => console.error("a line of a package"))';
/** The log of a process, with a function that writes long lines. */
const LOG = `
	const { createProcessLog } = await import(${moduleIn('watch/log.ts')});
	const { log, lost, end } = createProcessLog('info');
	const write = (lines) => { for (let line = 0; line < lines; line += 1) log.info({ path: 'x'.repeat(1_500) }, 'line'); };`;
const program = (code: string): string[] => ['--input-type=module', '--eval', `${LOG}${code}`];

const running: ChildProcess[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});
async function exitCode(child: ChildProcess): Promise<unknown> {
	running.push(child);
	const [code] = await once(child, 'exit');
	return code;
}
const linesOf = (written: string): { msg: string; count?: number }[] =>
	written.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));

it('a process whose log and errors go to a full disk answers, counts the lost lines, and ends at SIGTERM (R-40)', async () => {
	const [port, metricsPort] = [await freePort(), await freePort()];
	const env = {
		...BEHIND_HTTPS,
		NODE_ENV: 'production',
		PORT: String(port),
		HOST: '127.0.0.1',
		METRICS_PORT: String(metricsPort),
		UPSTREAM_URL: 'http://127.0.0.1:1',
		REDIS_URL: redisUrl(),
		SESSION_SECRET: 's'.repeat(32),
		DRAIN_MS: '0',
	};
	const args = ['-c', 'exec "$@" > /dev/full 2>&1', 'sh', process.execPath, '--import', CHATTY, join(SERVER, 'main.ts')];
	const child = spawn('sh', args, { stdio: 'ignore', env: { PATH: process.env.PATH ?? '', ...env } });
	const ended = exitCode(child);
	const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
	while ((await statusOf('/readyz').catch(() => 0)) !== 200) await new Promise((done) => setTimeout(done, 50));
	child.kill('SIGUSR2');
	expect([await statusOf('/api/nothing'), await statusOf('/livez')]).toEqual([404, 200]);
	const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
	expect(readSamples(metrics).sum('cruise_log_lines_lost_total')).toBeGreaterThan(0);
	child.kill('SIGTERM');
	expect(await ended).toBe(0);
}, 60_000);

describe('the log of a process', () => {
	it('is dropped where its reader doesn’t read, and the process ends', async () => {
		const args = program('write(5_000); await end(); process.exit(lost() > 0 ? 0 : 1);');
		const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
		child.stdout?.pause();
		expect(await exitCode(child)).toBe(0);
	});

	it('reaches a reader that reads, down to its last line', async () => {
		const args = program('write(600); log.info({}, "last"); await end(); process.exit(lost());');
		const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
		const [written, code] = await Promise.all([text(child.stdout), exitCode(child)]);
		const messages = linesOf(written).map(({ msg }) => msg);
		expect([code, messages.length, messages.at(-1)]).toEqual([0, 601, 'last']);
	});
});

describe.each(SMALL_DISKS)('on a full disk, made by %s,', (_name, open) => {
	let disk: SmallDisk;
	beforeAll(async () => {
		disk = await open();
	});
	afterAll(() => disk.close());

	it('lines of the log are dropped, and with the first line that is written again the log says how many (R-40)', async () => {
		const file = join(disk.folder, 'log');
		const KEPT = 1_000;
		const code = `
			const { truncateSync } = await import('node:fs');
			write(100);
			const before = lost();
			// The last line that is left is cut off, as by the end of the disk.
			truncateSync(process.env.OUTPUT, ${KEPT});
			write(3);
			process.exit(before);`;
		const lost = await exitCode(disk.run(program(code), file, {}));
		const written = await readFile(file, 'utf8');
		expect(written.charAt(KEPT)).toBe('\n');
		expect(linesOf(written.slice(KEPT)).map(({ msg, count }) => [msg, count])).toEqual([
			['line', undefined],
			['lines of the log were lost', lost],
			['line', undefined],
			['line', undefined],
		]);
		expect(lost).toBeGreaterThan(0);
	});
});
