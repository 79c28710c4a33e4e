import type { Field, KeyValue } from '#server/storage/key-value.ts';
import type { Engine, Process } from './engine.ts';

type Kept = { value: string | null; fields: ReadonlyMap<string, Field>; until: number };
type Change = { at: number; key: string; before: Kept | undefined };

/** A command without an answer fails after so many milliseconds, as in `server/storage/redis.ts`. */
const COMMAND_TIMEOUT_MS = 500;
const NO_FIELDS: ReadonlyMap<string, Field> = new Map();

/** Delays of the network, milliseconds: mostly short, now and then long. */
const DELAYS = [
	[0.8, 0.2, 2],
	[0.95, 2, 30],
	[1, 30, 180],
] as const;

/** A Redis for all processes, of the few commands that they use, with their times, the failures of its network and a failover that loses data. */
export function createRedis(engine: Engine, rules: { losesAnswers: number }) {
	const values = new Map<string, Kept>();
	let changes: Change[] = [];
	let awayUntil = 0;

	const alive = (key: string): Kept | undefined => {
		const found = values.get(key);
		return found && found.until > engine.now() ? found : undefined;
	};
	function put(key: string, kept: Kept | undefined): void {
		changes.push({ at: engine.now(), key, before: values.get(key) });
		if (kept) values.set(key, kept);
		else values.delete(key);
	}
	const until = (seconds: number): number => engine.now() + seconds * 1_000;

	/** The commands as they are executed, each at one moment. */
	const commands = {
		get: (key: string) => alive(key)?.value ?? null,
		set(key: string, value: string, seconds: number, when?: 'exists' | 'missing'): boolean {
			if (when !== undefined && (alive(key) !== undefined) !== (when === 'exists')) return false;
			put(key, { value, fields: NO_FIELDS, until: until(seconds) });
			return true;
		},
		take(key: string): string | null {
			const found = alive(key);
			put(key, undefined);
			return found?.value ?? null;
		},
		expire(key: string, seconds: number): boolean {
			const found = alive(key);
			if (found) put(key, { ...found, until: until(seconds) });
			return found !== undefined;
		},
		remove(key: string): boolean {
			const found = alive(key);
			put(key, undefined);
			return found !== undefined;
		},
		fields: (key: string) => Object.fromEntries(alive(key)?.fields ?? NO_FIELDS),
		setFields(key: string, added: Readonly<Record<string, string>>, now: number, seconds: number) {
			const before = alive(key)?.fields ?? NO_FIELDS;
			const at = Math.max(now, ...[...before.values()].map((field) => field.at + 1));
			const fields = new Map([...before, ...Object.entries(added).map(([name, value]) => [name, { value, at }] as const)]);
			put(key, { value: null, fields, until: until(seconds) });
			return { at, before: Object.fromEntries(before) };
		},
		removeField(key: string, field: string): void {
			const found = alive(key);
			if (!found) return;
			const fields = new Map([...found.fields].filter(([name]) => name !== field));
			put(key, fields.size > 0 ? { ...found, fields } : undefined);
		},
	};

	/** Sends a command over the network: it is executed after a delay, also when its process has died, and answered after another one. */
	function send<T>(process: Process, command: () => T): Promise<T> {
		const { task } = engine;
		if (!task) throw new Error('a command of no task');
		const { random } = task;
		const delay = (): number => {
			const chance = random.next();
			const [, least, most] = DELAYS.find(([share]) => chance < share) ?? DELAYS[0];
			return least + random.next() * (most - least);
		};
		const [there, back, isLost] = [delay(), delay(), random.chance(rules.losesAnswers)];
		const sent = engine.now();
		return new Promise((resolve, reject) => {
			const answer = (at: number, settle: () => void) => engine.at(at, settle, task, process);
			engine.at(
				sent + there,
				() => {
					if (engine.now() < awayUntil) return answer(engine.now() + back, () => reject(new Error('away')));
					const result = command();
					return isLost
						? answer(sent + COMMAND_TIMEOUT_MS, () => reject(new Error('away')))
						: answer(engine.now() + back, () => resolve(result));
				},
				task,
			);
		});
	}

	/** The store, whose commands are given to `run`. */
	const storeOver = (run: <T>(command: () => T) => Promise<T>): KeyValue => ({
		get: (key) => run(() => commands.get(key)),
		set: (...given) => run(() => commands.set(...given)),
		take: (key) => run(() => commands.take(key)),
		expire: (...given) => run(() => commands.expire(...given)),
		remove: (key) => run(() => commands.remove(key)),
		fields: (key) => run(() => commands.fields(key)),
		setFields: (...given) => run(() => commands.setFields(...given)),
		removeField: (...given) => run(() => commands.removeField(...given)),
	});

	return {
		/** The store as a process reaches it. */
		of: (process: Process) => storeOver((command) => send(process, command)),
		/** The store without the network, for those who look at it from outside. */
		outside: storeOver(async (command) => command()),
		/** Ends the server for some milliseconds; its replica then stands in its place, without the changes of the last `lostMs`. */
		failOver(awayMs: number, lostMs: number): void {
			for (const { key, before } of changes.filter(({ at }) => at > engine.now() - lostMs).toReversed()) {
				if (before) values.set(key, before);
				else values.delete(key);
			}
			changes = [];
			awayUntil = engine.now() + awayMs;
		},
	};
}

export type SimulatedRedis = ReturnType<typeof createRedis>;
