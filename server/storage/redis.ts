import { type Command, Redis } from 'ioredis';
import type { Log } from '#server/log-fields.ts';

const COMMAND_TIMEOUT_MS = 500;
/** How long a Redis that let a command time out is asked nothing, before one command tries it again. */
const SILENCE_MS = 500;

/**
 * A connection whose commands fail when Redis hasn't answered within 500 ms. Answers come in the order of the commands, so while one is overdue the
 * next ones fail at once. Before a command fails, what has arrived is read: while this process itself was held up, Redis may have answered long
 * ago, and a member must not be told that sessions are away.
 */
class TimedRedis extends Redis {
	/** When a silent Redis may be asked again; null while it answers. */
	#askAgainAt: number | null = null;

	override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
		// What a new connection begins with is always sent.
		if (this.status === 'ready' && this.#isSilent()) {
			command.reject(new Error('Redis does not answer'));
			return command.promise;
		}
		let overdue = false;
		const giveUp = () => {
			if (command.isResolved) return;
			overdue = true;
			this.#askAgainAt = performance.now() + SILENCE_MS;
			command.reject(new Error('Command timed out'));
		};
		// Timers that are due run before sockets are read, `setImmediate` runs after it.
		const timer = setTimeout(() => setImmediate(giveUp), COMMAND_TIMEOUT_MS);
		// A refusal is an answer too, and after the end of a connection the next one begins anew.
		const settled = () => {
			clearTimeout(timer);
			if (!overdue) this.#askAgainAt = null;
		};
		command.promise.then(settled, settled);
		return super.sendCommand(command, stream);
	}

	/** Whether a command must fail at once. One that needn't is the only one until its answer or its time is over. */
	#isSilent(): boolean {
		if (this.#askAgainAt === null) return false;
		if (performance.now() < this.#askAgainAt) return true;
		this.#askAgainAt = performance.now() + COMMAND_TIMEOUT_MS + SILENCE_MS;
		return false;
	}
}

/** A connection that fails fast instead of queueing: measured bounds in docs/decisions.md. Changes of state are logged once. */
export function connectRedis(url: string, name: string, log: Log): Redis {
	const redis = new TimedRedis(url, {
		connectionName: name,
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		connectTimeout: 1_000,
		retryStrategy: (attempt) => Math.min(100 + 50 * attempt, 1_000),
		// A master that has become a replica: connect anew, to the present master, and ask again.
		reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
	});
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

/** Resolves when a connection stands, or `timeoutMs` milliseconds have passed. */
export async function connected(redis: Redis, timeoutMs: number): Promise<void> {
	if (redis.status === 'ready') return;
	await new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, timeoutMs);
		redis.once('ready', () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
