import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { Fleet } from '../../tests/support/fleet/fleet.ts';
import { gather } from '../../tests/support/fleet/load.ts';
import { cookieHeader, visitor } from '../../tests/support/visitor.ts';
import { quantile } from '../quantile.ts';
import type { Order, Sent } from './sender.ts';
import { KEPT_PAGES, type World } from './visitors.ts';

/** The number of processes that make the load. */
export const SENDERS = 2;
const MEMBERS = 8;

/** Logs members in and has the kept pages made; returns what the load's visitors know of the site. */
async function worldOf(fleet: Fleet): Promise<World> {
	const { members } = await gather(fleet, MEMBERS);
	const guest = visitor(fleet);
	const { rows, facets } = (await guest.get('/api/search')).body.data as SearchResult;
	for (const path of KEPT_PAGES) for (let turn = 0; turn < 6; turn++) await guest.get(path);
	return {
		voyages: rows.map(({ id }) => id),
		ports: facets.port.map(({ value }) => value),
		months: facets.date.map(({ value }) => value),
		cookies: members.map(cookieHeader),
	};
}

/** Sends `rate` requests a second for so many seconds, and returns the outcome of each. */
export type Load = (rate: number, seconds: number) => Promise<Sent[]>;

/** Starts the processes that drive a fleet with the visitors' mix. */
export async function startDriving(fleet: Fleet): Promise<{ world: World; load: Load; stop: () => void }> {
	const world = await worldOf(fleet);
	const senders = Array.from(
		{ length: SENDERS },
		(): ChildProcess => fork(new URL('sender.ts', import.meta.url), { serialization: 'advanced' }),
	);
	return {
		world,
		async load(rate, seconds) {
			const order: Order = { url: fleet.url, world, rate: rate / SENDERS, seconds };
			const answers = senders.map(async (sender) => {
				sender.send(order);
				const [sent] = (await once(sender, 'message')) as [Sent[]];
				return sent;
			});
			return (await Promise.all(answers)).flat();
		},
		stop: () => {
			for (const sender of senders) sender.kill();
		},
	};
}

/** Resident memory of the fleet's two processes, MB. */
export const megabytesOf = (fleet: Fleet): number[] =>
	[0, 1].map((index) =>
		Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${fleet.pidOf(index)}/status`, 'utf8'))?.[1]) / 1_024),
	);

export const isGood = ({ status }: Sent): boolean => status >= 200 && status < 400;
export const isRefused = ({ status }: Sent): boolean => status === 503;

/** The failed requests by status and kind, as "502 (search) × 3, no answer (member) × 1"; "none" without any. */
export function failuresOf(sent: readonly Sent[]): string {
	const failed = sent.filter((one) => !isGood(one) && !isRefused(one));
	const byStatus = Object.entries(Object.groupBy(failed, ({ status, kind }) => `${status || 'no answer'} (${kind})`));
	return byStatus.map(([status, list = []]) => `${status} × ${list.length}`).join(', ') || 'none';
}

/** The time within which so large a share of the requests was answered, ms. */
export const timeOf = (sent: readonly Sent[], share: number): number =>
	Math.round(
		quantile(
			sent.map(({ ms }) => ms),
			share,
		),
	);
