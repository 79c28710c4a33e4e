import { writeFileSync } from 'node:fs';
import { type Measured, measure, REDIS_FAULTS } from '../tests/support/redis-faults.ts';

/** `npm run bench:faults`: breaks Redis in every way of docs/threats.md (Faults), measures what holds, and writes `bench/FAULTS.md`. */
const rows: Measured[] = [];
for (const fault of REDIS_FAULTS) rows.push(await measure(fault));

const table = [
	'| | Redis … | what holds | slowest request, bound | measured | besides |',
	'| --- | --- | --- | --- | --- | --- |',
	...rows.map(
		({ fault, slowest, told }) =>
			`| ${fault.id} | ${fault.fault} | ${fault.holds} | ${fault.bound} ms | ${slowest} ms | ${told} |`,
	),
].join('\n');
const text = `# Redis fails, the site goes on\n\nWritten by \`npm run bench:faults\`: the production app, a real redis-server, each fault in a fresh pair. The tests assert the same (\`tests/redis-faults.test.ts\`).\n\n${table}\n`;
writeFileSync(new URL('FAULTS.md', import.meta.url), text);
process.stdout.write(`${table}\n`);
process.exit(0);
