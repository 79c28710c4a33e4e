import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Agent } from 'undici';
import type { DirtyLab } from '../dirty/lab.ts';
import { freePort } from '../free-port.ts';
import { PRODUCTION } from '../production.ts';
import { HOT_ROUTES, SECRET } from '../site.ts';
import { BEHIND_HTTPS } from '../visitor.ts';
import type { Costly } from './costly.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Starts the site in a process of its own, so that its processor time is that of its requests; nothing is kept of pages. */
export async function startMeasuredSite(lab: DirtyLab, redisUrl: string) {
	const port = await freePort();
	const child = fork(resolve(ROOT, 'server/main.ts'), [], {
		cwd: ROOT,
		execArgv: [...PRODUCTION.flags, '--import', resolve(import.meta.dirname, 'report-cpu.ts')],
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		env: {
			PATH: process.env.PATH ?? '',
			...PRODUCTION.env,
			...BEHIND_HTTPS,
			PORT: String(port),
			HOST: '127.0.0.1',
			UPSTREAM_URL: lab.sandboxUrl,
			REDIS_URL: redisUrl,
			SESSION_SECRET: SECRET,
			HOT_ROUTES_KEY: HOT_ROUTES.key,
			HOT_ROUTES_IV: HOT_ROUTES.iv,
			PAGE_CACHE_SECONDS: '0',
			API_DOCS: 'true',
			TICKET_GUEST_ACCESS: 'true',
			LOG_LEVEL: 'error',
		},
	});
	const ended = once(child, 'exit').then(([code, signal]): never => {
		throw new Error(`the site ended: ${code ?? signal}`);
	});
	ended.catch(() => {});
	const redis = new Redis(redisUrl);
	const agent = new Agent();
	let sent = 0;

	const cpuMs = async (): Promise<number> => {
		if (!child.connected) await ended;
		child.send('cpu');
		return Promise.race([once(child, 'message').then(([ms]) => ms as number), ended]);
	};

	/** Sends a request from an address of its own, which no limit counts with others. */
	async function send({ method, path, as, headers, body }: Omit<Costly, 'route' | 'shape'>) {
		sent += 1;
		let html = '';
		const {
			statusCode,
			headers: told,
			body: answer,
		} = await agent.request({
			origin: `http://127.0.0.1:${port}`,
			path,
			method: method as 'GET',
			headers: {
				host: 'www.good.test',
				'x-forwarded-proto': 'https',
				'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
				'accept-language': 'zh-CN',
				'accept-encoding': 'br',
				'sec-fetch-site': 'same-origin',
				...(as === 'member' && { cookie: lab.cookie() }),
				...headers,
			},
			body: body ?? null,
			headersTimeout: 60_000,
		});
		// A stream of events has no end of its own
		if (String(told['content-type']).startsWith('text/event-stream')) answer.on('error', () => {}).destroy();
		else html = await answer.text();
		return { status: statusCode, html };
	}

	/** Deletes the counts of all limits, so that each request is the first of its visitor. */
	async function forgetLimits(): Promise<void> {
		const keys = await redis.keys('limit:*');
		if (keys.length > 0) await redis.del(keys);
	}

	const isReady = () =>
		fetch(`http://127.0.0.1:${port}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
	while (!(await isReady())) await pause(50);

	return {
		send,
		/** Returns the milliseconds of processor time that a request costs the site. What a limit refuses is asked again without its counts. */
		async costOf(request: Omit<Costly, 'route' | 'shape'>): Promise<number> {
			const before = await cpuMs();
			const { status } = await send(request);
			const ms = (await cpuMs()) - before;
			if (status !== 429) return ms;
			await forgetLimits();
			return this.costOf(request);
		},
		async close(): Promise<void> {
			redis.disconnect();
			await agent.destroy();
			await new Promise<void>((done) => child.once('exit', () => done()).kill('SIGKILL'));
		},
	};
}
