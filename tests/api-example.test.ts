import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';

const EXAMPLE = resolve(import.meta.dirname, '../docs/examples/api.example.mjs');

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ REDIS_URL: redisUrl() });
});
afterAll(() => site.close());

const { NODE_OPTIONS: _ours, ...environment } = process.env;

it('the example for backend teams passes against this site', async () => {
	const outbox = `${site.sandboxUrl}/__control/outbox`;
	const READ_CODE = `"${process.execPath}" -e "fetch('${outbox}').then((r) => r.json()).then(({ codes }) => console.log(codes[0].code))"`;
	const env = { ...environment, SITE: site.url, READ_CODE };
	const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap', EXAMPLE], { env });
	expect(stdout).toMatch(/^# pass 9$/m);
	expect(stdout).toMatch(/^# fail 0$/m);
});
