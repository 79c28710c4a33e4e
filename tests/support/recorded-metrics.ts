import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createSandbox, type Sandbox } from '#sandbox/server.ts';
import { serve } from '#server/serve.ts';
import { readConfig } from '#server/settings/config.ts';
import { type Choice, confirmOf, create, filledDraft, findChoice, hold, newMember, ordered } from './booking.ts';
import { capturedLog } from './captured-log.ts';
import { freePort } from './free-port.ts';
import { readSamples, type Samples } from './metrics.ts';
import { startRedis } from './redis.ts';
import { redisUrl } from './redis-url.ts';
import { HOT_ROUTES } from './site.ts';
import type { StoreLab } from './store-faults.ts';
import { BEHIND_HTTPS, logIn, type Visitor, visitor } from './visitor.ts';

export type AlertLab = StoreLab & {
	sandbox: Sandbox;
	stopUpstream: () => Promise<void>;
	stopSite: () => Promise<void>;
	site: Site;
	/** Adds something to what visitors do in each round. */
	eachRound: (more: () => Promise<unknown>) => void;
};

/** The metrics of a site before and after a round of visits while all is well, and after each of two rounds with a fault; null: it didn't answer. */
export type Recording = { before: Samples; well: Samples; begun: Samples | null; during: Samples | null };

type Site = { url: string; sandboxUrl: string };
/** A member who is logged in, with a complete draft and an order to pay. */
type Standing = { member: Visitor; localId: string; total: number; orderId: string };

/** Logins of a round, and standing members. */
const LOGINS = 5;
const STANDING = 2;
/** Milliseconds in which a site has connected anew to a Redis that is there. */
const RECONNECTED_IN = 3_000;

let numbers = 13_800_200_000;

async function standing(site: Site, choice: Choice): Promise<Standing> {
	numbers += 1;
	const member = await newMember(site, `10.77.${numbers % 250}.1`);
	const orderId = await ordered(member, choice);
	const localId = await filledDraft(member, choice);
	return { member, orderId, localId, total: (await confirmOf(member, localId)).total };
}

/** What visitors do in a minute: they look, log in, hold, order and pay. Each goes on although another one fails. */
async function round(site: Site, choice: Choice, members: readonly Standing[]): Promise<void> {
	const guest = visitor(site);
	const looks = ['/', '/voyage-search', '/faq', `/voyage?id=${choice.voyageId}`, '/login'].map((path) => guest.get(path));
	const logins = Array.from({ length: LOGINS }, (_, index) => {
		numbers += 1;
		return logIn(site, visitor(site, { 'x-forwarded-for': `10.78.${numbers % 250}.${index + 1}` }), String(numbers));
	});
	const bookings = members.map(async ({ member, localId, total, orderId }) => {
		await member.get('/user');
		await member.get('/orders');
		await hold(member, choice);
		await create(member, localId, total);
		await member.post('/api/order/pay', { orderId, method: 'union' });
	});
	await Promise.allSettled([...looks, ...logins, ...bookings]);
}

/** Records what a site with a Redis and a backend of its own tells Prometheus before and during a fault. */
export async function record(begin: (lab: AlertLab) => unknown, end: (lab: AlertLab) => unknown = () => {}): Promise<Recording> {
	const port = await freePort();
	const servers = [await startRedis(port)];
	const sandbox = createSandbox({ hotRoutes: HOT_ROUTES });
	const upstream = await sandbox.listen(0, '127.0.0.1');
	const env = {
		...BEHIND_HTTPS,
		DEMO: 'true',
		PORT: '0',
		HOST: '127.0.0.1',
		DRAIN_MS: '0',
		METRICS_PORT: '0',
		REDIS_URL: `redis://127.0.0.1:${port}`,
		REDIS_CACHE_URL: redisUrl(),
		PAGE_CACHE_SECONDS: '0',
		PAGE_DEADLINE_MS: '3000',
		UPSTREAM_TIMEOUT_MS: '3000',
	};
	const { log } = capturedLog('silent');
	const served = await serve({ config: readConfig(env), upstreamUrl: upstream.url, sandboxUrl: upstream.url, log });
	const site = { url: served.url, sandboxUrl: upstream.url };
	const admin = new Redis(env.REDIS_URL, { lazyConnect: true, retryStrategy: () => null });
	admin.on('error', () => {});
	let stopped: Promise<void> | undefined;
	let more: () => Promise<unknown> = async () => {};
	const lab: AlertLab = {
		port,
		admin,
		sandbox,
		redis: () => servers[0],
		async start(on) {
			const server = await startRedis(on);
			servers.push(server);
			return server;
		},
		site,
		eachRound(add) {
			more = add;
		},
		stopUpstream: () => upstream.close(),
		stopSite() {
			stopped ??= served.close();
			return stopped;
		},
	};
	const scrape = async (): Promise<Samples | null> => {
		const reply = await fetch(served.metricsUrl ?? '').catch(() => null);
		return reply && readSamples(await reply.text());
	};
	/** Scrapes once the site has its Redis again, as long as that takes at most: a refused write to a replica makes it connect anew. */
	const scrapeSettled = async (): Promise<Samples | null> => {
		for (const end = Date.now() + RECONNECTED_IN; Date.now() < end; await pause(50)) {
			const samples = await scrape();
			if (!samples || samples.sum('cruise_redis_ready', { server: 'sessions' }) === 1) return samples;
		}
		return scrape();
	};
	const mustScrape = async () => (await scrape()) ?? Promise.reject(new Error('no metrics'));
	try {
		await admin.connect();
		const choice = await findChoice(site);
		const members: Standing[] = [];
		for (let count = 0; count < 3 * STANDING; count += 1) members.push(await standing(site, choice));
		const next = () => Promise.all([round(site, choice, members.splice(0, STANDING)), more()]);
		const before = await mustScrape();
		await next();
		const well = await mustScrape();
		await begin(lab);
		await next();
		const begun = await scrapeSettled();
		await next();
		const during = await scrapeSettled();
		await end(lab);
		return { before, well, begun, during };
	} finally {
		await lab.stopSite();
		await upstream.close();
		admin.disconnect();
		await Promise.all(servers.map(({ stop }) => stop()));
	}
}
