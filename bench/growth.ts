import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { createSandbox } from '#sandbox/server.ts';
import { ANYBODY } from '#server/request/identity.ts';
import { createServices } from '#server/services.ts';
import { readConfig } from '#server/settings/config.ts';
import { createLog } from '#server/watch/log.ts';
import { LANGUAGES, type Language } from '#shared/constants.ts';
import { addDays } from '#shared/rules/dates.ts';
import { PRODUCTION } from '../tests/support/production.ts';
import { median, quantile } from './quantile.ts';

/**
 * `npm run bench:growth`: what a search costs as the timetable grows, in one language and in both: each row in a process of its own, beside an
 * upstream that repeats its sailings. Writes `bench/GROWTH.md`.
 */
const SAILINGS = [340, 1_700, 6_800, 20_000];
const SEARCHES = 400;
/** How often the whole is loaded anew. */
const LOADS = 5;
/** Searches in different filters and orders, as visitors make them. */
const QUERIES = ['', 'port=1', 'cruise=2&days=5', 'destination=4,7', 'price=3000-5000&sort=price-asc', 'sort=date-desc&page=7'];

type Cost = {
	rows: number;
	languages: number;
	searchMs: number;
	loadMs: number;
	blockedMs: number;
	gcMs: number;
	megabytes: number;
};
type Row = { id: number; departureDate: string };

/** An upstream with `count` sailings: the stand-in's, again and again, a day later each time. */
async function grownUpstream(count: number) {
	const sandbox = await createSandbox({ hotRoutes: { cipher: 'sm4-cbc', key: '0'.repeat(32), iv: '0'.repeat(32) } }).listen(
		0,
		'127.0.0.1',
	);
	const ask = (url: string, method: string, body: string | undefined) =>
		fetch(`${sandbox.url}${url}`, { method, body, headers: { channel: 'WEB', 'content-type': 'application/json' } });
	const all = (await (await ask('/api/openapi/voyage/all', 'POST', '{}')).json()) as { data: Row[] };
	const rows = Array.from({ length: count }, (_, index) => {
		const row = all.data[index % all.data.length] as Row;
		return { ...row, id: index + 1, departureDate: addDays(row.departureDate, Math.floor(index / all.data.length)) };
	});
	const timetable = JSON.stringify({ ...all, data: rows });
	const server = createServer(async (request, response) => {
		response.setHeader('content-type', 'application/json');
		if (request.url === '/api/openapi/voyage/all') return void response.end(timetable);
		const reply = await ask(request.url ?? '', request.method ?? 'GET', undefined);
		response.end(await reply.text());
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async close() {
			server.close();
			server.closeAllConnections();
			await sandbox.close();
		},
	};
}

const megabytes = (): number => {
	globalThis.gc?.();
	return process.memoryUsage.rss() / 1024 / 1024;
};

/** Services of their own with empty caches, and a search by them. */
function searching(upstreamUrl: string) {
	const config = readConfig({ DEMO: 'true', UPSTREAM_URL: upstreamUrl, LOG_LEVEL: 'silent', PAGE_DEADLINE_MS: '60000' });
	const services = createServices({ config, upstreamUrl, build: 'growth', log: createLog('silent') });
	const search = (lang: Language, query: string) => {
		const scope = { requestId: 'growth', lang, identity: ANYBODY, timeoutMs: 60_000, lack: 'nothing' as const };
		return services.invoke.invoke('GET /search', Object.fromEntries(new URLSearchParams(query)), scope);
	};
	return { search, close: services.close };
}

/**
 * Measures one row in this process: the first search with everything that it loads, each time anew, then many. The whole is loaded once before, as by a
 * process that has run for a while.
 */
async function measure(upstreamUrl: string, languages: readonly Language[]): Promise<Omit<Cost, 'rows' | 'languages'>> {
	const before = megabytes();
	const warm = searching(upstreamUrl);
	for (const lang of languages) await warm.search(lang, '');
	await warm.close();
	let { search, close } = searching(upstreamUrl);
	const loads: number[] = [];
	const stops: number[] = [];
	const collections: number[] = [];
	const collecting = new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) collections.push(duration);
	});
	collecting.observe({ entryTypes: ['gc'] });
	for (let time = 0; time < LOADS; time++) {
		await close();
		({ search, close } = searching(upstreamUrl));
		const blocked = monitorEventLoopDelay({ resolution: 1 });
		blocked.enable();
		const begun = performance.now();
		for (const lang of languages) await search(lang, '');
		loads.push(performance.now() - begun);
		blocked.disable();
		stops.push(blocked.max / 1e6);
	}
	collecting.disconnect();
	const times: number[] = [];
	for (let index = 0; index < SEARCHES; index++) {
		const from = performance.now();
		await search(languages[index % languages.length] ?? 'CN', QUERIES[index % QUERIES.length] ?? '');
		times.push(performance.now() - from);
	}
	const grown = megabytes() - before;
	await close();
	return {
		searchMs: median(times.slice(SEARCHES / 4)),
		loadMs: median(loads),
		blockedMs: median(stops),
		gcMs: Math.max(0, ...collections),
		megabytes: grown,
	};
}

