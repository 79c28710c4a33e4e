import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFleet } from '../tests/support/fleet/fleet.ts';
import { failuresOf, isGood, isRefused, megabytesOf, SENDERS, startDriving, timeOf } from './load/drive.ts';
import type { Sent } from './load/sender.ts';
import { KINDS } from './load/visitors.ts';
import { quantile } from './quantile.ts';

/**
 * `npm run bench:load`: the visitors' mix through nginx, ramped until the fleet takes no more, then twice that. Writes `bench/LOAD.md`. Needs nginx and
 * redis-server, and a machine that does nothing else. Takes some three minutes.
 */
const { values: options } = parseArgs({
	options: {
		/** Requests a second at the ramp's first step. */
		from: { type: 'string', default: '40' },
		/** Seconds of a step, and under twice the load. */
		step: { type: 'string', default: '6' },
		overload: { type: 'string', default: '40' },
	},
});
const [from, step, overload] = [options.from, options.step, options.overload].map(Number) as [number, number, number];
const GROWTH = 1.35;
const MAX_STEPS = 12;
/** What the overload must keep to. */
const [P99_MS, GOODPUT, RECOVERY_S] = [2_000, 0.8, 10];

const fleet = await startFleet();
const { load, stop } = await startDriving(fleet);
const megabytes = () => megabytesOf(fleet);
const rounded = (value: number): number => Math.round(value);

type Step = { offered: number; good: number; refused: number; failed: number; p50: number; p99: number; late: number };
function summed(sent: readonly Sent[], seconds: number): Step {
	const good = sent.filter(isGood);
	const refused = sent.filter(isRefused);
	return {
		offered: rounded(sent.length / seconds),
		good: rounded(good.length / seconds),
		refused: rounded(refused.length / seconds),
		failed: sent.length - good.length - refused.length,
		p50: timeOf(good, 0.5),
		p99: timeOf(good, 0.99),
		late: rounded(
			quantile(
				sent.map(({ late }) => late),
				0.99,
			),
		),
	};
}
const tell = (name: string, { offered, good, refused, failed, p50, p99, late }: Step): string =>
	`| ${name} | ${offered} | ${good} | ${refused} | ${failed} | ${p50} ms | ${p99} ms | ${late} ms |`;

await load(from, 5);
const before = megabytes();

const ramp: Step[] = [];
for (let rate = from; ramp.length < MAX_STEPS; rate *= GROWTH) {
	const reached = summed(await load(rate, step), step);
	ramp.push(reached);
	process.stdout.write(`${tell('ramp', reached)}\n`);
	if (reached.failed > 0 || reached.good < reached.offered * 0.9) break;
}
/** What is answered while hardly anybody is refused, and in time. */
const isWell = ({ offered, refused, failed, p99 }: Step): boolean => failed === 0 && refused <= offered * 0.01 && p99 < P99_MS;
const capacity = Math.max(from, ...ramp.filter(isWell).map(({ good }) => good));
await pause(3_000);

let peak = before;
const watching = setInterval(() => {
	peak = megabytes().map((now, index) => Math.max(now, peak[index] ?? 0));
}, 500);
const over = await load(capacity * 2, overload);
clearInterval(watching);
const RECOVERING = 15;
const afterwards = await load(capacity / 2, RECOVERING);
/** The first second after which nobody is refused and nothing takes longer than a second. */
const ill = afterwards.filter((sent) => !isGood(sent) || sent.ms > 1_000).map(({ at }) => at);
const recovery = ill.length > 0 ? Math.ceil(Math.max(...ill) / 1_000) : 0;
const after = megabytes();
stop();
await fleet.close();

const twice = summed(over, overload);
const refusals = over.filter(isRefused);
const goodput = twice.good / capacity;
const verdict = (holds: boolean): string => (holds ? 'holds' : '**does not hold**');
const byKind = KINDS.map((kind) => {
	const own = over.filter((sent) => sent.kind === kind);
	const good = own.filter(isGood);
	return `| ${kind} | ${own.length} | ${rounded((100 * good.length) / own.length)} % | ${timeOf(good, 0.5)} ms | ${timeOf(good, 0.99)} ms |`;
});
const text = [
	'# Twice the load that the fleet takes',
	`Written by \`npm run bench:load\`: nginx with \`deploy/nginx/nginx.conf\`, two processes of the site, two redis-servers, the stand-in backend and ${SENDERS} processes that make the load, all on one machine with ${cpus().length} cores. Of a hundred requests 80 are for kept pages, 10 search, 5 open a sailing, 5 are members'. They begin at random moments whether or not earlier ones are answered, and times count from when they were due; “sent late” says how far the senders themselves were behind (99th percentile).`,
	[
		'| | offered a second | answered | refused (503) | failed | p50 | p99 | sent late |',
		'| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		...ramp.map((reached, index) => tell(`ramp, step ${index + 1}`, reached)),
		tell('twice the capacity', twice),
	].join('\n'),
	[
		`- Capacity, the most that is answered within ${P99_MS} ms with at most one in a hundred refused: ${capacity} a second. Kept pages go on beyond it: the most answers of the ramp were ${Math.max(...ramp.map(({ good }) => good))} a second.`,
		`- Accepted requests under twice that: p99 ${twice.p99} ms (bound ${P99_MS} ms): ${verdict(twice.p99 < P99_MS)}.`,
		`- Refusals: ${refusals.length}, p50 ${timeOf(refusals, 0.5)} ms, p99 ${timeOf(refusals, 0.99)} ms.`,
		`- Failed under twice that: ${failuresOf(over)}.`,
		`- Goodput: ${rounded(goodput * 100)} % of the capacity (bound ${GOODPUT * 100} %): ${verdict(goodput >= GOODPUT)}.`,
		`- Back to half the capacity: well after ${recovery} s (bound ${RECOVERY_S} s): ${verdict(recovery < RECOVERY_S)}.`,
		`- Memory of the two processes, MB: ${before.join(' and ')} before, ${peak.join(' and ')} at most under overload, ${after.join(' and ')} after.`,
	].join('\n'),
	['| under twice the capacity | requests | answered | p50 | p99 |', '| --- | ---: | ---: | ---: | ---: |', ...byKind].join('\n'),
].join('\n\n');
writeFileSync(new URL('LOAD.md', import.meta.url), `${text}\n`);
process.stdout.write(`${text}\n`);
process.exit(0);
