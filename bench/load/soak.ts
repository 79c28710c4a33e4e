import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '../../tests/support/fleet/fleet.ts';
import { median } from '../quantile.ts';
import { type Load, megabytesOf, SENDERS, timeOf } from './drive.ts';
import { BOUND, drift, FIRST_MINUTE, WINDOW } from './memory.ts';
import type { Sent } from './sender.ts';
import type { LogDisk } from './soak-disk.ts';

/** The time of each mishap, as a share of the soak: minutes 8, 14, 17 and 21 of 30. */
const [KILLED, FULL, EMPTIED, FAILOVER] = [8 / 30, 14 / 30, 17 / 30, 21 / 30];
/** A failure belongs to a mishap until so long after its end. */
const AFTERMATH_MS = 15_000;
const MINUTE_MS = 60_000;
const SEEN_EVERY_MS = 5_000;

/** What is done to the fleet, with its beginning and end in ms of the soak. */
type Mishap = { what: string; from: number; until: number };
type Seen = { at: number; memory: number[]; load: number };
type Minute = Omit<Seen, 'at'> & { sent: Sent[] };

/** Causes the mishaps, each at its time. */
function causeMishaps(
	fleet: Fleet,
	disk: LogDisk,
	began: number,
	minutes: number,
): { mishaps: Mishap[]; done: Promise<unknown> } {
	const mishaps: Mishap[] = [];
	const now = () => performance.now() - began;
	const at = async (share: number, what: string, act: () => Promise<unknown>) => {
		await pause(share * minutes * MINUTE_MS);
		const mishap = { what, from: now(), until: Number.POSITIVE_INFINITY };
		mishaps.push(mishap);
		await act();
		mishap.until = now();
	};
	const done = Promise.all([
		at(KILLED, 'process 2 is killed and started again', async () => {
			await fleet.end(1, 'SIGKILL');
			await fleet.begin(1);
		}),
		at(FULL, 'the log’s disk is full', async () => {
			disk.fill();
			await pause((EMPTIED - FULL) * minutes * MINUTE_MS);
			disk.empty();
		}),
		at(FAILOVER, 'the primary of the sessions’ Redis is killed', async () => {
			await fleet.endSessionsServer();
		}),
	]);
	return { mishaps, done };
}

/** Notes the memory of both processes, and the machine's load, until `done`. */
async function watchMachine(fleet: Fleet, began: number, done: Promise<unknown>): Promise<Seen[]> {
	const seen: Seen[] = [];
	const watching = setInterval(() => {
		try {
			seen.push({ at: performance.now() - began, memory: megabytesOf(fleet), load: loadavg()[0] ?? 0 });
		} catch {
			// A process that was killed a moment ago has no memory.
		}
	}, SEEN_EVERY_MS);
	await done;
	clearInterval(watching);
	return seen;
}

/** Sums up each minute: its requests, and the medians of memory and load. */
function minutesOf(sent: readonly Sent[], seen: readonly Seen[], minutes: number): Minute[] {
	const isIn =
		(minute: number) =>
		({ at }: { at: number }): boolean =>
			Math.floor(at / MINUTE_MS) === minute;
	return Array.from({ length: minutes }, (_, minute) => {
		const own = seen.filter(isIn(minute));
		return {
			sent: sent.filter(isIn(minute)),
			memory: [0, 1].map((index) => median(own.map(({ memory }) => memory[index] ?? 0))),
			load: median(own.map(({ load }) => load)),
		};
	});
}

