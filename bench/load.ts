import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFleet } from '../tests/support/fleet/fleet.ts';
import { startDriving } from './load/drive.ts';
import { overload } from './load/overload.ts';
import { steadyLoad } from './load/steady.ts';

/**
 * `npm run bench:load`: the visitors' mix through nginx, ramped until the fleet takes no more, then twice that, in some three minutes; writes
 * `bench/LOAD.md`. With `--steady` the mix at a steady pace for half an hour, and the memory of the processes; writes `bench/STEADY.md`. Needs nginx and
 * redis-server, and a machine that does nothing else.
 */
const { values: options } = parseArgs({
	options: {
		/** Requests a second in the ramp's first step. */
		from: { type: 'string', default: '40' },
		/** Seconds of a step, and of the load of twice the capacity. */
		step: { type: 'string', default: '6' },
		overload: { type: 'string', default: '40' },
		steady: { type: 'boolean', default: false },
		/** For `--steady`: requests a second, and minutes. */
		rate: { type: 'string', default: '200' },
		minutes: { type: 'string', default: '30' },
	},
});

const fleet = await startFleet();
const driving = await startDriving(fleet);
const report = options.steady
	? await steadyLoad(fleet, driving.load, { rate: Number(options.rate), minutes: Number(options.minutes) })
	: await overload(fleet, driving.load, {
			from: Number(options.from),
			stepSeconds: Number(options.step),
			overloadSeconds: Number(options.overload),
		});
driving.stop();
await fleet.close();
writeFileSync(new URL(options.steady ? 'STEADY.md' : 'LOAD.md', import.meta.url), `${report}\n`);
process.stdout.write(`${report}\n`);
process.exit(0);
