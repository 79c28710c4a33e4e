import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds of durations, seconds: what a visitor doesn't feel, and what the deadlines of pages and calls cut off. */
const REQUEST_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const UPSTREAM_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
const REDIS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5];

/** Every metric of the process (docs/operations.md). `underWay` returns the number of requests that aren't answered yet. */
export function createInstruments(build: string, underWay: () => number) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	new Gauge({ name: 'cruise_build_info', help: 'The build that runs', labelNames: ['build'], registers }).set({ build }, 1);
	new Gauge({
		name: 'cruise_http_requests_under_way',
		help: 'Requests that are not answered yet',
		registers,
		collect() {
			this.set(underWay());
		},
	});
	return {
		registry,
		requests: new Histogram({
			name: 'cruise_http_request_duration_seconds',
			help: 'Requests by route, until the answer was sent; status 499: the client left first',
			labelNames: ['kind', 'route', 'method', 'status'],
			buckets: REQUEST_SECONDS,
			registers,
		}),
		upstream: new Histogram({
			name: 'cruise_upstream_request_duration_seconds',
			help: 'Requests to upstream, with their second try, by call and outcome',
			labelNames: ['call', 'outcome'],
			buckets: UPSTREAM_SECONDS,
			registers,
		}),
		upstreamErrors: new Counter({
			name: 'cruise_upstream_errors_total',
			help: "Upstream's own refusals, by call and number",
			labelNames: ['call', 'err'],
			registers,
		}),
		breakers: new Gauge({
			name: 'cruise_upstream_breaker_open',
			help: '1 while the breaker of a call is open; calls whose breaker never opened are missing',
			labelNames: ['call'],
			registers,
		}),
		cache: new Counter({
			name: 'cruise_cache_answers_total',
			help: 'Cached replies that were asked for, by policy and where they came from',
			labelNames: ['policy', 'tier'],
			registers,
		}),
		cacheFills: new Counter({
			name: 'cruise_cache_fills_total',
			help: 'Cached replies that were had anew, by policy and where they came from',
			labelNames: ['policy', 'from'],
			registers,
		}),
		pageCache: new Counter({
			name: 'cruise_page_cache_total',
			help: "Guests' requests for pages that are kept: hit, stale (replayed and made anew), miss (rendered)",
			labelNames: ['result'],
			registers,
		}),
		redis: new Histogram({
			name: 'cruise_redis_command_duration_seconds',
			help: 'Commands to Redis, by server and outcome',
			labelNames: ['server', 'command', 'outcome'],
			buckets: REDIS_SECONDS,
			registers,
		}),
		redisReady: new Gauge({
			name: 'cruise_redis_ready',
			help: '1 while the connection stands; missing where memory is used instead',
			labelNames: ['server'],
			registers,
		}),
		sessionsBegun: new Counter({
			name: 'cruise_sessions_begun_total',
			help: 'Sessions that began, by way of logging in',
			labelNames: ['way'],
			registers,
		}),
		sessionsEnded: new Counter({
			name: 'cruise_sessions_ended_total',
			help: 'Sessions that were ended; those that run out are not seen',
			labelNames: ['by'],
			registers,
		}),
		logins: new Counter({
			name: 'cruise_logins_total',
			help: 'Logins, by way and outcome: in, or the code of the error',
			labelNames: ['way', 'outcome'],
			registers,
		}),
		bookings: new Counter({
			name: 'cruise_bookings_total',
			help: 'Steps of bookings. An order that is paid counts when a process first sees it, within 15 minutes',
			labelNames: ['step'],
			registers,
		}),
		refusals: new Counter({
			name: 'cruise_limit_refusals_total',
			help: 'Attempts that a limit refused, by limit and whose attempts it counts',
			labelNames: ['limit', 'by'],
			registers,
		}),
		waiting: new Gauge({
			name: 'cruise_waiting_room_waiting',
			help: 'Members in the line for a sale, as this process saw it last',
			registers,
		}),
		waitingRoom: new Counter({
			name: 'cruise_waiting_room_events_total',
			help: 'What happened in the line for a sale: taken, let-in, expired (nobody was there when the turn came), unguarded (passed without Redis)',
			labelNames: ['event'],
			registers,
		}),
		shed: new Counter({
			name: 'cruise_requests_shed_total',
			help: 'Requests refused because there were too many, by class: unkept, visitor, member, booking',
			labelNames: ['class'],
			registers,
		}),
	};
}
