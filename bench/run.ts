import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { createSandbox } from '#sandbox/server.ts';

/**
 * Runs every server on one core and loads it from another, in turn, several rounds; prints medians and their ratios. What is compared runs one
 * after the other, so that both meet the same neighbours.
 */
const ROOT = resolve(import.meta.dirname, '..');
const ROUNDS = 5;
const SECONDS = 3;
/** How long each server runs before it is measured: the more code a path has, the longer V8 takes to compile it. */
const WARM_SECONDS = 10;
/** Before each measurement it runs a little again: V8 gives memory and code back while the others have their turn. */
const SETTLE_SECONDS = 2;
const CONNECTIONS = 40;
const MANY_REQUESTS = 100_000;

type Kind = 'floor' | 'react' | 'kept' | 'rendered' | 'pending';
type Load = { id: string; what: string; kind: Kind; path: string; encoding?: 'br'; against?: string; target?: number };
const LOADS: Load[] = [
	{ id: 'a', what: 'node:http, the same bytes, plain', kind: 'floor', path: '/' },
	{ id: 'c', what: 'home from the page cache, plain', kind: 'kept', path: '/', against: 'a', target: 0.8 },
	{ id: 'a br', what: 'node:http, the same bytes, brotli', kind: 'floor', path: '/', encoding: 'br' },
	{ id: 'c br', what: 'home from the page cache, brotli', kind: 'kept', path: '/', encoding: 'br', against: 'a br', target: 0.8 },
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

async function rate(load: Load, seconds: number): Promise<number> {
	const headers = {
		'accept-language': 'zh-CN',
		'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156',
		'accept-encoding': load.encoding ?? 'identity',
	};
	const result = await autocannon({ url: urlOf(load), connections: CONNECTIONS, duration: seconds, headers });
	if (result.non2xx > 0 || result.errors > 0) throw new Error(`${load.id}: ${result.non2xx} refused, ${result.errors} failed`);
	return result.requests.average;
}

const megabytes = (kind: Kind): number => {
	const status = readFileSync(`/proc/${children.get(kind)?.child.pid}/status`, 'utf8');
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const kind of new Set(LOADS.map((load) => load.kind))) await start(kind);
for (const load of LOADS) await rate(load, WARM_SECONDS);

const rates = new Map<string, number[]>(LOADS.map(({ id }) => [id, []]));
for (let round = 0; round < ROUNDS; round += 1) {
	for (const load of LOADS) {
		await rate(load, SETTLE_SECONDS);
		rates.get(load.id)?.push(await rate(load, SECONDS));
	}
}

const ratioOf = ({ id, against }: Load): number | null =>
	against ? median((rates.get(id) ?? []).map((value, round) => value / (rates.get(against)?.[round] ?? value))) : null;

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

const rows = LOADS.map((load) => {
	const ratio = ratioOf(load);
	const verdict = ratio === null ? '' : `${ratio.toFixed(2)} × ${load.against}`;
	const target = load.target === undefined ? '' : `≥ ${load.target} ${(ratio ?? 0) >= load.target ? 'met' : 'MISSED'}`;
	return `| ${load.id} | ${load.what} | ${Math.round(median(rates.get(load.id) ?? []))} | ${verdict} | ${target} |`;
});
const table = [
	'| | what | requests/s | ratio | target |',
	'| --- | --- | ---: | --- | --- |',
	...rows,
	'',
	`Memory after load: kept ${afterLoad.get('kept')} MB, rendered ${afterLoad.get('rendered')} MB (target ≤ 250 MB).`,
	`Resident megabytes over ${MANY_REQUESTS.toLocaleString('en')} more requests, in quarters: ${growth.join(', ')}.`,
].join('\n');

const about = `One run of \`npm run bench\`: ${ROUNDS} rounds of ${SECONDS} s each after ${WARM_SECONDS} s of warming up and ${SETTLE_SECONDS} s before each, ${CONNECTIONS} connections, server on one core, load from another (${cpus()[0]?.model.trim()}, Node ${process.versions.node}). Only ratios within the run mean anything; medians of the rounds.`;
process.stdout.write(`\n${table}\n`);
writeFileSync(resolve(ROOT, 'bench/RESULTS.md'), `# Bench\n\n${about}\n\n${table}\n`);
for (const { child } of children.values()) child.disconnect();
await sandbox.close();
