import type { Command } from 'ioredis';

export const COMMAND_TIMEOUT_MS = 500;
/** Milliseconds without a command after a timeout; then a single command tries Redis again. */
const SILENCE_MS = 500;

/**
 * Creates the timeouts for the commands of one server. Answers come in the order of the commands, so while one is overdue the
 * next ones fail at once. Before a command fails, arrived bytes are read: when this process itself was blocked, Redis may have
 * answered long ago.
 */
export function createCommandTimeout() {
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

export type CommandTimeout = ReturnType<typeof createCommandTimeout>;

/** Fails a command without sending it, since its server doesn't answer. */
export function refuse(command: Command): unknown {
	command.reject(new Error('Redis does not answer'));
	return command.promise;
}