const clockOf = (ms: number): string => `${Math.floor(ms / MINUTE_MS)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;
const countOf = (count: number): string => count.toLocaleString('en');
const isFaulty = ({ fault }: Sent): boolean => fault !== '';
const isFailed = (sent: Sent): boolean => isFaulty(sent) && sent.fault !== 'overload';

/** The faulty requests by fault and kind, as “502 (search) × 3”. */
function faultsOf(sent: readonly Sent[]): string {
	const groups = Object.entries(Object.groupBy(sent.filter(isFaulty), ({ fault, kind }) => `${fault} (${kind})`));
	return groups.map(([name, list = []]) => `${name} × ${list.length}`).join(', ') || 'none';
}

/** The mishap during which a request was under way, or shortly after which it began. */
const mishapOf = (mishaps: readonly Mishap[], { at, ms }: Sent): Mishap | undefined =>
	mishaps.findLast(({ from, until }) => at + ms >= from && at <= until + AFTERMATH_MS);

function rowOfMishap({ what, from, until }: Mishap, failed: readonly Sent[]): string {
	const ends = failed.map(({ at, ms }) => at + ms - from);
	const last =
		failed.length > 0
			? `, the last ${(ends.reduce((one, other) => Math.max(one, other)) / 1_000).toFixed(1)} s after its beginning`
			: '';
	return `| ${clockOf(from)} | ${what} | ${((until - from) / 1_000).toFixed(1)} s | ${countOf(failed.length)}${last} | ${faultsOf(failed)} |`;
}

type Pace = { rate: number; minutes: number };

/** Loads the fleet steadily while a process is killed, the log's disk is full, and Redis fails over. Returns the page of results. */
export async function soak(fleet: Fleet, load: Load, disk: LogDisk, pace: Pace): Promise<string> {
	const began = performance.now();
	const { mishaps, done } = causeMishaps(fleet, disk, began, pace.minutes);
	const sending = load(pace.rate, pace.minutes * 60);
	const seen = await watchMachine(fleet, began, Promise.all([sending, done]));
	const all = await sending;

	const minutes = minutesOf(all, seen, pace.minutes);
	const good = all.filter((sent) => !isFaulty(sent));
	const failed = all.filter(isFailed);
	const during = Map.groupBy(failed, (sent) => mishapOf(mishaps, sent));
	const restarted = Math.ceil((mishaps[0]?.until ?? 0) / MINUTE_MS);
	const memoryOf = (index: number, from: number): string =>
		`- Process ${index + 1}: ${drift(
			minutes.map(({ memory }) => memory[index] ?? 0),
			from,
		)}`;
	const lost = [1, 2].map((name) => disk.linesLost(`site-${name}.log`));
	const rows = minutes.map(({ sent, memory, load: busy }, minute) => {
		const well = sent.filter((one) => !isFaulty(one));
		const counts = [well.length, sent.filter(({ fault }) => fault === 'overload').length, sent.filter(isFailed).length];
		return `| ${minute + 1} | ${counts.map(countOf).join(' | ')} | ${timeOf(well, 0.5)} ms | ${timeOf(well, 0.99)} ms | ${memory.join(' | ')} | ${busy.toFixed(1)} |`;
	});
	return [
		'# Mishaps under a steady load',
		`In short: ${countOf(all.length)} requests, ${countOf(failed.length)} failed, ${countOf(all.length - good.length - failed.length)} refused for overload`,
		`Written by \`npm run bench:load -- --soak\`: the visitors of LOAD.md, ${pace.rate} requests a second for ${pace.minutes} minutes through nginx to two processes of the site, ${SENDERS} processes that make the load, a primary of Redis with a replica and three sentinels for sessions, a redis-server for caches and the stand-in backend, all on one machine. Both logs lie on a file system of ${disk.megabytes} MB in memory, which another program's file fills. A member who is led to the login counts as failed. Sentinels replace a primary after one second of silence here.`,
		[
			'| at | what happened | for | failed requests | which |',
			'| ---: | --- | ---: | --- | --- |',
			...mishaps.toSorted((one, other) => one.from - other.from).map((mishap) => rowOfMishap(mishap, during.get(mishap) ?? [])),
			`| | at no mishap | | ${countOf(during.get(undefined)?.length ?? 0)} | ${faultsOf(during.get(undefined) ?? [])} |`,
		].join('\n'),
		`A failure counts for a mishap during which the request was under way, or until ${AFTERMATH_MS / 1_000} s after its end.`,
		[
			`- Requests: ${countOf(all.length)}; answered ${countOf(good.length)}, p50 ${timeOf(good, 0.5)} ms, p99 ${timeOf(good, 0.99)} ms.`,
			`- Refused for overload (503): ${countOf(all.length - good.length - failed.length)}.`,
			`- Lines that the logs lack, by their own count: ${lost.join(' and ')}.`,
			memoryOf(0, FIRST_MINUTE),
			`${memoryOf(1, restarted + FIRST_MINUTE)} Since its second start.`,
		].join('\n'),
		`Memory of a process: median of the ${WINDOW} minutes from its minute ${FIRST_MINUTE + 1} on, when its caches are filled, beside that of the last ${WINDOW}; it must stay within ${BOUND * 100} %. “Load” is that of the whole machine with its ${cpus().length} cores, other programs included: processes that work or wait for a core.`,
		[
			'| minute | answered | refused | failed | p50 | p99 | process 1, MB | process 2, MB | load |',
			'| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
			...rows,
		].join('\n'),
	].join('\n\n');
}
