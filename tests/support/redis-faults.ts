import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { sidOf } from './browser.ts';
import { type Lab, openLab } from './fault-lab.ts';
import { codeOf, logIn, sendCode, tryCode, visitor } from './visitor.ts';

export type Fault = {
	id: string;
	fault: string;
	/** The requirement in words; `run` asserts it. */
	holds: string;
	/** The bound of each request, milliseconds. */
	bound: number;
	redisUp?: false;
	/** Causes the fault. Returns its measurements besides the slowest request, in words. */
	run: (lab: Lab) => Promise<string>;
};

const noCookie = ({ headers }: Response) => assert.equal(headers['set-cookie'], undefined);

/** The page is shown as for a guest, and no member was logged out. Its duration isn't measured, since it depends on the renderer. */
async function publicPageHolds(lab: Lab): Promise<void> {
	const page = await lab.page();
	assert.equal(page.status, 200);
	noCookie(page);
}

/** Calls of a member fail at once with a time to try again, and neither log out nor show a guest's data. */
async function privateFails(lab: Lab): Promise<void> {
	for (const reply of [await lab.timed(() => lab.call()), await lab.timed(() => lab.member.get('/api/session'))]) {
		assert.equal(reply.status, 503);
		assert.equal(reply.body.data.code, 'session-unavailable');
		assert.equal(reply.headers['retry-after'], '1');
		noCookie(reply);
	}
	assert.equal((await lab.timed(() => lab.member.get('/user'))).status, 503);
}

const keyOf = (lab: Lab) => `session:${sidOf(lab.member.cookies.get('sid') ?? '')}`;

