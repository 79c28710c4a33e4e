import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFleet } from '../tests/support/fleet/fleet.ts';
import { failuresOf, isGood, isRefused, megabytesOf, SENDERS, startDriving, timeOf } from './load/drive.ts';
import type { Sent } from './load/sender.ts';
import { median } from './quantile.ts';

/** `npm run bench:steady`: the visitors' mix at a steady pace for half an hour, and the memory of the processes (R-22). Writes `bench/STEADY.md`. */
const { values: options } = parseArgs({
	options: {
		/** Requests a second, and for how many minutes. */
		rate: { type: 'string', default: '200' },
		minutes: { type: 'string', default: '30' },
	},
});
const [rate, minutes] = [Number(options.rate), Number(options.minutes)];
const SLICES_A_MINUTE = 6;
/** How much more the last five minutes may hold than five early ones; before those the caches are filled. */
const [BOUND, FIRST_MINUTE, WINDOW] = [0.1, 5, 5];

const fleet = await startFleet();
const { load, stop } = await startDriving(fleet);
const perMinute: { memory: number[]; sent: Sent[] }[] = [];
for (let minute = 0; minute < minutes; minute++) {
	const sent: Sent[] = [];
	const seen: number[][] = [];
	for (let slice = 0; slice < SLICES_A_MINUTE; slice++) {
		sent.push(...(await load(rate, 60 / SLICES_A_MINUTE)));
		seen.push(megabytesOf(fleet));
	}
	const memory = [0, 1].map((index) => median(seen.map((both) => both[index] ?? 0)));
	perMinute.push({ memory, sent });
	process.stdout.write(`minute ${minute + 1}: ${memory.join(' and ')} MB\n`);
}
stop();
await fleet.close();

const all = perMinute.flatMap(({ sent }) => sent);
const memoryOf = (index: number, from: number): number =>
	median(perMinute.slice(from, from + WINDOW).map(({ memory }) => memory[index] ?? 0));
const drifts = [0, 1].map((index) => {
	const [early, last] = [memoryOf(index, FIRST_MINUTE), memoryOf(index, minutes - WINDOW)];
	return { early, last, drift: last / early - 1 };
});
const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`;
const text = [
	'# Memory under a steady load',
	`Written by \`npm run bench:steady\`: the visitors of \`npm run bench:load\`, ${rate} requests a second for ${minutes} minutes through nginx to two processes of the site, ${SENDERS} processes that make the load, two redis-servers and the stand-in backend on one machine.`,
	[
		`- Requests: ${all.length.toLocaleString('en')}; answered ${all.filter(isGood).length.toLocaleString('en')}, refused (503) ${all.filter(isRefused).length}, failed ${failuresOf(all)}; p50 ${timeOf(all.filter(isGood), 0.5)} ms, p99 ${timeOf(all.filter(isGood), 0.99)} ms.`,
		...drifts.map(
			({ early, last, drift }, index) =>
				`- Process ${index + 1}: ${early} MB in minutes ${FIRST_MINUTE + 1} to ${FIRST_MINUTE + WINDOW}, ${last} MB in the last ${WINDOW}: ${percent(drift)} (bound ${percent(BOUND)}): ${drift < BOUND ? 'holds' : '**does not hold**'}.`,
		),
	].join('\n'),
	[
		'| minute | process 1, MB | process 2, MB |',
		'| ---: | ---: | ---: |',
		...perMinute.map(({ memory }, minute) => `| ${minute + 1} | ${memory.join(' | ')} |`),
	].join('\n'),
].join('\n\n');
writeFileSync(new URL('STEADY.md', import.meta.url), `${text}\n`);
process.stdout.write(`${text}\n`);
process.exit(0);
