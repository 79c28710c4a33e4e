import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '../../tests/support/fleet/fleet.ts';
import { quantile } from '../quantile.ts';
import { failuresOf, isGood, isRefused, type Load, megabytesOf, SENDERS, timeOf } from './drive.ts';
import type { Sent } from './sender.ts';
import { KINDS } from './visitors.ts';

const GROWTH = 1.35;
const MAX_STEPS = 12;
/** Bounds for twice the capacity: the 99th percentile of times, the share of the capacity that is still answered, and the recovery. */
const [P99_MS, GOODPUT, RECOVERY_S] = [2_000, 0.8, 10];
const RECOVERING_SECONDS = 15;

type Step = { offered: number; good: number; refused: number; failed: number; p50: number; p99: number; late: number };

/** Sums up what was sent in so many seconds: requests a second by outcome, and times in ms. */
function summed(sent: readonly Sent[], seconds: number): Step {
	const good = sent.filter(isGood);
	const refused = sent.filter(isRefused);
	const delays = sent.map(({ late }) => late);
	return {
		offered: Math.round(sent.length / seconds),
		good: Math.round(good.length / seconds),
		refused: Math.round(refused.length / seconds),
		failed: sent.length - good.length - refused.length,
		p50: timeOf(good, 0.5),
		p99: timeOf(good, 0.99),
		late: Math.round(quantile(delays, 0.99)),
	};
}

const rowOf = (name: string, { offered, good, refused, failed, p50, p99, late }: Step): string =>
	`| ${name} | ${offered} | ${good} | ${refused} | ${failed} | ${p50} ms | ${p99} ms | ${late} ms |`;
const verdict = (holds: boolean): string => (holds ? 'holds' : '**does not hold**');

/** True of a step in which at most one in a hundred was refused and the others were answered in time. */
const isWell = ({ offered, refused, failed, p99 }: Step): boolean => failed === 0 && refused <= offered * 0.01 && p99 < P99_MS;

/** Raises the load step by step until requests fail or a tenth isn't answered. */
async function rampUp(load: Load, from: number, stepSeconds: number): Promise<Step[]> {
	const ramp: Step[] = [];
	for (let rate = from; ramp.length < MAX_STEPS; rate *= GROWTH) {
		const reached = summed(await load(rate, stepSeconds), stepSeconds);
		ramp.push(reached);
		process.stdout.write(`${rowOf('ramp', reached)}\n`);
		if (reached.failed > 0 || reached.good < reached.offered * 0.9) break;
	}
	return ramp;
}

/** The seconds after which every request is answered well, within a second. */
function recoverySeconds(afterwards: readonly Sent[]): number {
	const ill = afterwards.filter((sent) => !isGood(sent) || sent.ms > 1_000).map(({ at }) => at);
	return ill.length > 0 ? Math.ceil(Math.max(...ill) / 1_000) : 0;
}

type Options = { from: number; stepSeconds: number; overloadSeconds: number };

/** Finds the fleet's capacity, drives it with twice that and then with half of it. Returns the page of results. */
export async function overload(fleet: Fleet, load: Load, { from, stepSeconds, overloadSeconds }: Options): Promise<string> {
	await load(from, 5);
	const before = megabytesOf(fleet);
	const ramp = await rampUp(load, from, stepSeconds);
	const capacity = Math.max(from, ...ramp.filter(isWell).map(({ good }) => good));
	await pause(3_000);

	let peak = before;
	const watching = setInterval(() => {
		peak = megabytesOf(fleet).map((now, index) => Math.max(now, peak[index] ?? 0));
	}, 500);
	const over = await load(capacity * 2, overloadSeconds);
	clearInterval(watching);
	const recovery = recoverySeconds(await load(capacity / 2, RECOVERING_SECONDS));
	const after = megabytesOf(fleet);

	const twice = summed(over, overloadSeconds);
	const refusals = over.filter(isRefused);
	const goodput = twice.good / capacity;
	const byKind = KINDS.map((kind) => {
		const own = over.filter((sent) => sent.kind === kind);
		const good = own.filter(isGood);
		return `| ${kind} | ${own.length} | ${Math.round((100 * good.length) / own.length)} % | ${timeOf(good, 0.5)} ms | ${timeOf(good, 0.99)} ms |`;
	});
	return [
		'# Twice the load that the fleet takes',
		`In short: capacity ${capacity} a second; under twice that p99 ${twice.p99} ms, ${failuresOf(over)} failed, ${refusals.length} refused; well after ${recovery} s`,
		`Written by \`npm run bench:load\`: nginx with \`deploy/nginx/nginx.conf\`, two processes of the site, two redis-servers, the stand-in backend and ${SENDERS} processes that make the load, all on one machine with ${cpus().length} cores. Of a hundred requests 80 are for kept pages, 10 search, 5 open a sailing, 5 are members'. They begin at random moments whether or not earlier ones are answered, and times count from when they were due; “sent late” says how far the senders themselves were behind (99th percentile).`,
		[
			'| | offered a second | answered | refused (503) | failed | p50 | p99 | sent late |',
			'| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
			...ramp.map((reached, index) => rowOf(`ramp, step ${index + 1}`, reached)),
			rowOf('twice the capacity', twice),
		].join('\n'),
		[
			`- Capacity, the most that is answered within ${P99_MS} ms with at most one in a hundred refused: ${capacity} a second. Kept pages go on beyond it: the most answers of the ramp were ${Math.max(...ramp.map(({ good }) => good))} a second.`,
			`- Accepted requests under twice that: p99 ${twice.p99} ms (bound ${P99_MS} ms): ${verdict(twice.p99 < P99_MS)}.`,
			`- Refusals: ${refusals.length}, p50 ${timeOf(refusals, 0.5)} ms, p99 ${timeOf(refusals, 0.99)} ms.`,
			`- Failed under twice that: ${failuresOf(over)}.`,
			`- Goodput: ${Math.round(goodput * 100)} % of the capacity (bound ${GOODPUT * 100} %): ${verdict(goodput >= GOODPUT)}.`,
			`- Back to half the capacity: well after ${recovery} s (bound ${RECOVERY_S} s): ${verdict(recovery < RECOVERY_S)}.`,
			`- Memory of the two processes, MB: ${before.join(' and ')} before, ${peak.join(' and ')} at most under overload, ${after.join(' and ')} after.`,
		].join('\n'),
		['| under twice the capacity | requests | answered | p50 | p99 |', '| --- | ---: | ---: | ---: | ---: |', ...byKind].join(
			'\n',
		),
	].join('\n\n');
}
