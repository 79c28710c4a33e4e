import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds of durations, seconds: from durations that no visitor notices up to the deadlines of pages and calls. */
const REQUEST_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const UPSTREAM_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
const REDIS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5];

/**
 * `underWay` returns the number of requests that aren't answered yet, `lostLines` the number of lines of the log that couldn't be written, each of
 * `memory` the share of its memory that a server of Redis uses.
 */
export type InstrumentFacts = {
	build: string;
	underWay: () => number;
	lostLines: () => number;
	memory: ReadonlyMap<string, () => Promise<number | null>>;
};

/** Every metric of the process (docs/operations.md). */
export function createInstruments({ build, underWay, lostLines, memory }: InstrumentFacts) {
	const registry = new Registry();
	const registers = [registry];
	const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
		new Counter({ name, help, labelNames, registers });
	const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
		new Gauge({ name, help, labelNames, registers });
	const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
		new Histogram({ name, help, labelNames, buckets, registers });
	collectDefaultMetrics({ register: registry });
	gauge('cruise_build_info', 'The build that runs', ['build']).set({ build }, 1);
	new Gauge({
		name: 'cruise_http_requests_under_way',
		help: 'Requests that are not answered yet',
		registers,
		collect() {
			this.set(underWay());
		},
	});
	new Counter({
		name: 'cruise_log_lines_lost_total',
		help: "Lines of the log that couldn't be written, as on a full disk",
		registers,
		collect() {
			this.reset();
			this.inc(lostLines());
		},
	});
	new Gauge({
		name: 'cruise_redis_memory_used_ratio',
		help: "Share of its memory that Redis uses, 0 to 1; missing while it isn't known",
		labelNames: ['server'],
		registers,
		async collect() {
			this.reset();
			for (const [server, share] of memory) {
				const used = await share();
				if (used !== null) this.set({ server }, used);
			}
		},
	});
	return {
		registry,
		requests: histogram(
			'cruise_http_request_duration_seconds',
			'Requests by route, until the answer was sent; status 499: the client left first',
			['kind', 'route', 'method', 'status'],
			REQUEST_SECONDS,
		),
		upstream: histogram(
			'cruise_upstream_request_duration_seconds',
			'Requests to upstream, with their second try, by call and outcome',
			['call', 'outcome'],
			UPSTREAM_SECONDS,
		),
		upstreamErrors: counter('cruise_upstream_errors_total', "Upstream's own refusals, by call and number", ['call', 'err']),
		breakers: gauge(
			'cruise_upstream_breaker_open',
			'1 while the breaker of a call is open; calls whose breaker never opened are missing',
			['call'],
		),
		cache: counter('cruise_cache_answers_total', 'Cached replies that were asked for, by policy and source', ['policy', 'tier']),
		cacheFills: counter('cruise_cache_fills_total', 'Cached replies loaded again, by policy and source', ['policy', 'from']),
		pageCache: counter(
			'cruise_page_cache_total',
			"Guests' requests for pages that are kept: hit, stale (replayed and made anew), miss (rendered)",
			['result'],
		),
		redis: histogram(
			'cruise_redis_command_duration_seconds',
			'Commands to Redis, by server and outcome',
			['server', 'command', 'outcome'],
			REDIS_SECONDS,
		),
		redisReady: gauge('cruise_redis_ready', '1 while the connection stands; missing where memory is used instead', ['server']),
		sessionsBegun: counter('cruise_sessions_begun_total', 'Sessions that began, by way of logging in', ['way']),
		sessionsEnded: counter('cruise_sessions_ended_total', 'Sessions that were ended; those that run out are not seen', ['by']),
		logins: counter(
			'cruise_logins_total',
			"Logins, by way and outcome: in, or the code of the error. A code that couldn't be sent counts as one",
			['way', 'outcome'],
		),
		bookings: counter(
			'cruise_bookings_total',
			'Steps of bookings. An order that is paid counts when a process first sees it, within 15 minutes',
			['step'],
		),
		codes: counter(
			'cruise_sms_codes_total',
			"Codes by text message, sent and used, by China's prefix or the first digit of another",
			['event', 'prefix'],
		),
		refusals: counter('cruise_limit_refusals_total', 'Attempts that a limit refused, by limit and subject', ['limit', 'by']),
		cspReports: counter(
			'cruise_csp_reports_total',
			"Browsers' reports of what the content security policy blocked, by directive and host",
			['directive', 'host'],
		),
		waiting: gauge('cruise_waiting_room_waiting', 'Members in the line for a sale, as this process saw it last'),
		waitingRoom: counter(
			'cruise_waiting_room_events_total',
			'Events in the line for a sale: taken, let-in, expired (absent at their turn), unguarded (passed without Redis)',
			['event'],
		),
		loopHeld: counter(
			'cruise_event_loop_held_total',
			'Times that the event loop was held for 250 ms or longer, for each request that was under way then',
			['kind', 'route'],
		),
		shed: counter(
			'cruise_requests_shed_total',
			'Requests refused because there were too many, by class: unkept, visitor, member, booking',
			['class'],
		),
	};
}
