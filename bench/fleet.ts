import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFleet } from '../tests/support/fleet/fleet.ts';
import { gather, ordersOf, useUntil } from '../tests/support/fleet/load.ts';

/** `npm run bench:fleet`: restarts two processes behind nginx a hundred times under load. Writes `bench/FLEET.md`. Needs nginx and redis-server. */
const { values: options } = parseArgs({
	options: {
		restarts: { type: 'string', default: '100' },
		/** Milliseconds between the beginnings of two restarts; the next one waits until the one before has ended. */
		apart: { type: 'string', default: '3500' },
		visitors: { type: 'string', default: '6' },
		members: { type: 'string', default: '4' },
	},
});
const [restarts, apart] = [Number(options.restarts), Number(options.apart)];

const fleet = await startFleet();
const crowd = await gather(fleet, Number(options.members));
const before = await ordersOf(crowd);
const began = Date.now();
async function startAnew(): Promise<void> {
	for (let round = 0; round < restarts; round++) {
		const next = Date.now() + apart;
		await fleet.end(round % 2, 'SIGTERM');
		await fleet.begin(round % 2);
		await pause(Math.max(0, next - Date.now()));
	}
}
const { requests, orders, failures } = await useUntil(fleet, crowd, Number(options.visitors), startAnew());
const seconds = Math.round((Date.now() - began) / 1000);
const made = (await ordersOf(crowd)) - before;
const refused = fleet.complaints().filter((line) => line.includes('Connection refused')).length;
const left = fleet.complaints().filter((line) => !/Connection refused|temporarily disabled/.test(line));
await fleet.close();

const text = [
	'# Processes are started anew under load',
	`In short: ${restarts} restarts, ${requests.toLocaleString('en')} requests, ${failures.length} failed, ${orders} of ${made} orders answered as made`,
	'Written by `npm run bench:fleet`: nginx with `deploy/nginx/nginx.conf`, two processes of the site, two redis-servers and the stand-in backend on one machine. Visitors look at pages, members keep favourites and book, while the processes are ended and started in turn.',
	`${restarts} restarts in ${seconds} s, ${requests.toLocaleString('en')} requests.`,
	[
		`- Requests that failed, pages that were cut off: ${failures.length} (target 0).`,
		`- Bookings that were answered as made: ${orders}; orders that upstream has: ${made}.`,
		`- Connections that nginx lost in the middle: ${left.length} (target 0); tries of a process that wasn't there: ${refused}, each asked of the other one.`,
	].join('\n'),
	...[failures, left].filter((lines) => lines.length > 0).map((lines) => lines.map((line) => `- ${line}`).join('\n')),
].join('\n\n');
writeFileSync(new URL('FLEET.md', import.meta.url), `${text}\n`);
process.stdout.write(`${text}\n`);
process.exit(0);
