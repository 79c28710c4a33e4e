import { followCashierLink } from '#server/storage/cashier-link.ts';
import { AppError } from '#server/request/errors.ts';
import { randomId } from '#shared/random-id.ts';
import { type Backend, createBackend, type Request } from './backend.ts';
import { Engine, type Task } from './engine.ts';
import { NO_FAULT, type PlantedFault } from './faults.ts';
import { createOracle, type Known, type Outcome, type World } from './oracle.ts';
import { type Running, scopeOf, startProcess } from './process.ts';
import { createRandom, mixed } from './random.ts';
import { createRedis } from './redis.ts';
import type { Action, Press, Schedule } from './schedule.ts';

const START = Date.parse('2026-11-21T04:00:00Z');
/** After the last step everything that is under way comes to its end. */
const SETTLED_MS = 150_000;
const FINAL_MS = 20_000;

/** What went wrong, in words; null when nothing did. */
export type Run = { violation: string | null; story: string[]; steps: number };

const POLICIES = { booking: true, contract: true, privacy: true } as const;

/** Returns the call of an action, with its input; null when the member can't do it yet. */
function callOf(action: Action, variant: number, known: Known, backend: Backend) {
	const { localId, orderId } = known;
	const draft = localId === null ? null : { localId };
	const order = backend.orders.find(({ id }) => id === orderId);
	switch (action) {
		case 'hold': {
			const voyageId = String(variant < 70 ? 1 : 2 + (variant % 3));
			return ['POST /booking/hold', { voyageId, cabins: [{ categoryId: 'c', adult: 2, child: 0, count: 1 + (variant % 2) }] }] as const;
		}
		case 'save':
			return draft && known.rooms > 0 && (['POST /booking/save', { ...draft, ...typedOf(variant, known.rooms) }] as const);
		case 'look':
			return draft && (['GET /booking', draft] as const);
		case 'confirm':
			return draft && (['GET /booking/confirm', { ...draft, propose: 'yes' as const }] as const);
		case 'create':
			return draft && known.total !== null && (['POST /booking/create', { ...draft, total: known.total, policies: POLICIES }] as const);
		case 'again':
			return draft && (['POST /booking/hold-again', draft] as const);
		case 'pay': {
			const method = variant % 4 === 0 ? ('alipay' as const) : ('union' as const);
			const more = { method, another: variant >= 80 && variant % 2 === 0 };
			return orderId === null ? null : (['POST /order/pay', { orderId, ...more }] as const);
		}
		case 'payment':
			return orderId === null ? null : (['GET /order/payment', { id: orderId }] as const);
		case 'cancel':
			return order ? (['POST /order/cancel', { id: order.id, refund: backend.refundOf(order).refundPrice, policy: true }] as const) : null;
		case 'orders':
			return ['GET /orders', { tab: 'all', page: 1 }] as const;
		default:
			return null;
	}
}

/** Returns what a member types: the beds of each cabin, and the contact. Each variant is another. */
export function typedOf(variant: number, rooms: number): { beds: string[][]; contactId: string } {
	const pairs = [variant % 2 === 0 ? ['mei', 'lin'] : ['lin', 'mei'], ['wu', 'hu']];
	return { beds: pairs.slice(0, rooms), contactId: `c${1 + (variant % 3)}` };
}

/** Runs a schedule on the real code, with a fault where one is planted. Stops at the first thing that is wrong. */
export async function simulate(schedule: Schedule, fault: PlantedFault = NO_FAULT): Promise<Run> {
	const engine = new Engine(START);
	const presses = new Map<number, Press>();
	const drafts = new Map<Task, string>();
	const story: string[] = [];
	const tell = (line: string) => story.push(`${((engine.now() - START) / 1_000).toFixed(3)} s: ${line}`);
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
	const calls = new Map<Press, NonNullable<ReturnType<typeof callOf>>>();
	const known = new Map<string, Known>();
	const knownOf = (member: string): Known => {
		const before = known.get(member) ?? { localId: null, orderId: null, total: null, link: null, rooms: 0 };
		known.set(member, before);
		return before;
	};

	/** Lets a process work at a press; one that has died was started anew before. */
	function work(press: Press, place: number, key: string, attempt: number): void {
		const { member, action, variant } = press;
		const alive = running[place]?.process.alive ? (running[place] as Running) : start(place);
		running[place] = alive;
		const { process } = alive;
		const diesAfter = attempt === 0 && !isCalm ? press.diesAfter : 0;
		const task: Task = { process, random: createRandom(mixed(schedule.seed, press.id, attempt)), press: press.id, steps: 0, diesAfter };
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
		if (action === 'visit') {
			const { link } = own;
			if (!link || attempt > 0) return;
			const token = link.url.split('/').at(-1) ?? '';
			engine.at(
				engine.now() + 10,
				() =>
					void followCashierLink(token, member, alive.vault, () => {}).then(
						(url) => oracle.visited(link, url),
						() => {},
					),
				task,
				process,
			);
			return;
		}
		const call = attempt === 0 ? callOf(action, variant, own, backend) : calls.get(press);
		if (!call) return;
		calls.set(press, call);
		const [name, input] = call;
		if ('localId' in input) drafts.set(task, input.localId);
		tell(`${member} presses “${action}” (press ${press.id}${attempt > 0 ? ', once more' : ''}) at ${process.name}`);
		const begun = oracle.begins({ press, task, member, action, input, attempt });
		engine.at(
			engine.now() + 1 + task.random.next() * 80,
			() => {
				const settled = async (outcome: Outcome) => learn(await oracle.answered(begun, outcome));
				alive.invoke(name, input, scopeOf(member), name.startsWith('GET ') ? undefined : key).then(
					(answer) => settled({ answer: answer as never }),
					(error: unknown) => settled(error instanceof AppError ? { error } : { crash: error }),
				);
			},
			task,
			process,
		);
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
	for (const [place, action] of (['look', 'confirm', 'create', 'payment', 'orders'] as const).entries()) {
		if (stops()) break;
		for (const member of members) {
			const id = 1_000 + place;
			const last: Press = { kind: 'press', id, at: 0, member, action, variant: 0, process: 0, repeat: null, isAnswerLost: false, fate: 'well', diesAfter: 0 };
			presses.set(id, last);
			engine.at(engine.now(), () => work(last, 0, randomId(), 0));
		}
		await engine.run(engine.now() + FINAL_MS, stops);
		oracle.mustBeAnswered();
	}
	oracle.atTheEnd();
	return { violation: oracle.violation(), story, steps: engine.steps };
}
