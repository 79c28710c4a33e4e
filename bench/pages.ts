import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import lighthouse from 'lighthouse';
import { type PageName, pageNameAt } from '#shared/pages.ts';
import { createScales, packageTable } from './packages.ts';
import { median } from './quantile.ts';

/**
 * Runs Lighthouse three times for a phone on one page of each kind in the sitemap, then on those that sell beside two busy loops, and writes the medians
 * to `bench/PAGES.md`, with the script of the pages that sell by package. Takes the site's address; with names of pages (`home`, `search` …) it measures
 * those, and writes no file.
 */
const ROOT = resolve(import.meta.dirname, '..');
const RUNS = 3;
const BUSY_LOOPS = 2;
const DEBUG_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
	LCP: 'largest-contentful-paint',
	CLS: 'cumulative-layout-shift',
	TBT: 'total-blocking-time',
	bytes: 'total-byte-weight',
} as const;

/** The pages that sell, which are measured in every form. */
const SELLING: readonly PageName[] = ['home', 'search', 'voyage'];

const [site = 'http://localhost:3000', ...chosen] = process.argv.slice(2);

/** Returns the first address of each kind of page in the sitemap, in Chinese, with its name. */
async function onePageOfEachKind(): Promise<Map<PageName, string>> {
	const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
	const first = new Map<PageName, string>();
	for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
		const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
		searchParams.set('lang', 'CN');
		const kind = pageNameAt(pathname);
		if (kind && !first.has(kind) && (chosen.length === 0 || chosen.includes(kind)))
			first.set(kind, `${pathname}?${searchParams}`);
	}
	return first;
}

const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${DEBUG_PORT}`];
const profile = mkdtempSync(join(tmpdir(), 'pages-'));
const browser = spawn(process.env.CHROMIUM_PATH ?? 'chromium', [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
	stdio: 'ignore',
});
const isUp = () =>
	fetch(`http://127.0.0.1:${DEBUG_PORT}/json/version`).then(
		() => true,
		() => false,
	);
while (!(await isUp())) await new Promise((done) => setTimeout(done, 100));

const failing = new Map<string, Set<string>>();

async function measure(path: string, notes: Map<string, Set<string>>): Promise<string> {
	const scores: number[][] = CATEGORIES.map(() => []);
	const metrics: number[][] = Object.keys(METRICS).map(() => []);
	for (let run = 0; run < RUNS; run += 1) {
		const result = await lighthouse(`${site}${path}`, { port: DEBUG_PORT, onlyCategories: [...CATEGORIES], logLevel: 'error' });
		if (!result) throw new Error(`no result for ${path}`);
		const { categories, audits } = result.lhr;
		for (const [index, name] of CATEGORIES.entries()) scores[index]?.push(Math.round((categories[name]?.score ?? 0) * 100));
		for (const [index, name] of Object.values(METRICS).entries()) metrics[index]?.push(audits[name]?.numericValue ?? 0);
		for (const audit of Object.values(audits)) {
			if (audit.score !== null && audit.score < 0.9) notes.set(path, (notes.get(path) ?? new Set()).add(audit.id));
		}
	}
	const [lcp = 0, cls = 0, tbt = 0, bytes = 0] = metrics.map(median);
	const figures = [`${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${Math.round(tbt)} ms`, `${Math.round(bytes / 1024)} KB`];
	return `| ${path} | ${scores.map(median).join(' / ')} | ${figures.join(' | ')} |`;
}

async function tableOf(paths: Iterable<string>, notes = new Map<string, Set<string>>()): Promise<string> {
	const rows: string[] = [];
	for (const path of paths) rows.push(await measure(path, notes));
	return [
		'| page | performance / accessibility / best practices / SEO | LCP | CLS | TBT | weight |',
		'| --- | --- | ---: | ---: | ---: | ---: |',
		...rows,
	].join('\n');
}

/** Runs the work beside processes that do nothing but keep the processor busy. */
async function besideBusyLoops<T>(work: () => Promise<T>): Promise<T> {
	const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
	try {
		return await work();
	} finally {
		for (const loop of loops) loop.kill();
	}
}

const pages = await onePageOfEachKind();
const selling = [...pages].filter(([name]) => SELLING.includes(name));
let table = '';
let busyTable = '';
try {
	table = await tableOf(pages.values(), failing);
	busyTable = await besideBusyLoops(() => tableOf(selling.map(([, path]) => path)));
} finally {
	browser.kill();
}
const weigh = await createScales(ROOT);
const scripts = packageTable(
	await Promise.all(selling.map(async ([, path]) => ({ path, weights: weigh(await (await fetch(`${site}${path}`)).text()) }))),
);
process.stdout.write(
	`\n${table}\n\nBeside ${BUSY_LOOPS} busy loops:\n\n${busyTable}\n\n${scripts}\n\n${[...failing].map(([path, ids]) => `${path}: ${[...ids].join(', ')}`).join('\n')}\n`,
);
if (chosen.length === 0)
	writeFileSync(
		resolve(ROOT, 'bench/PAGES.md'),
		`# Pages\n\nLighthouse, mobile, median of ${RUNS}, simulated slow phone and network. Absolute times depend on the machine.\n\n${table}\n\nBeside ${BUSY_LOOPS} busy loops:\n\n${busyTable}\n\nScript before the visitor acts, by package: kilobytes over the wire (Brotli).\n\n${scripts}\n`,
	);
