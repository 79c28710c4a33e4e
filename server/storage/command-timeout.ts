import type { Command } from 'ioredis';

export const COMMAND_TIMEOUT_MS = 500;
/** How long a Redis that let a command time out is asked nothing, before one command tries it again. */
const SILENCE_MS = 500;

/**
 * How long one server is waited for. Answers come in the order of the commands, so while one is overdue the next ones fail at once. Before a
 * command fails, what has arrived is read: while this process itself was held up, Redis may have answered long ago, and a member must not be
 * told that sessions are away.
 */
export function createCommandTimeout() {
	/** When a silent server may be asked again; null while it answers. */
	let askAgainAt: number | null = null;
	return {
		/** Whether a command must fail at once. One that needn't is the only one until its answer or its time is over. */
		failsAtOnce(): boolean {
			if (askAgainAt === null) return false;
			if (performance.now() < askAgainAt) return true;
			askAgainAt = performance.now() + COMMAND_TIMEOUT_MS + SILENCE_MS;
			return false;
		},
		/** Begins anew: there is another connection. */
		reset(): void {
			askAgainAt = null;
		},
		/** Makes a command fail when its time is over, and tells so. */
		watch(command: Command, gaveUp: () => void = () => {}): void {
			let overdue = false;
			const giveUp = () => {
				if (command.isResolved) return;
				overdue = true;
				askAgainAt = performance.now() + SILENCE_MS;
				command.reject(new Error('Command timed out'));
				gaveUp();
			};
			// Timers that are due run before sockets are read, `setImmediate` runs after it.
			const timer = setTimeout(() => setImmediate(giveUp), COMMAND_TIMEOUT_MS);
			// A refusal is an answer too, and after the end of a connection the next one begins anew.
			const settled = () => {
				clearTimeout(timer);
				if (!overdue) askAgainAt = null;
			};
			command.promise.then(settled, settled);
		},
	};
}

export type CommandTimeout = ReturnType<typeof createCommandTimeout>;

/** Fails a command without asking: the server it is for doesn't answer. */
export function refuse(command: Command): unknown {
	command.reject(new Error('Redis does not answer'));
	return command.promise;
}
