import { writeFileSync } from 'node:fs';
import { GROUPS, isolate, NORMAL_WITHIN_MS, startIsolation } from '../tests/support/isolation.ts';
import { startRedis } from '../tests/support/redis.ts';
import { median } from './quantile.ts';

/**
 * `npm run bench:isolation`: lets a call of each group hang while a hundred of it are made, with the deadlines of production, and writes what that
 * does to all others into `bench/ISOLATION.md`.
 */
const redis = await startRedis();
const lab = await startIsolation({ REDIS_URL: redis.url });
const statuses = (list: readonly number[]): string => [...new Set(list)].toSorted().join(', ');

const rows: string[] = [];
for (const name of Object.keys(GROUPS)) {
	const { hanging, others, before, meanwhile, refusedAfterMs, normalAfterMs } = await isolate(lab, name);
	const ratio = median(meanwhile) / median(before);
	const figures = [
		statuses(hanging),
		(refusedAfterMs / 1_000).toFixed(1),
		statuses(others),
		ratio.toFixed(2),
		(normalAfterMs / 1_000).toFixed(1),
	];
	rows.push(`| \`${GROUPS[name]?.call}\` | ${figures.join(' | ')} |`);
	process.stdout.write(`${rows.at(-1)}\n`);
}
await lab.site.close();
await redis.stop();

const table = [
	'| hangs | answered with | after, s | all others with | their time, × of before | back after, s |',
	'| --- | --- | ---: | --- | ---: | ---: |',
	...rows,
].join('\n');
const about = `Written by \`npm run bench:isolation\`: one call of upstream's hangs while a hundred of it are made at once; meanwhile every other group's call is made three times. Targets: others are all answered, in at most twice their time (medians); what hangs is refused within its deadline (3 s); it is back within ${NORMAL_WITHIN_MS / 1_000} s of answering again.`;
writeFileSync(new URL('ISOLATION.md', import.meta.url), `# One call hangs, the others go on\n\n${about}\n\n${table}\n`);
process.exit(0);