async function costOf(rows: number, languages: number): Promise<Cost> {
	const upstream = await grownUpstream(rows);
	const child = fork(import.meta.filename, [upstream.url, String(languages)], {
		execArgv: [...process.execArgv, ...PRODUCTION.flags, '--expose-gc'],
		env: { ...process.env, ...PRODUCTION.env },
	});
	const cost = await new Promise<Omit<Cost, 'rows' | 'languages'>>((done, fail) => {
		child.once('message', (message) => done(message as Omit<Cost, 'rows' | 'languages'>));
		child.once('exit', (code) => fail(new Error(`a row ended with ${code}`)));
	});
	child.disconnect();
	await upstream.close();
	return { rows, languages, ...cost };
}

/** The table of costs against the number of sailings and languages, as Markdown, with what the most sailings cost more than the fewest. */
async function growthTable(): Promise<string> {
	const costs: Cost[] = [];
	for (const languages of [1, 2]) for (const rows of SAILINGS) costs.push(await costOf(rows, languages));
	const lines = costs.map(
		({ rows, languages, searchMs, loadMs, blockedMs, gcMs, megabytes: mb }) =>
			`| ${rows.toLocaleString('en')} | ${languages} | ${searchMs.toFixed(2)} | ${Math.round(loadMs)} | ${Math.round(blockedMs)} | ${Math.round(gcMs)} | ${Math.round(mb)} |`,
	);
	const both = costs.filter(({ languages }) => languages === 2);
	const [least, most] = [both[0], both.at(-1)];
	const times = most && least ? most.searchMs / least.searchMs : 0;
	const more = most && least ? Math.round(most.megabytes - least.megabytes) : 0;
	const longest = Math.round(
		quantile(
			costs.map(({ blockedMs }) => blockedMs),
			1,
		),
	);
	return [
		'| sailings | languages | a search, ms | loading anew, ms | longest stop, ms | longest pause of the collector, ms | memory more, MB |',
		'| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		...lines,
		'',
		`With ${SAILINGS.at(-1)?.toLocaleString('en')} sailings a search takes ${times.toFixed(1)} × the time of ${SAILINGS[0]} (target ≤ 3), and the process ${more} MB more (target ≤ 150); the longest stop of the process was ${longest} ms (target ≤ 50, the garbage collector’s pauses in it). Stops and loads are the middle of ${LOADS}.`,
	].join('\n');
}

const [upstreamUrl, languages] = process.argv.slice(2);
if (process.send && upstreamUrl) process.send(await measure(upstreamUrl, LANGUAGES.slice(0, Number(languages))));
else {
	const table = await growthTable();
	process.stdout.write(`${table}\n`);
	const about =
		'Written by `npm run bench:growth`: what a search costs as the timetable grows, each row in a process of its own that has run for a while, run as in production (`scripts/runtime.mjs`).';
	writeFileSync(new URL('GROWTH.md', import.meta.url), `# More sailings\n\n${about}\n\n${table}\n`);
}
