import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFleet } from '../tests/support/fleet/fleet.ts';
import { startDriving } from './load/drive.ts';
import { overload } from './load/overload.ts';
import { soak } from './load/soak.ts';
import { mountLogDisk } from './load/soak-disk.ts';
import { steadyLoad } from './load/steady.ts';
import { runStranger } from './load/stranger.ts';

/**
 * `npm run bench:load`: the visitors' mix through nginx, ramped until the fleet takes no more, then twice that, in some three minutes; writes
 * `bench/LOAD.md`. With `--steady` the mix at a steady pace for half an hour, and the memory of the processes; writes `bench/STEADY.md`, or
 * `bench/STRANGER.md` with `--stranger`, who does without a login what costs most. With `--soak`
 * the same while a process is killed, the log's disk is full and Redis fails over; writes `bench/SOAK.md` and needs the right to mount a file system.
 * Needs nginx and redis-server, and a machine that does nothing else.
 */
const { values: options } = parseArgs({
	options: {
		/** Requests a second in the ramp's first step. */
		from: { type: 'string', default: '40' },
		/** Seconds of a step, and of the load of twice the capacity. */
		step: { type: 'string', default: '6' },
		overload: { type: 'string', default: '40' },
		steady: { type: 'boolean', default: false },
		stranger: { type: 'boolean', default: false },
		soak: { type: 'boolean', default: false },
		/** For `--steady` and `--soak`: requests a second, and minutes. */
		rate: { type: 'string', default: '200' },
		minutes: { type: 'string', default: '30' },
	},
});

const pace = { rate: Number(options.rate), minutes: Number(options.minutes) };
const disk = options.soak ? mountLogDisk() : null;
const fleet = await startFleet(disk ? { sessionsIn: 'sentinel', logs: disk.folder } : {});
const driving = await startDriving(fleet);
async function measured(): Promise<[page: string, report: string]> {
	if (disk) return ['SOAK.md', await soak(fleet, driving.load, disk, pace)];
	const stranger = (isOver: () => boolean) => runStranger(fleet.url, driving.world, isOver);
	if (options.steady && options.stranger) return ['STRANGER.md', await steadyLoad(fleet, driving.load, pace, stranger)];
	if (options.steady) return ['STEADY.md', await steadyLoad(fleet, driving.load, pace)];
	const steps = { from: Number(options.from), stepSeconds: Number(options.step), overloadSeconds: Number(options.overload) };
	return ['LOAD.md', await overload(fleet, driving.load, steps)];
}
const [page, report] = await measured();
driving.stop();
await fleet.close();
disk?.close();
writeFileSync(new URL(page, import.meta.url), `${report}\n`);
process.stdout.write(`${report}\n`);
process.exit(0);
