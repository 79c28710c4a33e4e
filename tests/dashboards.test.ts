import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createInstruments } from '#server/watch/instruments.ts';
import { readSamples } from './support/metrics.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DEPLOY = join(ROOT, 'deploy');

/** Names of Prometheus' own. */
const OF_PROMETHEUS = new Set(['up']);
const WORDS = new Set(['by', 'without', 'and', 'or', 'unless', 'on', 'ignoring', 'group_left', 'group_right', 'bool', 'offset']);

/** Returns the metrics in a query: the words that are left without texts, labels, ranges, functions, keywords and numbers. */
function metricsIn(query: string): string[] {
	const plain = query
		.replace(/"(?:[^"\\]|\\.)*"/g, '')
		.replace(/\{[^}]*\}/g, ' ')
		.replace(/\[[^\]]*\]/g, ' ')
		.replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
	const names = [...plain.matchAll(/(?<![\w$.])[a-z_:][\w:]*(?!\w|\s*\()/gi)].map(([name]) => name);
	return names.filter((name) => !WORDS.has(name));
}

/** Returns the labels that a query selects or groups by, each with the metric before its selector. */
const labelsIn = (query: string): string[] => [
	...[...query.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) =>
		[...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
	),
	...[...query.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inside = '']) => inside.split(',').map((label) => label.trim())),
];

type Query = { where: string; expr: string; shown: string };
type Dashboard = {
	templating: { list: { query: string | { query: string } }[] };
	panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
};
type Rules = {
	groups: { rules: { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }[] }[];
};

const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');
const dashboards = readdirSync(join(DEPLOY, 'grafana')).map((file) => JSON.parse(read(`grafana/${file}`)) as Dashboard);
const rules = (parseYaml(read('prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);

const QUERIES: Query[] = [
	...dashboards.flatMap(({ panels }) =>
		panels.flatMap(({ title, targets }) =>
			targets.map(({ expr, legendFormat }) => ({ where: title, expr, shown: legendFormat })),
		),
	),
	...rules.map(({ alert, expr, annotations }) => ({ where: alert, expr, shown: annotations.summary })),
];

let names: ReadonlySet<string>;
let labels: Set<string>;
beforeAll(async () => {
	const { registry } = createInstruments({ build: 'build', underWay: () => 0, lostLines: () => 0, memory: new Map() });
	names = readSamples(await registry.metrics()).names;
	const own = registry.getMetricsAsArray().flatMap((metric) => ('labelNames' in metric ? (metric.labelNames as string[]) : []));
	// Labels that Prometheus adds to each sample, and those of a histogram's buckets.
	labels = new Set([...own, 'job', 'instance', 'le']);
});

describe('dashboards and alerts', () => {
	it('name metrics and labels that exist', () => {
		expect(QUERIES.length).toBeGreaterThan(30);
		for (const { where, expr, shown } of QUERIES) {
			const used = metricsIn(expr);
			expect([where, used.length > 0], expr).toEqual([where, true]);
			expect([where, used.filter((name) => !names.has(name) && !OF_PROMETHEUS.has(name))]).toEqual([where, []]);
			const shownLabels = [...shown.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);
			expect([where, [...labelsIn(expr), ...shownLabels].filter((label) => !labels.has(label))]).toEqual([where, []]);
		}
	});

	it('show every metric somewhere', () => {
		const seen = new Set(QUERIES.flatMap(({ expr }) => metricsIn(expr).map((name) => name.replace(/_(bucket|sum|count)$/, ''))));
		const own = [...names].filter((name) => name.startsWith('cruise_')).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
		expect([...new Set(own)].filter((name) => !seen.has(name))).toEqual([]);
	});

	it('stand in docs/operations.md with all metrics and alerts', () => {
		const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
		const own = [...names].filter((name) => name.startsWith('cruise_')).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
		const missing = [...new Set([...own, ...rules.map(({ alert }) => alert)])].filter((name) => !text.includes(`\`${name}\``));
		expect(missing).toEqual([]);
	});

	it('have one of two severities: wake or wait', () => {
		expect(new Set(rules.map(({ labels: { severity } }) => severity))).toEqual(new Set(['page', 'ticket']));
		expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
	});
});

it('the autoscaler asks for a metric that exists', () => {
	const asked = [...read('kubernetes/autoscaler.yaml').matchAll(/metric: \{ name: (\w+) \}/g)].map(([, name = '']) => name);
	expect(asked).toEqual([...names].filter((name) => asked.includes(name)));
	expect(asked).toHaveLength(1);
});

describe('a query', () => {
	it.each([
		['sum by (kind) (rate(a_total{kind=~"b|c_total"}[5m]))', ['a_total']],
		['histogram_quantile(0.95, sum by (le, route) (rate(a_bucket[$__rate_interval]))) > 2', ['a_bucket']],
		['a > 700e6 and on (job) b == 0', ['a', 'b']],
		['sum(rate(a_count[5m])) / scalar(sum(rate(b_count[5m])))', ['a_count', 'b_count']],
	])('%s names its metrics', (query, metrics) => {
		expect(metricsIn(query)).toEqual(metrics);
	});
});
