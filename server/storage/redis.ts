import { Cluster, type Command, Redis, type RedisOptions } from 'ioredis';
import { type RedisAddress, readRedisAddress } from '#server/settings/redis-address.ts';
import type { Log } from '#server/watch/log-fields.ts';

const COMMAND_TIMEOUT_MS = 500;
/** Milliseconds without a command after a timeout; then a single command tries Redis again. */
const SILENCE_MS = 500;

/**
 * Creates the timeouts for the commands of one server. Answers come in the order of the commands, so while one is overdue the
 * next ones fail at once. Before a command fails, arrived bytes are read: when this process itself was blocked, Redis may have
 * answered long ago.
 */
function createCommandTimeout() {
	/** The time at which a silent server may be asked again; null while it answers. */
	let askAgainAt: number | null = null;
	return {
		/** True when a command must fail at once. After a timeout one command may pass; the others fail until it is answered or times out. */
		failsAtOnce(): boolean {
			if (askAgainAt === null) return false;
			if (performance.now() < askAgainAt) return true;
			askAgainAt = performance.now() + COMMAND_TIMEOUT_MS + SILENCE_MS;
			return false;
		},
		/** Forgets the timeouts of the former connection. */
		reset(): void {
			askAgainAt = null;
		},
		/** Fails a command when its time is over, and calls `gaveUp`. */
		watch(command: Command, gaveUp: () => void = () => {}): void {
			let overdue = false;
			const giveUp = () => {
				if (command.isResolved) return;
				overdue = true;
				askAgainAt = performance.now() + SILENCE_MS;
				command.reject(new Error('Command timed out'));
				gaveUp();
			};
			// Due timers run before sockets are read, and `setImmediate` runs after it.
			const timer = setTimeout(() => setImmediate(giveUp), COMMAND_TIMEOUT_MS);
			// A refusal counts as an answer too. After the end of a connection the next one starts without timeouts.
			const settled = () => {
				clearTimeout(timer);
				if (!overdue) askAgainAt = null;
			};
			command.promise.then(settled, settled);
		},
	};
}

type CommandTimeout = ReturnType<typeof createCommandTimeout>;

/** Fails a command without sending it, since its server doesn't answer. */
function refuse(command: Command): unknown {
	command.reject(new Error('Redis does not answer'));
	return command.promise;
}

/** A connection to one server, to the primary that sentinels name, or to a cluster. Commands are the same, each with one key. */
export type RedisConnection = Redis | Cluster;

/** The most redirections of a cluster's command, and the milliseconds between them, within the time of a command. */
const REDIRECTIONS = 5;
const REDIRECTION_MS = 100;

const tries = (attempt: number): number => Math.min(100 + 50 * attempt, 1_000);

/** The first commands of a new connection; they don't wait until it is ready. */
const FIRST_COMMANDS = new Set(['auth', 'hello', 'client', 'select', 'info', 'readonly', 'quit']);

/**
 * A connection to Redis with timeouts: a command fails without an answer within 500 ms, and at once while another one is overdue.
 */
class TimedRedis extends Redis {
	readonly #timeout: CommandTimeout = createCommandTimeout();
	/** True when commands wait for another server during a failover, as long as for an answer. */
	readonly #waits: boolean;
	#lostAt = Number.NEGATIVE_INFINITY;
	#waiting: (() => void)[] = [];

	constructor(options: RedisOptions) {
		super(options);
		this.#waits = Boolean(options.sentinels);
		let stood = false;
		this.on('ready', () => {
			stood = true;
			this.#timeout.reset();
			for (const send of this.#waiting.splice(0)) send();
		});
		this.on('close', () => {
			if (stood) this.#lostAt = performance.now();
			stood = false;
		});
	}

	override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
		if (FIRST_COMMANDS.has(command.name)) return super.sendCommand(command, stream);
		if (this.status === 'ready' && this.#timeout.failsAtOnce()) return refuse(command);
		let over = false;
		this.#timeout.watch(command, () => {
			over = true;
		});
		if (this.status === 'ready' || !this.#waits || performance.now() - this.#lostAt > COMMAND_TIMEOUT_MS)
			return super.sendCommand(command, stream);
		// A command that has failed must not be sent later.
		this.#waiting.push(() => over || super.sendCommand(command, stream));
		return command.promise;
	}
}

