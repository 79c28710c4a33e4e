import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { AppError } from '#server/request/errors.ts';
import { LOGIN_METHODS, loginMethodOf } from '#server/request/login-method.ts';
import { routeOf } from '#server/request/route.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { type CallName, type CallOutput, catalogue, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import { createInstruments } from './instruments.ts';
import { LOAD_CLASSES } from './load-class.ts';
import { createUnderWay } from './under-way.ts';
import { CODE_EVENTS, WAITING_ROOM_EVENTS, type Watch } from './watch.ts';

/** Serves `/metrics` at an address of its own, which is never the public one. */
async function serveMetrics(
	registry: Registry,
	port: number,
	host: string,
): Promise<{ url: string; close: () => Promise<void> }> {
	const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
		if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
		registry.metrics().then(
			(text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
			() => response.writeHead(500).end(),
		);
	});
	await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
	return {
		url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
		close: () => {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

/** The steps of a booking that are counted. */
const BOOKING_STEPS = [
	'begun',
	'held',
	'none-left',
	'ordered',
	'price-changed',
	'hold-over',
	'paying',
	'pay-refused',
	'paid',
	'hold-failed',
	'hold-refused',
	'order-failed',
	'order-refused',
	'pay-failed',
] as const;
type BookingStep = (typeof BOOKING_STEPS)[number];

/** The most paid orders that are remembered, so that each counts once in this process. */
const MAX_ORDERS = 10_000;
/** An older payment was counted before, so it isn't a new step. */
const JUST_PAID_MS = 15 * 60_000;

type Answers = { [N in CallName]?: (answer: CallOutput<N>) => BookingStep[] };

/** Returns the steps of a booking that an answered call stands for. */
function createBookingSteps(): (name: CallName, answer: unknown) => readonly BookingStep[] {
	const paid = new Set<string>();

	function justPaid({ orderId, state, paidAt, now }: CallOutput<'GET /order/payment'>): BookingStep[] {
		if (state !== 'paid' || paidAt === null || now - paidAt > JUST_PAID_MS || paid.has(orderId)) return [];
		if (paid.size >= MAX_ORDERS) paid.clear();
		paid.add(orderId);
		return ['paid'];
	}

	const steps: Answers = {
		'POST /booking/hold': ({ localId }) => ['begun', localId === null ? 'none-left' : 'held'],
		'POST /openapi/order/v3/individual': () => ['ordered'],
		'POST /booking/create': ({ state }) => (state === 'changed' ? ['price-changed'] : state === 'expired' ? ['hold-over'] : []),
		'POST /order/pay': ({ state }) => [state === 'refused' ? 'pay-refused' : 'paying'],
		'GET /order/payment': justPaid,
	};
	return (name, answer) => (steps[name] as ((answer: unknown) => BookingStep[]) | undefined)?.(answer) ?? [];
}

/** A hold of the event loop that is counted: more than any page of ours takes in one piece. */
const HELD_MS = 250;
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

/** The steps of a booking that are counted where these calls fail; `-refused` where upstream refuses them. */
const FAILING: { readonly [N in CallName]?: 'hold' | 'order' | 'pay' } = {
	'POST /booking/hold': 'hold',
	'POST /booking/create': 'order',
	'POST /order/pay': 'pay',
};
/** Failures that leave something to the visitor: they don't say that the site fails. */
const OF_VISITOR: ReadonlySet<ErrorCode | 'unexpected'> = new Set([
	'not-logged-in',
	'other-member',
	'invalid-input',
	'not-found',
	'conflict',
	'cabin-too-small',
	'too-many-holds',
	'waiting-room',
]);

/** Without its code nobody tries to log in. */
const SENDS_CODE: ReadonlySet<CallName> = new Set(['POST /openapi/message/sms/code', 'POST /openapi/message/sms/captcha/code']);

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
	const underWay = createUnderWay();
	const memory = new Map<string, () => Promise<number | null>>();
	const instruments = createInstruments({ build, underWay: underWay.count, lostLines, memory });
	const { requests, upstream, upstreamErrors, breakers, cache, cacheFills, pageCache, redis, redisReady } = instruments;
	const { sessionsBegun, sessionsEnded, logins, bookings, refusals, codes, cspReports, shed, loopHeld, waiting, waitingRoom } =
		instruments;
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

	function countFailure(name: CallName, outcome: ErrorCode | 'unexpected'): void {
		if (isLogin(name)) logins.inc({ way: loginMethodOf(name), outcome });
		if (SENDS_CODE.has(name)) logins.inc({ way: 'sms', outcome });
		const step = FAILING[name];
		if (step && !OF_VISITOR.has(outcome))
			bookings.inc({ step: `${step}-${outcome === 'upstream-business' ? 'refused' : 'failed'}` });
	}

	const watch: Watch = {
		call(name, result) {
			if ('answer' in result) for (const step of bookingSteps(name, result.answer)) bookings.inc({ step });
			else countFailure(name, result.error instanceof AppError ? result.error.code : 'unexpected');
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
		redisMemory: (server, share) => void memory.set(server, share),
		sessionBegun(way) {
			sessionsBegun.inc({ way });
			logins.inc({ way, outcome: 'in' });
		},
		sessionEnded: (by) => sessionsEnded.inc({ by }),
		code: (event, prefix) => codes.inc({ event, prefix: PREFIXES.find((group) => prefix.startsWith(group)) ?? 'other' }),
		refused: (limit, by) => refusals.inc({ limit, by }),
		cspReport: (directive, host) => cspReports.inc({ directive, host: hostLabel(host) }),
		loopLate(ms) {
			for (const route of underWay.during(ms)) if (ms >= HELD_MS) loopHeld.inc(route);
		},
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
			const route = routeOf(url);
			const end = underWay.begin(route);
			response.once('close', () => {
				end();
				const status = response.writableFinished ? response.statusCode : LEFT;
				const labels = { ...route, method: METHODS.has(method) ? method : 'other', status };
				requests.observe(labels, (performance.now() - started) / 1_000);
			});
			listener(request, response);
		};

	return { watch, counted, ...(await serveMetrics(instruments.registry, port, host)) };
}
