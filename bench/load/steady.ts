import type { Fleet } from '../../tests/support/fleet/fleet.ts';
import { median } from '../quantile.ts';
import { failuresOf, isGood, isRefused, type Load, megabytesOf, SENDERS, timeOf } from './drive.ts';
import { drift, FIRST_MINUTE } from './memory.ts';
import type { Sent } from './sender.ts';

const SLICES_A_MINUTE = 6;

/** Sends `rate` requests a second for so many minutes. Returns the page of results, with the memory of both processes. */
export async function steadyLoad(
	fleet: Fleet,
	load: Load,
	{ rate, minutes }: { rate: number; minutes: number },
): Promise<string> {
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

	const all = perMinute.flatMap(({ sent }) => sent);
	const good = all.filter(isGood);
	const drifts = [0, 1].map((index) => {
		const own = perMinute.map(({ memory }) => memory[index] ?? 0);
		return `- Process ${index + 1}: ${drift(own, FIRST_MINUTE)}`;
	});
	return [
		'# Memory under a steady load',
		`Written by \`npm run bench:load -- --steady\`: its visitors, ${rate} requests a second for ${minutes} minutes through nginx to two processes of the site, ${SENDERS} processes that make the load, two redis-servers and the stand-in backend on one machine.`,
		[
			`- Requests: ${all.length.toLocaleString('en')}; answered ${good.length.toLocaleString('en')}, refused (503) ${all.filter(isRefused).length}, failed ${failuresOf(all)}; p50 ${timeOf(good, 0.5)} ms, p99 ${timeOf(good, 0.99)} ms.`,
			...drifts,
		].join('\n'),
		[
			'| minute | process 1, MB | process 2, MB |',
			'| ---: | ---: | ---: |',
			...perMinute.map(({ memory }, minute) => `| ${minute + 1} | ${memory.join(' | ')} |`),
		].join('\n'),
	].join('\n\n');
}
