import { randomBytes } from 'node:crypto';
import { createInvoke } from './api/invoke.ts';
import { createContent } from './composition/content/content.ts';
import { handlers } from './features/handlers.ts';
import { createDiskCache } from './outside/disk-cache.ts';
import { createDownload, type Network } from './outside/download.ts';
import { createForeignPictures } from './outside/foreign-pictures.ts';
import { createForwarder } from './outside/forwarder.ts';
import { createResizer } from './outside/resizer.ts';
import { createSignedAddresses } from './outside/signed-address.ts';
import type { Config } from './settings/config.ts';
import { saleOf } from './settings/sale.ts';
import { createCache } from './storage/cache.ts';
import { createFleetClock } from './storage/fleet-clock.ts';
import { createLimits } from './storage/limits.ts';
import { memoryKeyValue } from './storage/memory-key-value.ts';
import { connected, connectRedis } from './storage/redis.ts';
import { redisKeyValue } from './storage/redis-key-value.ts';
import { createSeal } from './storage/seal.ts';
import { SessionStore } from './storage/session-store.ts';
import { createVault } from './storage/vault.ts';
import { watchRedis } from './storage/watch-redis.ts';
import { createUpstream } from './upstream/client.ts';
import { createFaultLog } from './upstream/fault-log.ts';
import { createHotRoutesReader } from './upstream/hot-routes.ts';
import { watchUpstream } from './upstream/watched.ts';
import { createWaitingRoom } from './waiting-room/waiting-room.ts';
import type { Log } from './watch/log-fields.ts';
import { type Traces, UNTRACED } from './watch/traces.ts';
import { UNWATCHED, type Watch } from './watch/watch.ts';

const MEGABYTE = 1024 * 1024;
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export type ServiceFacts = {
	config: Config;
	upstreamUrl: string;
	build: string;
	log: Log;
	sandboxUrl?: string;
	clock?: () => Date;
	/** How other hosts are reached, in tests. */
	network?: Network;
	/** Who is told of the work that is done. */
	watch?: Watch;
	traces?: Traces;
};

