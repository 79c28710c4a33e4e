import { followCashierLink } from '#server/storage/cashier-link.ts';
import { randomId } from '#shared/random-id.ts';
import { createBackend, type Request } from './backend.ts';
import { callOf, type SentCall } from './calls.ts';
import { Engine, type Task } from './engine.ts';
import type { Known, Outcome, World } from './judged.ts';
import { createOracle } from './oracle.ts';
import { NO_FAULT, type PlantedFault, type Running, scopeOf, startProcess } from './process.ts';
import { createRandom, mixed } from './random.ts';
import { createRedis } from './redis.ts';
import { type Press, type Schedule, type Step, UNTROUBLED } from './schedule.ts';

const START = Date.parse('2026-11-21T04:00:00Z');
/** After the last step everything that is under way comes to its end. */
const SETTLED_MS = 150_000;
const FINAL_MS = 20_000;

/** What went wrong, in words; null when nothing did. */
type Run = { violation: string | null; story: string[] };

/** What each member looks at in the end. */
const LAST_LOOK = ['look', 'confirm', 'create', 'payment', 'pay', 'visit', 'cashier', 'finish', 'old', 'orders'] as const;
const NOTHING = { localId: null, rooms: 0, orderId: null, total: null, link: null, oldId: null, voyageId: null, replaces: null };
const CALM_PRESS = { ...UNTROUBLED, kind: 'press', at: 0, variant: 0, process: 0 } as const;

/** The name of a booking: 16 characters, as `hold` makes it, in quotes or as a word. */
const BOOKING = /(?<=booking |draft |of |“|")[\w-]{16}(?=[\s,"]|$)/g;

