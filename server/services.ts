import type { Logger } from 'pino';
import { createInvoke } from './api/invoke.ts';
import type { Config } from './config.ts';
import { handlers } from './features/handlers.ts';
import { createCache } from './storage/cache.ts';
import { connectRedis } from './storage/redis.ts';
import { createUpstream } from './upstream/client.ts';
import { createHotRoutesReader } from './upstream/hot-routes.ts';

export type ServiceFacts = { config: Config; upstreamUrl: string; build: string; log: Logger; clock?: () => Date };

/** Wires upstream, cache and features together. Opens connections; `close` ends them. */
export function createServices({ config, upstreamUrl, build, log, clock = () => new Date() }: ServiceFacts) {
	const upstream = createUpstream({ url: upstreamUrl, timeout: config.UPSTREAM_TIMEOUT_MS });
	const redis = config.REDIS_CACHE_URL ? connectRedis(config.REDIS_CACHE_URL, 'cache', log) : undefined;
	const cache = createCache({ redis, build });
	const invoke = createInvoke({
		upstream,
		cache,
		handlers,
		settings: { adSlots: config.AD_SLOTS, brand: config.BRAND_NAME_CN },
		decryptHotRoutes: createHotRoutesReader(config.HOT_ROUTES_CIPHER, config.HOT_ROUTES_KEY, config.HOT_ROUTES_IV),
		clock,
		log,
	});
	return {
		invoke,
		/** State of what we depend on, for `/readyz`. */
		state: () => ({ redis: redis?.status ?? 'memory' }),
		async close() {
			await cache.close();
			redis?.disconnect();
			await upstream.close();
		},
	};
}

export type Services = ReturnType<typeof createServices>;
