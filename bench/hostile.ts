import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { request } from 'undici';
import { createSandbox } from '#sandbox/server.ts';
import { PRODUCTION } from '../tests/support/production.ts';
import { startRedis } from '../tests/support/redis.ts';
import { HOT_ROUTES, startSite } from '../tests/support/site.ts';
import { quantile } from './quantile.ts';

/**
 * `npm run bench:hostile`: asks 20,000 different questions from fifty addresses, none of which anybody else asks, and writes what that does to the
 * process's memory, the cache's Redis and a visitor who reads home meanwhile into `bench/HOSTILE.md`.
 */
const QUESTIONS = 20_000;
const ADDRESSES = 50;
const AT_ONCE = 20;
/** How often the process's memory is read on the way, to see whether it goes on growing. */
const PARTS = 4;
/** Ordinary questions before: code is compiled and each page was rendered once, as in a process that has served a while. */
const ORDINARY = 2_000;
const VISIT_EVERY_MS = 250;
const MB = 1024 * 1024;
const [role = '', ...given] = process.argv.slice(2);

if (role === 'site') {
	const [upstreamUrl = '', redisUrl = ''] = given;
	const env = { TRUST_PROXY: '1', REDIS_URL: redisUrl, LOG_LEVEL: 'silent' };
	const site = await startSite(env, upstreamUrl);
	process.on('message', () => {
		globalThis.gc?.();
		process.send?.({ url: site.url, rss: process.memoryUsage.rss() });
	});
	process.send?.({ url: site.url, rss: 0 });
} else if (role === 'visitor') {
	// A process of its own: what the sender of the questions is late isn't the site's.
	const [url = ''] = given;
	const visits: number[] = [];
	setInterval(async () => {
		const begun = performance.now();
		if ((await ask(url, { path: '/', language: 'zh-CN' }, '10.9.9.9')) === 200) visits.push(performance.now() - begun);
	}, VISIT_EVERY_MS);
	process.on('message', () => process.send?.(visits));
} else await measure();

type Told = { url: string; rss: number };
type Question = { path: string; body?: string; language: string };

async function ask(url: string, { path, body, language }: Question, address: string): Promise<number> {
	const headers = {
		host: 'www.good.test',
		'x-forwarded-for': address,
		'accept-language': language,
		'x-csrf': '1',
		'content-type': 'application/json',
	};
	const reply = await request(`${url}${path}`, { method: body ? 'POST' : 'GET', headers, body: body ?? null });
	await reply.body.dump();
	return reply.statusCode;
}

/** A question that nobody has asked before: a filter, a search, an id, a page of news, a language. */
function question(number: number): Question {
	const odd = `${number.toString(36)}x${number * 7919}`;
	const language = `x-${odd.slice(0, 6)}`;
	const day = `20${10 + (number % 80)}-0${1 + (number % 9)}-1${number % 10}`;
	const paths = [
		{ path: '/api/openapi/voyage/all', body: JSON.stringify({ port: odd }) },
		{ path: '/api/openapi/voyage', body: JSON.stringify({ destination: odd, page: number % 900 }) },
		{ path: `/api/search?port=${odd}&days=${number % 40}` },
		{ path: `/voyage-search?cruise=${odd}&page=${number}` },
		{ path: `/route?id=${odd}` },
		{ path: `/api/openapi/voyage/v2/${odd}` },
		{ path: `/api/openapi/management?type=1&page=${number % 1_000}&startDate=${day}` },
		{ path: `/?lang=${odd}` },
	];
	return { ...(paths[number % paths.length] as { path: string; body?: string }), language };
}

/** What people ask: the same pages and calls, with values that exist. */
function ordinary(number: number): Question {
	const paths = [
		{ path: '/api/openapi/voyage/all', body: '{}' },
		{ path: '/api/openapi/voyage', body: JSON.stringify({ page: 1 + (number % 5) }) },
		{ path: `/api/search?days=${5 + (number % 3)}` },
		{ path: `/voyage-search?page=${1 + (number % 5)}` },
		{ path: '/route?id=1' },
		{ path: '/api/openapi/voyage/v2/1' },
		{ path: '/api/openapi/management?type=1&page=1' },
		{ path: '/?lang=EN' },
	];
	return { ...(paths[number % paths.length] as { path: string; body?: string }), language: 'zh-CN' };
}

async function measure(): Promise<void> {
	const sandbox = await createSandbox({ hotRoutes: HOT_ROUTES }).listen(0, '127.0.0.1');
	const redis = await startRedis();
	const connection = new Redis(redis.url);
	const child = fork(import.meta.filename, ['site', sandbox.url, redis.url], {
		execArgv: [...process.execArgv, ...PRODUCTION.flags, '--expose-gc'],
		env: { ...process.env, ...PRODUCTION.env },
	});
	const told = <T>(by: ChildProcess): Promise<T> => new Promise((done) => by.once('message', (message) => done(message as T)));
	const { url } = await told<Told>(child);
	const state = async () => {
		child.send('tell');
		const { rss } = await told<Told>(child);
		const used = /used_memory:(\d+)/.exec(await connection.info('memory'))?.[1];
		return { rss: rss / MB, redis: Number(used) / MB };
	};
	for (let number = 0; number < ORDINARY; number++) await ask(url, ordinary(number), `10.2.0.${number % ADDRESSES}`);
	const states = [await state()];

	const visitor = fork(import.meta.filename, ['visitor', url]);
	const statuses = new Map<number, number>();
	let next = 0;
	const begun = performance.now();
	const worker = async (until: number) => {
		while (next < until) {
			const number = next;
			next += 1;
			const status = await ask(url, question(number), `10.1.0.${number % ADDRESSES}`);
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
		}
	};
	for (let part = 1; part <= PARTS; part++) {
		await Promise.all(Array.from({ length: AT_ONCE }, () => worker((QUESTIONS * part) / PARTS)));
		states.push(await state());
	}
	const seconds = (performance.now() - begun) / 1_000;
	visitor.send('tell');
	const visits = await told<number[]>(visitor);
	const mbOf = (key: 'rss' | 'redis', digits: number) => states.map((each) => each[key].toFixed(digits)).join(', ');

	const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
	const lines = [
		`${QUESTIONS.toLocaleString('en')} questions from ${ADDRESSES} addresses in ${Math.round(seconds)} s, answered with ${counted.join(', ')}.`,
		`- The process had ${mbOf('rss', 0)} MB: after ${ORDINARY.toLocaleString('en')} ordinary questions, and after each quarter of these (target: 60 MB more at most).`,
		`- The cache's Redis had ${mbOf('redis', 1)} MB at the same moments.`,
		`- Home, kept for everybody, took ${quantile(visits, 0.5).toFixed(1)} ms for the median visitor meanwhile and ${quantile(visits, 0.95).toFixed(1)} ms for one in twenty (target ≤ 50 ms).`,
	].join('\n');
	process.stdout.write(`${lines}\n`);
	writeFileSync(
		new URL('HOSTILE.md', import.meta.url),
		`# Questions that nobody else asks\n\nWritten by \`npm run bench:hostile\`; the site runs as in production (\`scripts/runtime.mjs\`), one process of it.\n\n${lines}\n`,
	);
	child.kill();
	visitor.kill();
	connection.disconnect();
	await redis.stop();
	await sandbox.close();
	process.exit(0);
}