/** Runs a schedule on the real code, with a fault where one is planted. Stops at the first thing that is wrong. */
export async function simulate(schedule: Schedule, fault: PlantedFault = NO_FAULT): Promise<Run> {
	const engine = new Engine(START);
	const presses = new Map<number, Press>();
	const drafts = new Map<Task, string>();
	const names: string[] = [];
	/** Bookings have random names in the code, and letters in the story. */
	const named = (line: string) =>
		line.replace(BOOKING, (localId) => {
			if (!names.includes(localId)) names.push(localId);
			return String.fromCharCode(65 + names.indexOf(localId));
		});
	const story: string[] = [];
	const tell = (line: string) => story.push(named(`${((engine.now() - START) / 1_000).toFixed(3)} s: ${line}`));
	engine.died = ({ name }) => tell(`${name} dies`);
	let isCalm = false;
	const rules = {
		...schedule,
		fateOf: ({ press }: Task) => (isCalm ? 'well' : (presses.get(press)?.fate ?? 'well')),
		draftOf: (task: Task) => drafts.get(task) ?? '',
		arrived: (request: Request) => oracle.arrived(request),
		done: (request: Request) => oracle.done(request),
	};
	const redis = createRedis(engine, rules);
	const world: World = { engine, redis, schedule, presses, tell, backend: undefined as never, isCalm: () => isCalm };
	const oracle = createOracle(world);
	const backend = createBackend(engine, rules);
	world.backend = backend;
	const start = (place: number): Running => startProcess(`process ${place + 1}`, { engine, redis, backend, fault });
	const running = Array.from({ length: schedule.processes }, (_, place) => start(place));
	/** The calls of presses: a press that is sent once more has the same input. */
	const calls = new Map<Press, SentCall>();
	const known = new Map<string, Known>();
	const begins = (step: Step, member: string) => step.kind === 'press' && step.action === 'begin' && step.member === member;
	/** Who changes an order has paid it before. */
	const knownOf = (member: string): Known => {
		const hasOrder = schedule.steps.some((step) => begins(step, member));
		const own = known.get(member) ?? { ...NOTHING, orderId: hasOrder ? backend.paidOrder(member) : null };
		known.set(member, own);
		return own;
	};

	/** Lets a process work at a press; one that has died was started anew before. */
	function work(press: Press, place: number, key: string, attempt: number): void {
		const { member, action, variant } = press;
		const alive = running[place]?.process.alive ? (running[place] as Running) : start(place);
		running[place] = alive;
		const { process } = alive;
		const diesAfter = attempt === 0 && !isCalm ? press.diesAfter : 0;
		const random = createRandom(mixed(schedule.seed, press.id, attempt));
		const task: Task = { process, random, press: press.id, steps: 0, diesAfter };
		const own = knownOf(member);
		const learn = (more: Partial<Known>) => {
			if (press.isAnswerLost && attempt === 0) return;
			engine.at(engine.now() + 5 + task.random.next() * 60, () => Object.assign(own, more));
		};
		if (action === 'cashier') {
			const cashier = backend.cashiers.findLast(({ orderId, visitedAt }) => orderId === own.orderId && visitedAt !== null);
			if (!cashier || cashier.paid || attempt > 0) return;
			const works = variant < 70;
			tell(`${member} ${works ? 'pays' : 'fails to pay'} at the cashier ${cashier.id} of order ${cashier.orderId}`);
			backend.payAt(cashier, works, 100 + variant * 40);
			return;
		}
		const { link } = own;
		if (action === 'visit') {
			if (!link || attempt > 0) return;
			const token = link.url.split('/').at(-1) ?? '';
			const follow = () => followCashierLink(token, member, alive.vault, () => {}).then((url) => oracle.visited(link, url));
			engine.at(engine.now() + 10, () => void follow().catch(() => {}), task, process);
			return;
		}
		const call = attempt === 0 ? callOf(action, variant, own, backend) : calls.get(press);
		if (!call) return;
		calls.set(press, call);
		const [name, input] = call;
		if ('localId' in input) drafts.set(task, input.localId);
		tell(`${member} presses “${action}” (press ${press.id}${attempt > 0 ? ', once more' : ''}) at ${process.name}`);
		const begun = oracle.begins({ press, task, member, action, input, attempt });
		const settled = async (outcome: Outcome) => learn(await oracle.answered(begun, outcome));
		const begin = () =>
			void alive.invoke(name, input, scopeOf(member), name.startsWith('GET ') ? undefined : key).then(
				(answer) => settled({ answer: answer as never }),
				(error: unknown) => settled({ error }),
			);
		engine.at(engine.now() + 1 + random.next() * 80, begin, task, process);
	}

	for (const step of schedule.steps) {
		if (step.kind === 'failover') {
			engine.at(START + step.at, () => {
				tell(`Redis fails over: away for ${step.awayMs} ms, the last ${step.lostMs} ms are lost`);
				redis.failOver(step.awayMs, step.lostMs);
			});
			continue;
		}
		presses.set(step.id, step);
		const key = `press-${step.id}-${'k'.repeat(24)}`;
		engine.at(START + step.at, () => work(step, step.process, key, 0));
		const { repeat } = step;
		if (repeat) engine.at(START + step.at + repeat.after, () => work(step, repeat.process, key, 1));
	}
	const end = START + Math.max(0, ...schedule.steps.map(({ at }) => at)) + SETTLED_MS;
	const stops = () => oracle.violation() !== null;
	await engine.run(end, stops);
	// Then all is calm, and each member looks once more at what they have.
	isCalm = true;
	Object.assign(rules, { readsFail: 0, losesAnswers: 0 });
	const members = [...known.keys()];
	for (const action of LAST_LOOK) {
		if (stops()) break;
		for (const member of members) {
			const id = 1_000 + presses.size;
			const last: Press = { ...CALM_PRESS, id, member, action };
			presses.set(id, last);
			engine.at(engine.now(), () => work(last, 0, randomId(), 0));
		}
		await engine.run(engine.now() + FINAL_MS, stops);
		oracle.mustBeAnswered();
	}
	redis.close();
	const violation = oracle.violation();
	return { violation: violation && named(violation), story };
}
