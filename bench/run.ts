import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { createSandbox } from '#sandbox/server.ts';
import type { ProfileEntry } from './profile.ts';
import { median, quantile } from './quantile.ts';

/**
 * Loads two servers from one core while they share another, several rounds; prints medians and their ratios. The two run at the same time, so that
 * other work on the machine slows both alike, and are compared by the processor time they used, so that a larger share of the core gives no
 * advantage.
 */
const ROOT = resolve(import.meta.dirname, '..');
const ROUNDS = 7;
const SECONDS = 5;
/** Seconds that servers run before they are measured: the more code a path has, the longer V8 takes to compile it. */
const WARM_SECONDS = 15;
const CONNECTIONS = 20;
/** Seconds that a request may wait for its turn: the first requests of a burst wait long on a core that two servers share. */
const TIMEOUT = 60;
/** Clock ticks in a second of `/proc` (proc_pid_stat(5)). */
const TICKS = 100;
const MANY_REQUESTS = 100_000;

type Kind = 'floor' | 'react' | 'kept' | 'rendered' | 'pending';
type Load = { id: string; what: string; kind: Kind; path: string; encoding?: 'br'; against?: string; target?: number };
const LOADS: Load[] = [
	{ id: 'a', what: 'node:http, the same bytes, plain', kind: 'floor', path: '/' },
	{ id: 'c', what: 'home from the page cache, plain', kind: 'kept', path: '/', against: 'a', target: 0.9 },
	{ id: 'a br', what: 'node:http, the same bytes, brotli', kind: 'floor', path: '/', encoding: 'br' },
	{ id: 'c br', what: 'home from the page cache, brotli', kind: 'kept', path: '/', encoding: 'br', against: 'a br', target: 0.9 },
	{ id: 'b', what: 'renderToPipeableStream of the same tree, data in memory', kind: 'react', path: '/' },
	{ id: 'd', what: 'home rendered per request', kind: 'rendered', path: '/', against: 'b', target: 1 },
	{ id: 'f', what: 'home with a part still pending, streamed', kind: 'pending', path: '/', against: 'b', target: 0.75 },
	{ id: 'e', what: '/api/home, warm', kind: 'kept', path: '/api/home' },
];

const hotRoutes = { cipher: 'sm4-cbc', key: '0123456789abcdeffedcba9876543210', iv: '00112233445566778899aabbccddeeff' };
const sandbox = await createSandbox({ hotRoutes }).listen(0, '127.0.0.1');
const children = new Map<Kind, { child: ChildProcess; port: number }>();

async function start(kind: Kind): Promise<void> {
	const args = [kind, sandbox.url, hotRoutes.key, hotRoutes.iv];
	const child = fork(resolve(ROOT, 'bench/server.ts'), args, {
		execPath: 'taskset',
		execArgv: ['-c', '0', process.execPath, ...process.execArgv],
		env: { ...process.env, NODE_ENV: 'production' },
	});
	const port = await new Promise<number>((done, fail) => {
		child.once('message', (message) => done(Number(message)));
		child.once('exit', (code) => fail(new Error(`${kind} ended with ${code}`)));
	});
	children.set(kind, { child, port });
}

const urlOf = ({ kind, path }: Load): string => `http://127.0.0.1:${children.get(kind)?.port}${path}`;

const procOf = (kind: Kind, file: 'stat' | 'status'): string =>
	readFileSync(`/proc/${children.get(kind)?.child.pid}/${file}`, 'utf8');

