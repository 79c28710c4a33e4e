import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import type { Random } from './random.ts';

/** A process of the site: once it is dead, nothing of it goes on. */
export type Process = { name: string; alive: boolean };

/** The work of one press in a process. Everything that it does runs under its name, and draws its delays from its own numbers. */
export type Task = { process: Process; random: Random; press: number; steps: number; diesAfter: number };

type Event = { at: number; task: Task | null; owner: Process | null; run: (() => void) | null };

const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
const [turn, dateNow, realPause] = [setImmediate, Date.now, timersPromises.setTimeout];

/** The engine whose time the patched timers tell; null while none runs. */
let current: Engine | null = null;

/** Puts simulated time in place of the machine's, for code that an engine runs. Returns the way back. */
export function patchTime(): () => void {
	const { stackTraceLimit } = Error;
	// Expected failures are many, and nobody reads their stacks.
	Error.stackTraceLimit = 0;
	const active = () => (current?.task ? current : null);
	/** The timers of simulated time, each with its next event. */
	const events = new WeakMap<object, Event>();
	const set = (wait: number, run: () => void, again: boolean, timer = {}): object => {
		const engine = current as Engine;
		const { task } = engine;
		const fire = () => {
			if (again) set(wait, run, again, timer);
			run();
		};
		events.set(timer, engine.at(engine.now() + wait, fire, task, task?.process ?? null));
		return timer;
	};
	const clear = (timer: object, orElse: (timer: never) => void): void => {
		const event = events.get(timer);
		if (event) event.run = null;
		else orElse(timer as never);
	};
	const patch = {
		setTimeout: (run: () => void, ms = 0, ...more: never[]) =>
			active() ? set(ms, run, false) : timers.setTimeout(run, ms, ...more),
		setInterval: (run: () => void, ms = 0, ...more: never[]) =>
			active() ? set(ms, run, true) : timers.setInterval(run, ms, ...more),
		clearTimeout: (timer: object) => clear(timer, timers.clearTimeout),
		clearInterval: (timer: object) => clear(timer, timers.clearInterval),
	};
	Object.assign(globalThis, patch);
	Date.now = () => Math.floor(active()?.now() ?? dateNow());
	const machineNow = performance.now.bind(performance);
	performance.now = () => active()?.now() ?? machineNow();
	const pause = <T>(ms?: number, value?: T, options?: object) =>
		active() ? new Promise<T>((resolve) => set(ms ?? 0, () => resolve(value as T), false)) : realPause(ms, value, options);
	timersPromises.setTimeout = pause as typeof timersPromises.setTimeout;
	syncBuiltinESMExports();
	return () => {
		Error.stackTraceLimit = stackTraceLimit;
		Object.assign(globalThis, timers);
		Date.now = dateNow;
		Reflect.deleteProperty(performance, 'now');
		timersPromises.setTimeout = realPause;
		syncBuiltinESMExports();
	};
}

/**
 * Runs events in the order of their simulated moments. After each event every promise that it settled goes on, before the next event: the order of
 * all awaits follows from the moments alone.
 */
export class Engine {
	task: Task | null = null;
	/** Called when a process dies. */
	died: (process: Process) => void = () => {};
	#now: number;
	/** The events to come, the next one last. */
	#events: Event[] = [];

	constructor(start: number) {
		this.#now = start;
	}

	now(): number {
		return this.#now;
	}

	/** Runs `run` at a moment, under a task's name; not when `owner` is dead then. */
	at(moment: number, run: () => void, task: Task | null = null, owner: Process | null = null): Event {
		const event = { at: Math.max(moment, this.#now), task, owner, run };
		let [low, high] = [0, this.#events.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((this.#events[middle] as Event).at > event.at) low = middle + 1;
			else high = middle;
		}
		this.#events.splice(low, 0, event);
		return event;
	}

	/** Counts an await of a task that is over; its process may die there. */
	#counts(task: Task): boolean {
		task.steps += 1;
		if (task.steps === task.diesAfter) {
			task.process.alive = false;
			this.died(task.process);
		}
		return task.process.alive;
	}

	/** Runs events until a moment, or until `stops` is true after one of them. */
	async run(until: number, stops: () => boolean = () => false): Promise<void> {
		current = this;
		try {
			for (let event = this.#events.at(-1); event && event.at <= until; event = this.#events.at(-1)) {
				this.#events.pop();
				const { run, owner, task } = event;
				if (!run || (owner && !owner.alive)) continue;
				this.#now = event.at;
				if (task && owner && !this.#counts(task)) continue;
				this.task = task;
				run();
				// Only what a process hears settles promises.
				if (owner) await new Promise((resolve) => turn(resolve));
				this.task = null;
				if (stops()) return;
			}
			this.#now = Math.max(this.#now, until);
		} finally {
			this.task = null;
			current = null;
		}
	}
}
