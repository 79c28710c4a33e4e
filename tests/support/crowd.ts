import type { RedisConnection } from '#server/storage/redis.ts';
import { createWaitingRoom } from '#server/waiting-room/waiting-room.ts';
import { randomOf } from './dirty/random.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The number of requests of one process at a time. */
const AT_ONCE = 500;

export type Person = {
	id: string;
	/** The moments of their arrival and, by the line's answers, of their turn: milliseconds from the opening. */
	arrives: number;
	letInAt: number | null;
	/** True for people who take a place and never look again. */
	leaves: boolean;
	/** The first estimate after the opening, in seconds, and the moment of it. */
	estimate: { seconds: number; at: number } | null;
	/** The number of people ahead, by the line's answer at each look after the opening. */
	ahead: number[];
};

export type CrowdOptions = {
	redis: Pick<RedisConnection, 'eval'>;
	people: number;
	perMinute: number;
	/** The shares, from 0 to 1, of people who come before the opening, and of those who leave again. */
	early: number;
	leaving: number;
	seed: number;
	/** The opening of the sale, which names its line. */
	opens: number;
};

/**
 * Leads a crowd through the real waiting room on a real Redis, second by second of a simulated clock, until all who stayed are let in. `letIn` counts
 * those let in during each second after the opening.
 */
export async function crowd({ redis, people, perMinute, early, leaving, seed, opens }: CrowdOptions) {
	const random = randomOf(seed);
	let now = opens;
	const letIn: number[] = [];
	const events = { taken: 0, 'let-in': 0, expired: 0, unguarded: 0 };
	const room = createWaitingRoom({
		sale: { opens, closes: opens + 24 * 60 * MINUTE, perMinute, voyages: new Set(), calls: new Set() },
		redis,
		secret: `secret of seed ${seed}`,
		clock: () => new Date(now),
		log: { warn: () => {} },
		watch: {
			waitingRoom({ waiting: _waiting, ...told }) {
				for (const [event, count] of Object.entries(told)) events[event as keyof typeof events] += count;
				const second = Math.floor((now - opens) / SECOND);
				if (second < 0) return;
				while (letIn.length <= second) letIn.push(0);
				letIn[second] = (letIn[second] ?? 0) + (told['let-in'] ?? 0);
			},
		},
	});

	const persons = Array.from({ length: people }, (_, index): Person => {
		const before = random() < early;
		const arrives = Math.floor(before ? -random() * 20 * MINUTE : random() * MINUTE);
		return { id: `member-${index}`, arrives, letInAt: null, leaves: random() < leaving, estimate: null, ahead: [] };
	});
	const due = new Map<number, Person[]>();
	const plan = (person: Person, at: number) => {
		const second = Math.floor(at / SECOND);
		const planned = due.get(second);
		if (planned) planned.push(person);
		else due.set(second, [person]);
	};
	for (const person of persons) plan(person, person.arrives);

	async function look(person: Person, second: number): Promise<void> {
		const isFirst = second === Math.floor(person.arrives / SECOND);
		const view = await room.view(person.id, isFirst ? 'take' : 'look');
		if (view.state === 'inside') person.letInAt = second * SECOND;
		if (view.state !== 'waiting' && view.state !== 'drawing') return;
		if (view.state === 'waiting') {
			person.ahead.push(view.ahead);
			person.estimate ??= { seconds: view.seconds, at: second };
		}
		if (!person.leaves) plan(person, (second + view.again) * SECOND);
	}

	for (let second = -20 * 60; due.size > 0; second++) {
		const coming = due.get(second) ?? [];
		due.delete(second);
		now = opens + second * SECOND;
		for (let from = 0; from < coming.length; from += AT_ONCE)
			await Promise.all(coming.slice(from, from + AT_ONCE).map((person) => look(person, second)));
	}
	return { persons, events, letIn };
}