/** Wires upstream, storage and features together. Opens connections; `close` ends them. */
export function createServices({
	config,
	upstreamUrl,
	build,
	log,
	sandboxUrl,
	clock: own = () => new Date(),
	network,
	watch = UNWATCHED,
	traces = UNTRACED,
}: ServiceFacts) {
	const faults = createFaultLog(log);
	const breaker: typeof faults.breaker = (call, state) => {
		watch.breaker(call, state);
		faults.breaker(call, state);
	};
	const unwatched = createUpstream({
		url: upstreamUrl,
		timeout: config.UPSTREAM_TIMEOUT_MS,
		errorNumbers: config.UPSTREAM_ERRORS,
		maxLargeBytes: config.LARGE_REPLY_MB * MEGABYTE,
		faults: { ...faults, breaker },
	});
	const upstream = watchUpstream(unwatched, watch, traces);
	const redis = config.REDIS_CACHE_URL ? connectRedis(config.REDIS_CACHE_URL, 'cache', log) : undefined;
	const cache = createCache({ redis, build, watch });
	const sessionRedis = config.REDIS_URL ? connectRedis(config.REDIS_URL, 'sessions', log) : undefined;
	if (redis) watchRedis(redis, 'cache', watch);
	if (sessionRedis) watchRedis(sessionRedis, 'sessions', watch);
	const fleetClock = createFleetClock(sessionRedis, own, log);
	const clock = fleetClock.now;
	const memory = memoryKeyValue(() => clock().getTime());
	const sharedStore = sessionRedis ? redisKeyValue(sessionRedis) : memory;
	const secrets = config.SESSION_SECRET ?? [randomBytes(32).toString('base64url')];
	const sessions = {
		store: new SessionStore({ store: sharedStore, seal: createSeal(secrets, 'session'), log, clock }),
		secrets,
		clock,
	};
	const limits = createLimits({ redis: sessionRedis, secret: secrets[0] ?? '', watch });
	const vault = createVault(sharedStore, createSeal(secrets, 'vault'), clock);
	const addresses = createSignedAddresses(secrets);
	const downloadPicture = createDownload(
		{
			what: 'picture',
			hosts: config.PICTURE_HOSTS,
			accept: PICTURE_TYPES,
			referrer: `${config.SITE_URL}/`,
			bounds: { maxBytes: 12 * MEGABYTE, timeoutMs: 8_000 },
		},
		network,
	);
	const downloadPass = createDownload(
		{
			what: 'boarding pass',
			hosts: config.TICKET_HOSTS,
			standIn: sandboxUrl,
			accept: 'application/pdf',
			bounds: { maxBytes: 5 * MEGABYTE, timeoutMs: 8_000 },
		},
		network,
	);
	const pictures = createForeignPictures({
		hosts: config.PICTURE_HOSTS,
		addresses,
		download: downloadPicture,
		resizer: createResizer(),
		cache: createDiskCache(config.PICTURE_CACHE_DIR, config.PICTURE_CACHE_MB * MEGABYTE, log),
		failed: faults.foreignPicture,
	});
	const trackers = [
		config.ANALYTICS_URL ?? (sandboxUrl && `${sandboxUrl}/__tracking/analytics`),
		config.STATISTICS_URL ?? (sandboxUrl && `${sandboxUrl}/__tracking/statistics`),
	];
	const forwarder = createForwarder({ urls: trackers.filter((url) => url !== undefined), faults });
	const invoke = createInvoke({
		upstream,
		cache,
		handlers,
		limits,
		vault,
		track: forwarder.passOn,
		settings: {
			adSlots: config.AD_SLOTS,
			brand: config.BRAND_NAME_CN,
			partners: config.PARTNERS,
			maxCabins: config.BOOKING_MAX_CABINS,
			cashier: { hosts: config.CASHIER_HOSTS, sandbox: sandboxUrl ?? null, siteUrl: config.SITE_URL },
			checkIn: { opensDays: config.CHECK_IN_OPENS_DAYS, closesHours: config.CHECK_IN_CLOSES_HOURS },
			tickets: { guestAccess: config.TICKET_GUEST_ACCESS },
			outside: { hosts: config.OUTSIDE_HOSTS, sandbox: sandboxUrl ?? null },
			miniProgram: config.MINI_PROGRAM_PAGES,
		},
		downloadPass: downloadPass.fetch,
		waitingRoom: createWaitingRoom({ sale: saleOf(config), redis: sessionRedis, secret: secrets[0] ?? '', clock, watch, log }),
		content: createContent({
			hosts: config.PICTURE_HOSTS,
			resized: addresses.of,
			withheld: faults.picture,
			siteUrl: config.SITE_URL,
		}),
		maxTimeoutMs: config.UPSTREAM_TIMEOUT_MS,
		sharedTimeoutMs: Math.max(config.PAGE_DEADLINE_MS, config.API_DEADLINE_MS),
		decryptHotRoutes: createHotRoutesReader(
			{ cipher: config.HOT_ROUTES_CIPHER, key: config.HOT_ROUTES_KEY, iv: config.HOT_ROUTES_IV },
			faults,
		),
		clock,
		watch,
		log,
	});
	return {
		invoke,
		upstream,
		vault,
		limits,
		pictures,
		/** What the session middleware needs. */
		sessions,
		/** Resolves when sessions can be had, or `timeoutMs` milliseconds have passed. */
		async connected(timeoutMs: number): Promise<void> {
			if (!sessionRedis) return;
			await connected(sessionRedis, timeoutMs);
			await fleetClock.set();
		},
		/** State of what we depend on, for `/readyz`. */
		state: () => ({ redis: redis?.status ?? 'memory', sessions: sessionRedis?.status ?? 'memory' }),
		async close() {
			await forwarder.close();
			fleetClock.close();
			redis?.disconnect();
			sessionRedis?.disconnect();
			memory.close();
			await Promise.all([pictures.close(), downloadPass.close()]);
			await upstream.close();
		},
	};
}

export type Services = ReturnType<typeof createServices>;