/** A cluster with the same timeouts for each node: one that doesn't answer doesn't delay the others. */
class TimedCluster extends Cluster {
	readonly #timeouts = new Map<string, CommandTimeout>();

	override sendCommand(command: Command, ...more: [stream?: Parameters<Cluster['sendCommand']>[1], node?: unknown]): unknown {
		const timeout = this.#timeoutOf(this.slots[command.getSlot()]?.[0] ?? '');
		if (timeout.failsAtOnce()) return refuse(command);
		// Another node may have replaced one that hangs, although the connection to that one still exists.
		timeout.watch(command, () => this.refreshSlotsCache());
		return super.sendCommand(command, ...more);
	}

	#timeoutOf(node: string): CommandTimeout {
		const known = this.#timeouts.get(node) ?? createCommandTimeout();
		this.#timeouts.set(node, known);
		return known;
	}
}

const SHARED = { enableOfflineQueue: false, connectTimeout: 1_000, maxRetriesPerRequest: 0 };

function optionsOf({ hosts, tls, db, username, password, ...sentinel }: RedisAddress, connectionName: string): RedisOptions {
	const login = { username, password, tls: tls ? {} : undefined };
	const always = {
		...SHARED,
		...login,
		db,
		connectionName,
		retryStrategy: tries,
		// After a primary has become a replica: connects to the present primary and asks again.
		reconnectOnError: (error: Error) => (error.message.startsWith('READONLY') ? (2 as const) : false),
	};
	if (sentinel.kind === 'server') return { ...always, ...hosts[0] };
	return {
		...always,
		sentinels: [...hosts],
		name: sentinel.primary,
		sentinelUsername: sentinel.sentinelUsername,
		sentinelPassword: sentinel.sentinelPassword,
		enableTLSForSentinelMode: tls,
		sentinelTLS: tls ? {} : undefined,
		sentinelRetryStrategy: tries,
		sentinelCommandTimeout: COMMAND_TIMEOUT_MS,
		// Leaves the former primary as soon as the sentinels have named another, since values written to it would be lost.
		failoverDetector: true,
	};
}

function connectCluster({ hosts, tls, username, password }: RedisAddress, connectionName: string): Cluster {
	return new TimedCluster([...hosts], {
		enableOfflineQueue: false,
		clusterRetryStrategy: tries,
		maxRedirections: REDIRECTIONS,
		retryDelayOnFailover: REDIRECTION_MS,
		retryDelayOnClusterDown: REDIRECTION_MS,
		slotsRefreshTimeout: COMMAND_TIMEOUT_MS,
		slotsRefreshInterval: 2_000,
		// Certificates name hosts, not addresses.
		...(tls && { dnsLookup: (host, found) => found(null, host) }),
		redisOptions: {
			connectTimeout: 1_000,
			maxRetriesPerRequest: 0,
			username,
			password,
			connectionName,
			tls: tls ? {} : undefined,
		},
	});
}

/**
 * Connects to Redis. Commands fail fast instead of queueing: bench/FAULTS.md has the measured bounds. Changes of state are logged
 * once.
 */
export function connectRedis(url: string, name: string, log: Log): RedisConnection {
	const address = readRedisAddress(url);
	const redis = address.kind === 'cluster' ? connectCluster(address, name) : new TimedRedis(optionsOf(address, name));
	let up = true;
	redis.on('ready', () => {
		if (!up) log.info({ redis: name }, 'redis is back');
		up = true;
	});
	redis.on('error', (error: Error & { code?: string }) => {
		if (up) log.warn({ redis: name, reason: error.code ?? error.name }, 'redis is away');
		up = false;
	});
	return redis;
}

/** Resolves when a connection is ready, or after `timeoutMs` milliseconds. */
export async function connected(redis: RedisConnection, timeoutMs: number): Promise<void> {
	if (redis.status === 'ready') return;
	await new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, timeoutMs);
		redis.once('ready', () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
