// `npm run test:fleet`: the site in production's form: several processes behind nginx with deploy/'s configuration.
import { join } from 'node:path';
import { build, install, NODE, ROOT, run } from './prepare.mjs';
import { provide } from './provide.mjs';

install();
provide(
	[
		{ command: 'nginx', debian: 'nginx' },
		{ command: 'redis-server', debian: 'redis-server' },
	],
	'npm run test:fleet',
);
build();
run(NODE, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config=fleet.config.ts', ...process.argv.slice(2)]);
