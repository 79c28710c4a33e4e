import type { Fleet } from '../../tests/support/fleet/fleet.ts';
import { median } from '../quantile.ts';
import { failuresOf, isGood, isRefused, type Load, megabytesOf, SENDERS, timeOf } from './drive.ts';
import { drift, FIRST_MINUTE } from './memory.ts';
import type { Sent } from './sender.ts';
import type { Outcomes } from './stranger.ts';

const SLICES_A_MINUTE = 6;

const countOf = (count: number): string => count.toLocaleString('en');

/** Tells what the stranger did, and how often each was answered with each status. */
const strangersPart = (outcomes: Outcomes): string =>
	[
		'One stranger from one network meanwhile did without a pause what costs most. Statuses of the answers (0: none within ten seconds):',
		[
			'| act | answers |',
			'| --- | --- |',
			...[...outcomes].map(
				([act, counts]) => `| ${act} | ${[...counts].map(([status, count]) => `${status} × ${countOf(count)}`).join(', ')} |`,
			),
		].join('\n'),
	].join('\n\n');

/**
 * Sends `rate` requests a second for so many minutes, with a stranger's beside them when one is given. Returns the page of results, with the memory of
 * both processes.
 */
export async function steadyLoad(
	fleet: Fleet,
	load: Load,
	{ rate, minutes }: { rate: number; minutes: number },
	stranger?: (isOver: () => boolean) => Promise<Outcomes>,
): Promise<string> {
	let isOver = false;
	const outcomes = stranger?.(() => isOver);
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

	isOver = true;
	const strangers = outcomes ? [strangersPart(await outcomes)] : [];
	const all = perMinute.flatMap(({ sent }) => sent);
	const good = all.filter(isGood);
	const drifts = [0, 1].map((index) => {
		const own = perMinute.map(({ memory }) => memory[index] ?? 0);
		return `- Process ${index + 1}: ${drift(own, FIRST_MINUTE)}`;
	});
	return [
		outcomes ? '# A stranger beside a steady load' : '# Memory under a steady load',
		`Written by \`npm run bench:load -- --steady${outcomes ? ' --stranger' : ''}\`: its visitors, ${rate} requests a second for ${minutes} minutes through nginx to two processes of the site, ${SENDERS} processes that make the load, two redis-servers and the stand-in backend on one machine.`,
		[
			`- Requests: ${countOf(all.length)}; answered ${countOf(good.length)}, refused (503) ${all.filter(isRefused).length}, failed ${failuresOf(all)}; p50 ${timeOf(good, 0.5)} ms, p99 ${timeOf(good, 0.99)} ms.`,
			...drifts,
		].join('\n'),
		...strangers,
		[
			'| minute | process 1, MB | process 2, MB |',
			'| ---: | ---: | ---: |',
			...perMinute.map(({ memory }, minute) => `| ${minute + 1} | ${memory.join(' | ')} |`),
		].join('\n'),
	].join('\n\n');
}
