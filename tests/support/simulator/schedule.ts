import { FATE_NAMES, type FateName } from './fates.ts';
import { createRandom, mixed, type Random } from './random.ts';

/** What members do in turn: they book, and then pay, or look for a while, or call it off; or change an order that they have paid. */
const COURSES = [
	['hold', 'save', 'confirm', 'create', 'pay', 'visit', 'cashier', 'payment', 'cancel', 'orders'],
	['hold', 'save', 'confirm', 'create', 'confirm', 'orders', 'cancel', 'pay', 'payment'],
	['hold', 'save', 'confirm', 'create', 'pay', 'visit', 'pay', 'visit', 'cashier', 'payment', 'pay', 'visit'],
	['hold', 'hold', 'hold', 'hold', 'hold', 'look'],
	['hold', 'save', 'look', 'again', 'confirm', 'create', 'hold', 'save', 'confirm', 'create', 'orders'],
	['begin', 'hold', 'save', 'confirm', 'create', 'old', 'pay', 'visit', 'cashier', 'payment', 'finish', 'old', 'finish'],
] as const;

/** What a member does: each is one press, or one page that is opened. */
export type Action = (typeof COURSES)[number][number];

/** A press at a moment (milliseconds from the beginning). `variant` decides what is typed or chosen. */
export type Press = {
	kind: 'press';
	id: number;
	at: number;
	member: string;
	action: Action;
	variant: number;
	/** The process that gets it, and the one that gets it once more, with its key, `after` milliseconds later. */
	process: number;
	repeat: { process: number; after: number } | null;
	/** The answer never gets to the device. */
	isAnswerLost: boolean;
	fate: FateName;
	/** The process dies at its so many-th await; 0: it doesn't. */
	diesAfter: number;
};

/** A press without any trouble. */
export const UNTROUBLED = { repeat: null, isAnswerLost: false, fate: 'well', diesAfter: 0 } as const;

/** Redis ends for a while; its replica lacks the changes of the last milliseconds. */
type Failover = { kind: 'failover'; at: number; awayMs: number; lostMs: number };

export type Step = Press | Failover;

/** All that happens in one run. Everything that isn't said here follows from the seed. */
export type Schedule = {
	seed: number;
	processes: number;
	/** Milliseconds by which readings of orders lag behind. */
	lagMs: number;
	hasCoupon: boolean;
	/** Cancelling a paid order costs a fee from this moment on (milliseconds from the beginning). */
	feeAt: number;
	/** The shares of commands without an answer, and of readings that fail. */
	losesAnswers: number;
	readsFail: number;
	steps: Step[];
};

const ACTIONS: readonly Action[] = [...new Set(COURSES.flat())];

/** After a silence others wait for a minute, which takes the most steps. */
const QUICK = FATE_NAMES.filter((name) => !name.startsWith('silent'));

/** Milliseconds between two presses. */
const GAPS = [
	[0.5, 300, 4_000],
	[0.7, 0, 300],
	[0.85, 4_000, 20_000],
	[0.94, 20_000, 90_000],
	[0.98, 240_000, 330_000],
	[1, 610_000, 850_000],
] as const;
/** Milliseconds until a press is sent once more. */
const REPEATS = [
	[0.6, 0, 400],
	[1, 400, 9_000],
] as const;

/** The kinds of trouble that a schedule may have. Most have few of them, so that each is also seen alone. */
function troubleOf(random: Random) {
	const isCalm = random.chance(0.15);
	const has = (probability: number) => !isCalm && random.chance(probability);
	return {
		fates: has(0.6) ? 0.35 : 0,
		deaths: has(0.4) ? 0.25 : 0,
		store: has(0.25),
		reads: has(0.2) ? 0.15 : 0,
		lagMs: has(0.5) ? random.pick([300, 1_500, 4_000]) : 0,
		doubles: has(0.6) ? 0.35 : 0.1,
	};
}

/** Makes the schedule of a seed. */
export function scheduleOf(seed: number): Schedule {
	const random = createRandom(mixed(seed, 1));
	const trouble = troubleOf(random);
	const processes = random.between(2, 3);
	const someProcess = () => random.between(0, processes - 1);
	const steps: Step[] = [];
	let id = 0;
	const add = (member: string, at: number, action: Action, variant: number): void => {
		id += 1;
		steps.push({
			...{ kind: 'press', id, at, member, action, variant, process: someProcess() },
			repeat: random.chance(trouble.doubles) ? { process: someProcess(), after: random.within(REPEATS) } : null,
			isAnswerLost: random.chance(trouble.doubles / 2),
			fate: random.chance(trouble.fates) ? random.pick(random.chance(0.8) ? QUICK : FATE_NAMES) : 'well',
			diesAfter: random.chance(trouble.deaths) ? random.between(1, 45) : 0,
		});
	};
	for (const member of ['Mei', 'Lin', 'Bo'].slice(0, random.pick([1, 1, 1, 2, 2, 3]))) {
		let at = random.between(0, 500);
		for (const action of random.pick(COURSES)) {
			if (random.chance(0.06)) continue;
			at += random.within(GAPS);
			const variant = random.between(0, 99);
			add(member, at, action, variant);
			// Another device, or the same one pressed twice.
			while (random.chance(trouble.doubles)) {
				at += random.chance(0.7) ? random.between(0, 900) : random.within(GAPS);
				add(member, at, action, random.chance(0.7) ? variant : random.between(0, 99));
			}
			if (random.chance(0.25)) {
				at += random.within(GAPS);
				add(member, at, random.pick(ACTIONS), random.between(0, 99));
			}
		}
	}
	const latest = Math.max(...steps.map(({ at }) => at));
	for (let count = trouble.store ? random.between(0, 2) : 0; count > 0; count -= 1) {
		const [awayMs, lostMs] = [random.between(0, 6_000), random.between(0, 1_000)];
		steps.push({ kind: 'failover', at: random.between(0, latest), awayMs, lostMs });
	}
	return {
		...{ seed, processes, lagMs: trouble.lagMs, hasCoupon: random.chance(0.4), readsFail: trouble.reads },
		feeAt: random.chance(0.3) ? random.between(0, 100_000) : Infinity,
		losesAnswers: trouble.store ? random.pick([0, 0.01, 0.05]) : 0,
		steps: steps.toSorted((one, other) => one.at - other.at),
	};
}

/** True where the store may have lost something: then only what the backend keeps is sure. */
export const storeFails = ({ steps, losesAnswers }: Schedule): boolean =>
	losesAnswers > 0 || steps.some(({ kind }) => kind === 'failover');