/** Returns the seconds of processor time that a server has used so far, with all its threads. */
function processorTime(kind: Kind): number {
	const fields = procOf(kind, 'stat').split(') ')[1]?.split(' ') ?? [];
	return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Returns the requests answered in a second of the server's processor time. */
async function rate(load: Load, seconds: number): Promise<number> {
	const headers = {
		'accept-language': 'zh-CN',
		'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156',
		'accept-encoding': load.encoding ?? 'identity',
	};
	const before = processorTime(load.kind);
	const result = await autocannon({ url: urlOf(load), connections: CONNECTIONS, duration: seconds, timeout: TIMEOUT, headers });
	if (result.non2xx > 0 || result.errors > 0) throw new Error(`${load.id}: ${result.non2xx} refused, ${result.errors} failed`);
	return result.requests.total / (processorTime(load.kind) - before);
}

const megabytes = (kind: Kind): number => Math.round(Number(/VmRSS:\s+(\d+)/.exec(procOf(kind, 'status'))?.[1]) / 1024);

for (const kind of new Set(LOADS.map((load) => load.kind))) await start(kind);

const rates = new Map<string, number[]>(LOADS.map(({ id }) => [id, []]));
const ratios = new Map<string, number[]>(LOADS.map(({ id }) => [id, []]));

/** Measures a load alone, or together with the one it is compared with. */
async function measure(load: Load, against: Load | undefined): Promise<void> {
	const together = against ? [load, against] : [load];
	await Promise.all(together.map((each) => rate(each, WARM_SECONDS)));
	for (let round = 0; round < ROUNDS; round += 1) {
		const [own = 0, other] = await Promise.all(together.map((each) => rate(each, SECONDS)));
		rates.get(load.id)?.push(own);
		if (!against || !other) continue;
		rates.get(against.id)?.push(other);
		ratios.get(load.id)?.push(own / other);
	}
}

const isBaseline = ({ id }: Load): boolean => LOADS.some(({ against }) => against === id);
for (const load of LOADS.filter((each) => !isBaseline(each))) {
	await measure(
		load,
		LOADS.find(({ id }) => id === load.against),
	);
}

/** Returns the ten functions that take most of a server's time under the load, as rows of a table. */
async function profileOf(load: Load): Promise<string> {
	const child = children.get(load.kind)?.child;
	const entries = new Promise<ProfileEntry[]>((done, fail) => {
		child?.once('message', (message) => done(message as ProfileEntry[]));
		child?.once('exit', (code) => fail(new Error(`${load.kind} ended with ${code}`)));
	});
	child?.send(SECONDS);
	await rate(load, SECONDS);
	const rows = (await entries).map(({ name, share }) => `| ${name} | ${(share * 100).toFixed(1)} % |`);
	return [`| ${load.what}: function, file or package | own time |`, '| --- | ---: |', ...rows].join('\n');
}

const memoryKinds: Kind[] = ['kept', 'rendered'];
const afterLoad = new Map(memoryKinds.map((kind) => [kind, megabytes(kind)]));
const kept = LOADS.find(({ id }) => id === 'c') as Load;
const growth: number[] = [];
for (let part = 0; part < 4; part += 1) {
	await autocannon({
		url: urlOf(kept),
		connections: CONNECTIONS,
		amount: MANY_REQUESTS / 4,
		headers: { 'accept-language': 'zh-CN' },
	});
	growth.push(megabytes('kept'));
}

const profiles: string[] = [];
for (const load of LOADS.filter(({ kind }) => kind === 'rendered' || kind === 'pending')) profiles.push(await profileOf(load));

const rows = LOADS.map((load) => {
	const own = ratios.get(load.id) ?? [];
	const [least, ratio, most] = [0, 0.5, 1].map((share) => quantile(own, share).toFixed(2));
	const verdict = load.against ? `${ratio} × ${load.against} (${least}–${most})` : '';
	const target = load.target === undefined ? '' : `≥ ${load.target} ${median(own) >= load.target ? 'met' : 'MISSED'}`;
	return `| ${load.id} | ${load.what} | ${Math.round(median(rates.get(load.id) ?? []))} | ${verdict} | ${target} |`;
});
const table = [
	'| | what | requests per CPU second | ratio | target |',
	'| --- | --- | ---: | --- | --- |',
	...rows,
	'',
	`Memory after load: kept ${afterLoad.get('kept')} MB, rendered ${afterLoad.get('rendered')} MB (target ≤ 250 MB).`,
	`Resident megabytes over ${MANY_REQUESTS.toLocaleString('en')} more requests, in quarters: ${growth.join(', ')}.`,
].join('\n');

const about = `One run of \`npm run bench\`: ${ROUNDS} rounds of ${SECONDS} s each after ${WARM_SECONDS} s of warming up. What is compared shares one core, ${CONNECTIONS} connections each, and is loaded from another (${cpus()[0]?.model.trim()}, Node ${process.versions.node}). Only ratios within the run mean anything; medians of the rounds, in brackets the least and the most.`;
const profileText = `The ten functions that took most of the busy time themselves, in ${SECONDS} s:\n\n${profiles.join('\n\n')}`;
process.stdout.write(`\n${table}\n\n${profileText}\n`);
writeFileSync(resolve(ROOT, 'bench/RESULTS.md'), `# Bench\n\n${about}\n\n${table}\n\n${profileText}\n`);
for (const { child } of children.values()) child.disconnect();
await sandbox.close();