/** Redis' faults (docs/threats.md lists them), each with the requirement and its time limit. */
export const REDIS_FAULTS: readonly Fault[] = [
	{
		id: 'R-1',
		fault: 'down at start',
		holds: 'starts, lives, serves visitors; logging in is 503; recovers by itself',
		bound: 1_000,
		redisUp: false,
		async run(lab) {
			assert.equal((await lab.member.get('/livez')).status, 200);
			await publicPageHolds(lab);
			assert.equal((await lab.timed(() => sendCode(visitor(lab.site), '13500001112'))).status, 503);
			await lab.start(lab.port);
			const [started, began] = [performance.now(), lab.clock.now()];
			while ((await logIn(lab.site, lab.member, `13600${String(Date.now()).slice(-6)}`)).status !== 200) {
				assert.ok(lab.clock.now() - began < 2_000);
				await pause(50);
			}
			return `back after ${Math.round(performance.now() - started)} ms`;
		},
	},
	{
		id: 'R-2',
		fault: 'dies (kill -9)',
		holds: 'public pages render, cookies are kept, private calls are 503; one log line',
		bound: 100,
		async run(lab) {
			await lab.page();
			const lines = lab.linesWith('redis is away');
			await lab.redis()?.stop();
			await pause(50);
			for (let round = 0; round < 5; round++) {
				await publicPageHolds(lab);
				await privateFails(lab);
			}
			assert.ok(lab.linesWith('redis is away') - lines <= 2);
			return `${lab.linesWith('redis is away') - lines} log lines for 20 requests`;
		},
	},
	{
		id: 'R-3',
		fault: 'hangs (SIGSTOP)',
		holds: 'every request is answered; recovers when it goes on',
		bound: 750,
		async run(lab) {
			await lab.page();
			lab.redis()?.process.kill('SIGSTOP');
			for (let round = 0; round < 5; round++) {
				await publicPageHolds(lab);
				await privateFails(lab);
			}
			lab.redis()?.process.kill('SIGCONT');
			return `back after ${await lab.recovery()} ms`;
		},
	},
	{
		id: 'R-4',
		fault: 'slow (300 ms a command)',
		holds: 'requests are answered within their budget; private ones rightly or 503',
		bound: 3_000,
		async run(lab) {
			await lab.admin.connect();
			const slow = setInterval(() => void lab.admin.call('CLIENT', 'PAUSE', '300', 'ALL').catch(() => {}), 320);
			const statuses: number[] = [];
			for (let round = 0; round < 10; round++) {
				await publicPageHolds(lab);
				statuses.push((await lab.timed(() => lab.call())).status);
			}
			clearInterval(slow);
			assert.ok(statuses.every((status) => status === 200 || status === 503));
			return `${statuses.filter((status) => status === 200).length} of 10 private calls answered; back after ${await lab.recovery()} ms`;
		},
	},
	{
		id: 'R-5',
		fault: 'fails over to a replica',
		holds: 'the new master is used; sessions go on; what was ended stays ended',
		bound: 3_000,
		async run(lab) {
			const replica = await lab.start();
			const port = Number(new URL(replica.url).port);
			const other = lab.admin.duplicate({ port });
			await Promise.all([lab.admin.connect(), other.connect()]);
			await other.call('REPLICAOF', '127.0.0.1', String(lab.port));
			const out = visitor(lab.site);
			await logIn(lab.site, out, '13500001113');
			while ((await other.exists(keyOf(lab))) !== 1 || !(await other.info('replication')).includes('master_link_status:up'))
				await pause(20);
			await other.call('REPLICAOF', 'NO', 'ONE');
			lab.proxy.lead(port);
			await lab.admin.call('REPLICAOF', '127.0.0.1', String(port));
			const cookie = out.cookies.get('sid');
			const [started, began] = [performance.now(), lab.clock.now()];
			while ((await lab.timed(() => out.post('/api/logout'))).status !== 200) assert.ok(lab.clock.now() - began < 3_000);
			const back = await lab.recovery();
			assert.equal(await visitor(lab.site).who({ cookie: `sid=${cookie}` }), null);
			other.disconnect();
			return `back after ${Math.round(performance.now() - started) + back} ms`;
		},
	},
	{
		id: 'R-6',
		fault: 'loses its data (FLUSHALL)',
		holds: 'members become visitors; pages lead to the login page and back',
		bound: 1_000,
		async run(lab) {
			await lab.admin.connect();
			await lab.admin.flushall();
			assert.equal((await lab.timed(() => lab.call())).body.err, 700);
			const page = await lab.timed(() => lab.member.get('/user?tab=1'));
			assert.equal(page.headers.location, '/login?redirect=%2Fuser%3Ftab%3D1');
			assert.equal(await lab.admin.dbsize(), 0);
			return 'no key made';
		},
	},
	{
		id: 'R-7',
		fault: 'full (noeviction)',
		holds: 'logging in is 503; who is logged in stays so',
		bound: 1_000,
		async run(lab) {
			const guest = visitor(lab.site);
			await sendCode(guest, '13500001114');
			const code = await codeOf(lab.site, '13500001114');
			await lab.admin.connect();
			await lab.admin.config('SET', 'maxmemory-policy', 'noeviction');
			await lab.admin.config('SET', 'maxmemory', '1mb');
			const reply = await lab.timed(() => tryCode(guest, '13500001114', code));
			assert.equal(reply.status, 503);
			noCookie(reply);
			assert.equal((await lab.timed(() => sendCode(guest, '13500001117'))).status, 503);
			assert.equal((await lab.timed(() => lab.call())).status, 200);
			await lab.admin.config('SET', 'maxmemory', '0');
			assert.equal((await lab.timed(() => logIn(lab.site, visitor(lab.site), '13500001115'))).status, 200);
			return 'well again with room';
		},
	},
	{
		id: 'R-8',
		fault: 'refuses to save (ACL -set)',
		holds: 'logging in is 503 and sets no cookie',
		bound: 1_000,
		async run(lab) {
			const guest = visitor(lab.site);
			await sendCode(guest, '13500001116');
			await lab.admin.connect();
			await lab.admin.call('ACL', 'SETUSER', 'default', '-set');
			const reply = await lab.timed(async () => tryCode(guest, '13500001116', await codeOf(lab.site, '13500001116')));
			assert.equal(reply.status, 503);
			noCookie(reply);
			assert.equal((await lab.timed(() => lab.call())).status, 200);
			return 'reads go on';
		},
	},
	{
		id: 'R-9',
		fault: 'holds a broken value',
		holds: 'counts as nobody, is removed, one log line, never a 500',
		bound: 1_000,
		async run(lab) {
			await lab.admin.connect();
			await lab.admin.set(keyOf(lab), '{bad');
			for (let round = 0; round < 3; round++) assert.equal((await lab.timed(() => lab.call())).status, 401);
			assert.equal((await lab.timed(() => lab.page())).status, 200);
			assert.equal(await lab.admin.exists(keyOf(lab)), 0);
			assert.equal(lab.linesWith('session could not be read'), 1);
			return '1 log line';
		},
	},
];

export type Measured = { fault: Fault; slowest: number; longestWait: number; told: string };

/** Runs one fault in a lab of its own. Throws when a requirement fails. */
export async function measure(fault: Fault): Promise<Measured> {
	const lab = await openLab({ redisUp: fault.redisUp ?? true });
	try {
		const told = await fault.run(lab);
		const longestWait = lab.longestWait();
		assert.ok(longestWait <= fault.bound, `${fault.id}: a request waited ${longestWait} ms, bound ${fault.bound} ms`);
		return { fault, slowest: lab.slowest(), longestWait, told };
	} finally {
		await lab.close();
	}
}
