// `npm run test:redis`: runs every test that needs Redis on each form of it (one server, sentinels, a cluster); then the tests in which a server is
// lost. All of it on Redis, then on Valkey where that is installed: VALKEY_SERVER names its program. Arguments are files, in place of all.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, NODE, ROOT } from './prepare.mjs';
import { has, provide } from './provide.mjs';

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

const { VALKEY_SERVER: named, REDIS_SERVER: redis = 'redis-server' } = process.env;
const valkey = named ?? 'valkey-server';
const isValkeyThere = has({ command: valkey });
if (named && !isValkeyThere) {
	process.stderr.write(`VALKEY_SERVER is ${named}, which isn't there.\n`);
	process.exit(1);
}

install();
provide([{ command: redis, debian: 'redis-server' }], 'npm run test:redis');
build();
const chosen = process.argv.slice(2);
const passed = [redis, ...(isValkeyThere ? [valkey] : [])].flatMap((program) => [
	...FORMS.map((form) =>
		vitest(`${program} as ${form}`, ['--project=app', ...(chosen.length > 0 ? chosen : files)], {
			REDIS_FORM: form,
			REDIS_SERVER: program,
		}),
	),
	vitest(`${program} loses a server`, ['--project=failover'], { REDIS_SERVER: program }),
]);
if (!isValkeyThere)
	process.stdout.write(
		'\n── Valkey was not tried: this machine has no valkey-server. Install one, or name its program by VALKEY_SERVER.\n',
	);
process.exit(passed.every(Boolean) ? 0 : 1);
