import { createInvoke } from './api/invoke.ts';
import { createContent } from './composition/content/content.ts';
import { createHandlers } from './features/handlers.ts';
import type { FeatureScope } from './handler.ts';
import type { Network } from './outside/download.ts';
import { createOutside } from './outside/outside.ts';
import type { Config } from './settings/config.ts';
import { saleOf } from './settings/sale.ts';
import { identityOfSession } from './storage/session-store.ts';
import { createStorage } from './storage/storage.ts';
import { createUpstream } from './upstream/client.ts';
import { createFaultLog } from './upstream/fault-log.ts';
import { createHotRoutesReader } from './upstream/hot-routes.ts';
import { watchUpstream } from './upstream/watched.ts';
import { createWaitingRoom } from './waiting-room/waiting-room.ts';
import type { Log } from './watch/log-fields.ts';
import { type Traces, UNTRACED } from './watch/traces.ts';
import { UNWATCHED, type Watch } from './watch/watch.ts';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;

export type ServiceFacts = {
	config: Config;
	upstreamUrl: string;
	build: string;
	log: Log;
	sandboxUrl?: string;
	clock?: () => Date;
	/** The machine's milliseconds that go on evenly. */
	elapsed?: () => number;
	/** Reaches other hosts, in tests. */
	network?: Network;
	watch?: Watch;
	traces?: Traces;
};

/** The settings that features decide by. */
const featureSettings = (config: Config, sandbox: string | null): FeatureScope['settings'] => ({
	adSlots: config.AD_SLOTS,
	brand: { CN: config.BRAND_NAME_CN, EN: config.BRAND_NAME_EN },
	partners: config.PARTNERS,
	maxCabins: config.BOOKING_MAX_CABINS,
	serviceCharge: config.SERVICE_CHARGE_CNY,
	cashier: { hosts: config.CASHIER_HOSTS, sandbox, siteUrl: config.SITE_URL },
	checkIn: { opensDays: config.CHECK_IN_OPENS_DAYS, closesHours: config.CHECK_IN_CLOSES_HOURS },
	tickets: { guestAccess: config.TICKET_GUEST_ACCESS },
	outside: { hosts: config.OUTSIDE_HOSTS, sandbox },
	guestWordsGroup: config.GUEST_WORDS_GROUP ?? null,
	miniProgram: config.MINI_PROGRAM_PAGES,
});

/** Wires the rooms together. Opens connections; `close` ends them. */
export function createServices({ config, upstreamUrl, build, log, sandboxUrl, network, ...facts }: ServiceFacts) {
	const { clock = () => new Date(), elapsed = () => performance.now(), watch = UNWATCHED, traces = UNTRACED } = facts;
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
	const storage = createStorage({ config, build, log, watch, machine: { now: clock, elapsed } });
	const { cache, limits, vault, lists, sessions, shared } = storage;
	const outside = createOutside({ config, sandboxUrl, faults, network });
	const waitingRoom = createWaitingRoom({ ...shared, sale: saleOf(config), watch, log });
	const { HOT_ROUTES_CIPHER: cipher, HOT_ROUTES_KEY: key, HOT_ROUTES_IV: iv } = config;
	const decryptHotRoutes = createHotRoutesReader({ cipher, key, iv }, faults);
	const { downloadPass, drawPicture, encodePassport, track } = outside;
	const invoke = createInvoke({
		upstream,
		cache,
		handlers: createHandlers({ decryptHotRoutes, downloadPass, drawPicture, encodePassport, track, waitingRoom }),
		limits,
		vault,
		lists,
		identityOfSession: identityOfSession(sessions.store),
		settings: featureSettings(config, sandboxUrl ?? null),
		waitingRoom,
		content: createContent({
			hosts: config.PICTURE_HOSTS,
			template: config.PICTURE_URL,
			withheld: faults.picture,
			siteUrl: config.SITE_URL,
		}),
		maxTimeoutMs: config.UPSTREAM_TIMEOUT_MS,
		sharedTimeoutMs: Math.max(config.PAGE_DEADLINE_MS, config.API_DEADLINE_MS),
		loginLastsMs: config.LOGIN_LASTS_HOURS * HOUR_MS,
		clock: shared.clock,
		watch,
		log,
	});
	return {
		invoke,
		makeCard: outside.makeCard,
		upstream,
		vault,
		limits,
		sessions,
		connected: storage.connected,
		state: storage.state,
		async close() {
			await outside.close();
			storage.close();
			await upstream.close();
		},
	};
}

export type Services = ReturnType<typeof createServices>;
