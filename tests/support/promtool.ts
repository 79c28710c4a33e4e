import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Sample, Samples } from './metrics.ts';
import type { Recording } from './recorded-metrics.ts';

const RULES = resolve(import.meta.dirname, '../../deploy/prometheus/alerts.yaml');
/** Minutes in which all is well, and in which the fault lasts: longer than any alert looks back. Each repeats a recorded round of visits. */
const WELL = 10;
const FAULT = 35;

/** Alerts by real time, which a recording stretches: how fast the machine is, and whether a breaker was just open. */
const BY_TIME = 'PagesSlow|BreakerOpen';

type Series = { series: string; values: string };

const nameOf = ({ name, labels }: Sample): string =>
	`${name}{${Object.entries({ job: 'cruise-site', instance: 'site', ...labels })
		.map(([label, value]) => `${label}="${value}"`)
		.join(',')}}`;

const valuesOf = (samples: Samples | null): Map<string, number> =>
	new Map(samples?.all.filter(({ name }) => name.startsWith('cruise_')).map((sample) => [nameOf(sample), sample.value]));

/** Writes values in promtool's notation: `minutes` of them, from the first one on. */
const rising = (first: number, step: number, minutes: number): string => `${first.toFixed(6)}+${step.toFixed(6)}x${minutes - 1}`;
const absent = (minutes: number): string => `_x${minutes}`;

const isCounter = (series: string): boolean => /^\w+_(total|count|sum|bucket)\{/.test(series);

/** The minutes of a gauge: as it was found after each round. */
const gauge = (well: number | undefined, during: number | undefined): string =>
	[
		well === undefined ? absent(WELL) : rising(well, 0, WELL),
		during === undefined ? absent(FAULT) : rising(during, 0, FAULT),
	].join(' ');

/** The minutes of a counter: it rises each minute by what the recorded round added. One that appears later begins with its first value. */
function counter(
	before: number | undefined,
	well: number | undefined,
	begun: number | undefined,
	during: number | undefined,
): string {
	const added = (well ?? 0) - (before ?? well ?? 0);
	const first = well === undefined ? absent(WELL) : rising(before ?? well, added, WELL);
	if (during === undefined) return `${first} ${absent(FAULT)}`;
	if (begun === undefined) return `${first} ${absent(1)} ${rising(during, during, FAULT - 1)}`;
	const reached = well === undefined ? 0 : (before ?? well) + added * (WELL - 1);
	return `${first} ${rising(reached + begun - (well ?? 0), during - begun, FAULT)}`;
}

function seriesOf(recording: Recording): Series[] {
	const [before, well, begun, during] = [recording.before, recording.well, recording.begun, recording.during].map(valuesOf);
	const names = new Set([before, well, begun, during].flatMap((values) => [...(values?.keys() ?? [])]));
	const up = `${rising(1, 0, WELL)} ${rising(recording.during === null ? 0 : 1, 0, FAULT)}`;
	return [
		{ series: 'up{job="cruise-site",instance="site"}', values: up },
		...[...names].map((series) => ({
			series,
			values: isCounter(series)
				? counter(before?.get(series), well?.get(series), begun?.get(series), during?.get(series))
				: gauge(well?.get(series), during?.get(series)),
		})),
	];
}

/**
 * Lets Prometheus' own program evaluate the alerts over a recording. Returns what it says: an empty text when exactly `alerts` fire at the end of
 * the fault, and none before it. Figures of the process (memory, event loop) are left out, since it is the tests' own.
 */
export function wrongAlerts(recording: Recording, alerts: readonly string[]): string {
	const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
	const file = join(folder, 'test.yaml');
	const firing = {
		expr: `group by (alertname) (ALERTS{alertstate="firing", alertname!~"${BY_TIME}"})`,
		eval_time: `${WELL + FAULT - 1}m`,
		exp_samples: alerts.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
	};
	const silent = { ...firing, eval_time: `${WELL - 1}m`, exp_samples: [] };
	const test = { interval: '1m', input_series: seriesOf(recording), promql_expr_test: [silent, firing] };
	// JSON is YAML too.
	writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [test] }));
	const { status, stdout, stderr, error } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
	rmSync(folder, { recursive: true });
	if (error) throw error;
	return status === 0 ? '' : `${stdout}${stderr}`;
}
