import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CREATE, confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { freePort } from './support/free-port.ts';
import { redisUrl } from './support/redis-url.ts';
import { HOT_ROUTES, startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor, visitor } from './support/visitor.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** One process of the site runs inside the test, the other is a real process that can be killed. Both use one Redis and one backend. */
let site: TestSite;
const children: ChildProcess[] = [];
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterEach(() => site.sandbox.reset());
afterAll(async () => {
	for (const child of children) child.kill('SIGKILL');
	await site.close();
});

async function startProcess(): Promise<{ url: string; kill: () => Promise<void> }> {
	const port = await freePort();
	const child = spawn(process.execPath, ['server/main.ts'], {
		cwd: ROOT,
		stdio: 'ignore',
		env: {
			PATH: process.env.PATH ?? '',
			NODE_ENV: 'production',
			PORT: String(port),
			HOST: '127.0.0.1',
			...BEHIND_HTTPS,
			UPSTREAM_URL: site.sandboxUrl,
			REDIS_URL: redisUrl(),
			SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
			CASHIER_HOSTS: 'cashier.good.test',
			HOT_ROUTES_KEY: HOT_ROUTES.key,
			HOT_ROUTES_IV: HOT_ROUTES.iv,
		},
	});
	children.push(child);
	const url = `http://127.0.0.1:${port}`;
	const ready = () =>
		fetch(`${url}/readyz`)
			.then((reply) => reply.ok)
			.catch(() => false);
	while (!(await ready())) await new Promise((done) => setTimeout(done, 50));
	const kill = () =>
		new Promise<void>((done) => {
			child.once('exit', () => done()).kill('SIGKILL');
		});
	return { url, kill };
}

function at(url: string, browser: Visitor): Visitor {
	const moved = visitor({ url });
	for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
	return moved;
}
const LIST = 'GET /openapi/order/individual';
const ordersOf = async (browser: Visitor): Promise<number> =>
	(await browser.get('/api/openapi/order/individual?pageSize=1')).body.data.total;
const until = async (holds: () => boolean): Promise<void> => {
	while (!holds()) await new Promise((done) => setTimeout(done, 10));
};

it('another process goes on with the draft of a process that was killed between hold and order (T38)', async () => {
	const choice = await findChoice(site);
	const { url, kill } = await startProcess();
	const member = await newMember(site);
	const localId = await filledDraft(at(url, member), choice);
	const { total, deadline } = await confirmOf(at(url, member), localId);
	await kill();
	const after = await confirmOf(member, localId);
	expect(after).toMatchObject({ complete: true, total, deadline });
	expect((await create(member, localId, total)).body.data.state).toBe('created');
}, 60_000);

it.each([
	['before upstream makes the order', { delayMs: 60_000 }],
	['after upstream has made it, before its answer arrives', { lost: true }],
])(
	'a process killed %s leaves one order, made once (T38)',
	async (_name, fault) => {
		const choice = await findChoice(site);
		const { url, kill } = await startProcess();
		const member = await newMember(site);
		const localId = await filledDraft(member, choice);
		const { total } = await confirmOf(member, localId);
		const before = await ordersOf(member);
		site.sandbox.fault({ call: CREATE, times: 1, ...fault });
		// After a lost answer the process looks for the order; it is killed while it waits for the list.
		if ('lost' in fault) site.sandbox.fault({ call: LIST, delayMs: 5_000, times: 1 });
		const listed = site.sandbox.calls().counts[LIST] ?? 0;
		const asked = create(at(url, member), localId, total).catch(() => null);
		await until(() => site.sandbox.calls().counts[CREATE] === 1);
		if ('lost' in fault) await until(() => (site.sandbox.calls().counts[LIST] ?? 0) > listed);
		await kill();
		await asked;
		const { body } = await create(member, localId, total);
		expect(body.data).toEqual({ state: 'created', orderId: expect.stringMatching(/^\d{8}$/) });
		expect(await ordersOf(member)).toBe(before + 1);
		expect((await create(member, localId, total)).body.data).toEqual(body.data);
	},
	60_000,
);
