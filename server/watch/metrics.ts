import type { RequestListener } from 'node:http';
import { AppError } from '#server/request/errors.ts';
import { LOGIN_METHODS, loginMethodOf } from '#server/request/login-method.ts';
import { routeOf } from '#server/request/route.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { type CallName, catalogue, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import { BOOKING_STEPS, createBookingSteps } from './booking-steps.ts';
import { serveMetrics } from './endpoint.ts';
import { createInstruments } from './instruments.ts';
import { LOAD_CLASSES } from './load-class.ts';
import { CODE_EVENTS, WAITING_ROOM_EVENTS, type Watch } from './watch.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE']);
/** nginx's status for a client that left before its answer. */
const LEFT = 499;
/** The most error numbers of upstream's that get a label of their own. */
const MAX_NUMBERS = 100;

/** The most hosts of reports that get a label of their own: anybody can send reports. */
const MAX_HOSTS = 50;

/** Returns a function that keeps the first values as labels, and calls all further ones `other`. */
function boundedLabels(most: number): (value: string) => string {
	const known = new Set<string>();
	return (value) => {
		if (known.size < most) known.add(value);
		return known.has(value) ? value : 'other';
	};
}

/** Groups of dial prefixes: the home market's, and the first digits of all others, which are the ITU's zones of the world. */
const PREFIXES = [DEFAULT_DIAL_PREFIX, ...Array.from({ length: 9 }, (_, index) => String(index + 1))];

const isLogin = (name: CallName): name is UpstreamCall => (catalogue[name] as Call).login === true;

/** Returns the outcome of a request to upstream. Without a fault of upstream's it is `held-back` (not sent) or `left` (its caller has gone). */
function outcomeOf(error: unknown): string {
	if (error === undefined) return 'ok';
	if (!(error instanceof AppError)) return 'unexpected';
	if (error.code !== 'upstream-unavailable') return error.code;
	return error.fault ?? (error.unsent ? 'held-back' : 'left');
}

type MetricsOptions = { build: string; port: number; host: string; lostLines: () => number };

/**
 * Measures a process and serves its metrics. `counted` counts the requests of a listener; all other measurements come through
 * `watch`.
 */
export async function startMetrics({ build, port, host, lostLines }: MetricsOptions) {
	let underWay = 0;
	const instruments = createInstruments({ build, underWay: () => underWay, lostLines });
	const { requests, upstream, upstreamErrors, breakers, cache, cacheFills, pageCache, redis, redisReady } = instruments;
	const { sessionsBegun, sessionsEnded, logins, bookings, refusals, codes, cspReports, shed, waiting, waitingRoom } = instruments;
	const bookingSteps = createBookingSteps();
	// Prometheus sees no increase when a counter appears with its first event, so counters begin at 0.
	for (const step of BOOKING_STEPS) bookings.inc({ step }, 0);
	for (const way of LOGIN_METHODS) {
		sessionsBegun.inc({ way }, 0);
		logins.inc({ way, outcome: 'in' }, 0);
	}
	for (const by of ['member', 'upstream']) sessionsEnded.inc({ by }, 0);
	for (const event of CODE_EVENTS) for (const prefix of PREFIXES) codes.inc({ event, prefix }, 0);
	for (const of of LOAD_CLASSES) shed.inc({ class: of }, 0);
	for (const event of WAITING_ROOM_EVENTS) waitingRoom.inc({ event }, 0);

	const numberLabel = boundedLabels(MAX_NUMBERS);
	const hostLabel = boundedLabels(MAX_HOSTS);

	const watch: Watch = {
		call(name, result) {
			if ('answer' in result) for (const step of bookingSteps(name, result.answer)) bookings.inc({ step });
			else if (isLogin(name)) {
				const outcome = result.error instanceof AppError ? result.error.code : 'unexpected';
				logins.inc({ way: loginMethodOf(name), outcome });
			}
		},
		upstream(call, ms, error) {
			upstream.observe({ call, outcome: outcomeOf(error) }, ms / 1_000);
			if (error instanceof AppError && error.err !== undefined) upstreamErrors.inc({ call, err: numberLabel(String(error.err)) });
		},
		breaker: (call, state) => breakers.set({ call }, state === 'open' ? 1 : 0),
		cache: (policy, tier) => cache.inc({ policy, tier }),
		cacheFilled: (policy, from) => cacheFills.inc({ policy, from }),
		pageCache: (result) => pageCache.inc({ result }),
		redisCommand: (server, command, ms, ok) => redis.observe({ server, command, outcome: ok ? 'ok' : 'failed' }, ms / 1_000),
		redisState: (server, ready) => redisReady.set({ server }, ready ? 1 : 0),
		sessionBegun(way) {
			sessionsBegun.inc({ way });
			logins.inc({ way, outcome: 'in' });
		},
		sessionEnded: (by) => sessionsEnded.inc({ by }),
		code: (event, prefix) => codes.inc({ event, prefix: PREFIXES.find((group) => prefix.startsWith(group)) ?? 'other' }),
		refused: (limit, by) => refusals.inc({ limit, by }),
		cspReport: (directive, host) => cspReports.inc({ directive, host: hostLabel(host) }),
		shed: (of) => shed.inc({ class: of }),
		waitingRoom(told) {
			if (told.waiting !== undefined) waiting.set(told.waiting);
			for (const event of WAITING_ROOM_EVENTS) waitingRoom.inc({ event }, told[event] ?? 0);
		},
	};

	/** Wraps a listener: its requests are counted when their answers are sent. */
	const counted =
		(listener: RequestListener): RequestListener =>
		(request, response) => {
			const started = performance.now();
			// Routers shorten the address during the request.
			const { url = '', method = '' } = request;
			underWay += 1;
			response.once('close', () => {
				underWay -= 1;
				const status = response.writableFinished ? response.statusCode : LEFT;
				const labels = { ...routeOf(url), method: METHODS.has(method) ? method : 'other', status };
				requests.observe(labels, (performance.now() - started) / 1_000);
			});
			listener(request, response);
		};

	return { watch, counted, ...(await serveMetrics(instruments.registry, port, host)) };
}
