import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareCosts, worstOfRoutes } from '../tests/support/costs/compare-costs.ts';
import { openDirtyLab } from '../tests/support/dirty/lab.ts';
import { startRedis } from '../tests/support/redis.ts';

/**
 * `npm run bench:costs`: sends every page and call its largest inputs, of the most adverse shapes, and writes the costliest of each to
 * `bench/COSTS.md`, by the processor time of the site's process in times of home rendered anew. Needs redis-server.
 */
const AIM = 5;
/** A request that costs more than so many renderings of home counts by the least of so many tries. */
const SEEN = 2;
const TRIES = 5;

const redis = await startRedis();
const lab = await openDirtyLab(redis.url);
const { costs, homeMs } = await compareCosts(lab, redis.url, { atMost: SEEN, tries: TRIES });
await lab.close();
await redis.stop();

const worst = worstOfRoutes(costs);
const above = worst.filter(({ timesHome }) => timesHome > AIM);
const rows = worst.map(({ route, shape, timesHome }) => `| ${route} | ${shape} | ${timesHome.toFixed(1)} |`);
const text = [
	'# What a request costs',
	`Written by \`npm run bench:costs\`: ${costs.length.toLocaleString('en')} requests to ${worst.length} pages, calls and other addresses, the largest that each takes. Of each the costliest, by the processor time of the site's process, in times of home rendered anew (here ${homeMs.toFixed(1)} ms); least of ${TRIES} tries.`,
	`In short: ${above.length} of ${worst.length} cost more than ${AIM} × home; the most is ${worst[0]?.timesHome.toFixed(1)} × (${worst[0]?.route}).`,
	['| page, call or address | worst input found | times home |', '| --- | --- | ---: |', ...rows].join('\n'),
].join('\n\n');
writeFileSync(resolve(import.meta.dirname, 'COSTS.md'), `${text}\n`);
process.stdout.write(`${text.split('\n').slice(0, 20).join('\n')}\n`);
process.exit(0);
