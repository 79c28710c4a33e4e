// `npm run test:redis`: runs every test that needs Redis on each form of it (one server, sentinels, a cluster); then the tests in which a server is
// lost.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, NODE, ROOT } from './prepare.mjs';
import { provide } from './provide.mjs';

const FORMS = ['server', 'sentinel', 'cluster'];
/** Tests of the connection to one server, and tests that only read files. */
const OF_ONE_SERVER = ['tests/redis-connection.test.ts', 'tests/docker-compose.test.ts'];

const touchesRedis = (file) => /redis-url|support\/(stores|check-in|isolation)/.test(readFileSync(join(ROOT, file), 'utf8'));
const files = ['tests', 'server/storage']
	.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
	.filter((file) => file.endsWith('.test.ts') && touchesRedis(file) && !OF_ONE_SERVER.includes(file));

/** Runs Vitest. Returns true when all tests passed. */
function vitest(name, args, env = {}) {
	process.stdout.write(`\n── ${name}\n`);
	const { status } = spawnSync(NODE, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
		cwd: ROOT,
		stdio: 'inherit',
		env: { ...process.env, ...env },
	});
	return status === 0;
}

install();
provide([{ command: 'redis-server', debian: 'redis-server' }], 'npm run test:redis');
build();
const passed = [
	...FORMS.map((form) => vitest(`Redis as ${form}`, ['--project=app', ...files], { REDIS_FORM: form })),
	vitest('Redis loses a server', ['--project=failover']),
];
process.exit(passed.every(Boolean) ? 0 : 1);
