import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { AHEAD } from '#shared/prefetch.ts';
import { ordered } from '../tests/support/booking.ts';
import { startFleet } from '../tests/support/fleet/fleet.ts';
import { gather } from '../tests/support/fleet/load.ts';
import { visitor } from '../tests/support/visitor.ts';
import { quantile } from './quantile.ts';

/**
 * `npm run bench:hover`: how long bookings take while a thousand visitors fetch the pages that their hands rest on, and while nobody does, in turns of
 * one run. The visitors go on after a refusal, which the browser's code doesn't. Writes `bench/HOVER.md`. Needs nginx and redis-server.
 */
const VISITORS = 1_000;
/** Milliseconds for which a hand rests on one link. */
const REST_MS = 2_000;
const MEMBERS = 4;
const TURNS = 4;
const SECONDS = 12;

const fleet = await startFleet();
const { members, choice } = await gather(fleet, MEMBERS);
const voyages: string[] = (await visitor(fleet).get('/api/search')).body.data.rows.map(({ id }: { id: string }) => id);
const dispatcher = new Agent({ connections: 128, keepAliveTimeout: 30_000 });

type Fetched = { answered: number; refused: number; failed: number };
type Turn = { bookings: number[]; failures: string[]; fetched: Fetched };

/** One visitor's hand moves from voyage to voyage until `end`. */
async function hover(index: number, end: number, fetched: Fetched): Promise<void> {
	const address = `10.${100 + (index >> 8)}.${index & 255}.1`;
	await pause(Math.random() * REST_MS);
	while (Date.now() < end) {
		const id = voyages[Math.floor(Math.random() * voyages.length)];
		try {
			const reply = await request(`${fleet.url}/api/voyage?id=${id}`, {
				dispatcher,
				headers: { host: 'www.good.test', 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin', ...AHEAD },
			});
			await reply.body.dump();
			if (reply.statusCode === 200) fetched.answered += 1;
			else if (reply.statusCode === 503) fetched.refused += 1;
			else fetched.failed += 1;
		} catch {
			fetched.failed += 1;
		}
		await pause(REST_MS);
	}
}

/** Members book one cabin after the other for some seconds, and give it back. */
async function turn(visitors: number): Promise<Turn> {
	const end = Date.now() + SECONDS * 1_000;
	const done: Turn = { bookings: [], failures: [], fetched: { answered: 0, refused: 0, failed: 0 } };
	const booking = members.map(async (member) => {
		while (Date.now() < end) {
			const began = performance.now();
			try {
				const id = await ordered(member, choice);
				done.bookings.push(performance.now() - began);
				await member.post('/api/order/cancel', { id, refund: 0, policy: true });
			} catch (error) {
				done.failures.push(error instanceof Error ? error.message : 'failed');
			}
		}
	});
	const hovering = Array.from({ length: visitors }, (_, index) => hover(index, end, done.fetched));
	await Promise.all([...booking, ...hovering]);
	return done;
}

await turn(0);
const turns: Record<'nobody hovers' | 'a thousand hover', Turn[]> = { 'nobody hovers': [], 'a thousand hover': [] };
for (let at = 0; at < TURNS; at += 1) {
	turns['nobody hovers'].push(await turn(0));
	turns['a thousand hover'].push(await turn(VISITORS));
}
await fleet.close();

const timesOf = (of: readonly Turn[]): number[] => of.flatMap(({ bookings }) => bookings);
const sum = (of: readonly Turn[], name: keyof Fetched): number => of.reduce((all, { fetched }) => all + fetched[name], 0);
const rows = Object.entries(turns).map(([name, of]) => {
	const times = timesOf(of);
	const fetches = (['answered', 'refused', 'failed'] as const).map((outcome) => sum(of, outcome));
	const failed = of.reduce((all, { failures }) => all + failures.length, 0);
	return `| ${name} | ${times.length} | ${failed} | ${Math.round(quantile(times, 0.5))} ms | ${Math.round(quantile(times, 0.95))} ms | ${fetches.join(' | ')} |`;
});
const ratio = quantile(timesOf(turns['a thousand hover']), 0.5) / quantile(timesOf(turns['nobody hovers']), 0.5);
const report = [
	'# A thousand hovering visitors and a booking',
	`Written by \`npm run bench:hover\`: nginx, two processes of the site, two redis-servers, the stand-in backend, ${MEMBERS} members who book one cabin after the other, and ${VISITORS} visitors who fetch a voyage every ${REST_MS / 1_000} seconds and don’t heed refusals, all on one machine. ${TURNS} turns of ${SECONDS} s of each, alternating.`,
	[
		'| | bookings | failed | p50 | p95 | voyages fetched ahead | refused | failed |',
		'| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		...rows,
	].join('\n'),
	`A booking takes ${ratio.toFixed(2)} × as long.`,
].join('\n\n');
writeFileSync(new URL('HOVER.md', import.meta.url), `${report}\n`);
process.stdout.write(`${report}\n`);
process.exit(0);
