import type { KeyValue } from '#server/storage/key-value.ts';
import { memoryKeyValue } from '#server/storage/memory-key-value.ts';
import type { Engine, Process } from './engine.ts';

type Command = (store: KeyValue) => Promise<unknown>;

/** A command without an answer fails after so many milliseconds, as in `server/storage/redis.ts`. */
const COMMAND_TIMEOUT_MS = 500;

/** Delays of the network, milliseconds: mostly short, now and then long. */
const DELAYS = [
	[0.8, 0.2, 2],
	[0.95, 2, 30],
	[1, 30, 180],
] as const;

/** A Redis for all processes, which executes each command as the store in memory does, with the failures of its network and a failover that loses data. */
export function createRedis(engine: Engine, rules: { losesAnswers: number }) {
	/** The moment at which a command is executed: also when a replica does so again. */
	let executedAt: number | null = null;
	const newStore = () => memoryKeyValue(() => executedAt ?? engine.now());
	let store = newStore();
	let executed: { at: number; command: Command }[] = [];
	let awayUntil = 0;

	/** Sends a command over the network: it is executed after a delay, also when its process has died, and answered after another one. */
	function send(process: Process, command: Command): Promise<unknown> {
		const { task } = engine;
		if (!task) throw new Error('a command of no task');
		const { random } = task;
		const [there, back, isLost] = [random.within(DELAYS), random.within(DELAYS), random.chance(rules.losesAnswers)];
		const sent = engine.now();
		return new Promise((resolve, reject) => {
			const answer = (at: number, settle: () => void) => engine.at(at, settle, task, process);
			const arrives = () => {
				const at = engine.now();
				if (at < awayUntil) return answer(at + back, () => reject(new Error('away')));
				executed.push({ at, command });
				const result = command(store);
				return isLost
					? answer(sent + COMMAND_TIMEOUT_MS, () => reject(new Error('away')))
					: answer(at + back, () => resolve(result));
			};
			engine.at(sent + there, arrives, task);
		});
	}

	/** A store whose commands are given to `run`. */
	const storeOver = (run: (command: Command) => Promise<unknown>): KeyValue =>
		new Proxy(store, {
			get:
				(_, name: keyof KeyValue) =>
				(...given: never[]) =>
					run((to) => (to[name] as (...given: never[]) => Promise<unknown>)(...given)),
		});

	return {
		/** The store as a process reaches it. */
		of: (process: Process) => storeOver((command) => send(process, command)),
		/** The store without the network, for those who look at it from outside. */
		outside: storeOver((command) => command(store)),
		/** Ends the server for some milliseconds; its replica then stands in its place, without the commands of the last `lostMs`. */
		failOver(awayMs: number, lostMs: number): void {
			const now = engine.now();
			store.close();
			store = newStore();
			executed = executed.filter(({ at }) => at <= now - lostMs);
			for (const { at, command } of executed) {
				executedAt = at;
				void command(store);
			}
			executedAt = null;
			awayUntil = now + awayMs;
		},
		close: () => store.close(),
	};
}

export type SimulatedRedis = ReturnType<typeof createRedis>;
