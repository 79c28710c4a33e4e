import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findChoice, newMember, ordered } from './support/booking.ts';
import { freePort } from './support/free-port.ts';
import { redisUrl } from './support/redis-url.ts';
import { visitor } from './support/visitor.ts';

const ROOT = resolve(import.meta.dirname, '..');
const { services } = parse(readFileSync(resolve(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
	services: Record<string, { environment?: Record<string, string>; ports?: string[] }>;
};

/** Returns a service's settings in docker-compose.yml, with this machine's addresses for those of the containers. */
function settingsOf(service: string, addresses: Readonly<Record<string, string>>): Record<string, string> {
	const pairs = Object.entries(services[service]?.environment ?? {}).map(([name, value]) => {
		const plain = value.replace(/^\$\{\w+:-(.*)\}$/, '$1');
		return [name, Object.entries(addresses).reduce((text, [there, here]) => text.replace(there, here), plain)] as const;
	});
	return Object.fromEntries(pairs);
}

const children: ChildProcess[] = [];
const start = (script: string, env: Record<string, string>) =>
	children.push(
		spawn(process.execPath, [script], {
			cwd: ROOT,
			stdio: 'ignore',
			env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
		}),
	);

let site: { url: string; sandboxUrl: string };
beforeAll(async () => {
	const [port, sandboxPort] = [String(await freePort()), String(await freePort())];
	site = { url: `http://localhost:${port}`, sandboxUrl: `http://127.0.0.1:${sandboxPort}` };
	const addresses = {
		'http://localhost:3000': site.url,
		'http://sandbox:4000': site.sandboxUrl,
		'http://localhost:4000': site.sandboxUrl,
		'redis://sessions:6379': redisUrl(),
		'redis://cache:6379': redisUrl(),
	};
	start('sandbox/main.ts', { ...settingsOf('sandbox', addresses), SANDBOX_PORT: sandboxPort });
	start('server/main.ts', { ...settingsOf('site-1', addresses), PORT: port });
	const up = (url: string) =>
		fetch(url)
			.then(({ ok }) => ok)
			.catch(() => false);
	while (!(await up(`${site.url}/readyz`)) || !(await up(`${site.sandboxUrl}/__control/outbox`)))
		await new Promise((done) => setTimeout(done, 50));
});
afterAll(() => {
	for (const child of children) child.kill('SIGKILL');
});

it('docker compose: an order is paid at the stand-in cashier, under the site’s own address', async () => {
	const member = await newMember(site);
	const id = await ordered(member, await findChoice(site));
	const { body } = await member.post('/api/order/pay', { orderId: id, method: 'union' });
	expect(body.data).toMatchObject({ state: 'go' });
	const { location = '' } = (await member.get(body.data.url)).headers;
	expect(location).toMatch(/^\/cashier\?lang=CN&token=[\w-]+$/);
	const page = await member.get(location);
	expect([page.status, page.text.includes('value="pay"')]).toEqual([200, true]);
	const choice = { token: location.split('token=')[1], outcome: 'pay' };
	const paid = await member.post('/cashier', choice, { 'content-type': 'application/x-www-form-urlencoded' });
	expect([paid.status, paid.headers.location]).toEqual([303, expect.stringContaining(id)]);
	expect((await member.get(`/api/order/payment?id=${id}`)).body.data.state).toBe('paid');
});

it('docker compose: login codes are shown in the stand-in’s console', async () => {
	expect((await visitor(site).get('/__sandbox')).status).toBe(200);
});

it('docker compose: the chat and the targets of QR codes can be opened in a browser', async () => {
	const settings = settingsOf('site-1', { 'http://localhost:3000': site.url, 'http://localhost:4000': site.sandboxUrl });
	const names = ['CHAT_URL', 'QR_OFFICIAL_ACCOUNT', 'QR_VIDEO_ACCOUNT', 'QR_CONSULT'];
	const answers = await Promise.all(names.map(async (name) => [name, (await fetch(settings[name] ?? '')).status]));
	expect(answers).toEqual(names.map((name) => [name, 200]));
});

it('docker compose: no other machine opens the demonstration, whose codes anybody could read', () => {
	const ports = Object.values(services).flatMap(({ ports: own = [] }) => own);
	expect(ports).toHaveLength(2);
	expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});
