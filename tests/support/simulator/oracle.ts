import { AppError } from '#server/request/errors.ts';
import { createVault } from '#server/storage/vault.ts';
import { UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { createAnswerJudges } from './answers.ts';
import type { Made, Request } from './backend.ts';
import type { Task } from './engine.ts';
import { FATES } from './fates.ts';
import type { Begun, Change, Known, Link, Oracle, Outcome, World } from './judged.ts';
import { OPEN_SEAL } from './process.ts';
import { type Action, storeFails } from './schedule.ts';

/** Cashiers that were opened are known for a quarter of an hour (docs/rules.md, pay-asked). */
const OPEN_MS = 15 * 60_000;
/** Voyages of which a member may hold cabins (docs/rules.md, hold-voyages). */
const MAX_VOYAGES = 3;
/** An order that is called off was read at most so long before. */
const READ_MS = 5_000;
/** Changes that a press must not make twice. An order has a rule of its own. */
const CHANGE_OF: Partial<Record<Action, Request['kind']>> = {
	hold: 'lock',
	again: 'lock',
	cancel: 'cancel',
	finish: 'cancel',
	pay: 'pay',
};

/**
 * Judges a run: what must never be the case in the world, and that each answer is true of it. Where the store has lost something, only what the
 * backend keeps is judged.
 */
export function createOracle(world: World) {
	const { engine, schedule, tell } = world;
	const now = () => engine.now();
	let violation: string | null = null;
	const wrong = (what: string): Partial<Known> => {
		if (violation === null) tell(`WRONG: ${what}`);
		violation ??= what;
		return {};
	};
	const isStoreSure = !storeFails(schedule);
	const saves: Oracle['saves'] = new Map();
	const waiting = new Map<string, Begun>();
	const begunBy = new Map<Task, Begun>();
	const changes: Change[] = [];
	/** The changes of presses that were answered with success. */
	const madeBy = new Map<string, Request>();
	const told = { orders: new Map(), cancelled: new Map(), failed: new Map(), links: new Map() };
	const outside = createVault(world.redis.outside, OPEN_SEAL);
	const judges = createAnswerJudges({ world, saves, changes, told, wrong, outside, isStoreSure });

	/** Judges a change that arrives at the backend beside those that were sent before it. */
	function arrived(request: Request): void {
		const { kind, subject, member, task } = request;
		const fate = world.isCalm() ? 'well' : (world.presses.get(task.press)?.fate ?? 'well');
		tell(`the backend gets “${kind}” of ${subject} (press ${task.press}): ${FATES[fate].words}`);
		if (kind === 'cancel' && begunBy.get(task)?.action === 'finish') judgeReplaced(request);
		if (!isStoreSure) return;
		for (const other of world.backend.requests) {
			const isSame = other.kind === kind && other.subject === subject && other.member === member;
			if (!isSame || other === request || other.at > request.at) continue;
			const mayBeMade = other.open || (other.doneAt !== null && world.backend.ordersOf(subject).length > 0);
			if (kind === 'order' && mayBeMade && other.task.process.alive)
				wrong(`a second order of booking ${subject} is asked for while the first may be made`);
			if (kind === 'lock' && other.heardAt === null && now() - other.at < UPSTREAM_TIMEOUT - 1_000)
				wrong(`a second hold of voyage ${subject} is asked for while the first may be under way`);
		}
		const before = madeBy.get(`${kind} ${task.press}`);
		if (before?.task.process.alive) wrong(`press ${task.press} makes its change twice (“${kind}”)`);
	}

	/** Judges a request to cancel an order that another one replaces. */
	function judgeReplaced({ subject, task, at }: Request) {
		const id = begunBy.get(task)?.input.id;
		const change = changes.find(({ oldId, newId }) => oldId === subject && newId === id);
		const [old, made] = [subject, id].map((one) => world.backend.orders.find((order) => order.id === one));
		if (!old || !made || !change) return wrong(`order ${subject} is cancelled, which order ${id} doesn’t replace`);
		/** The states that a reading before the request may have shown. */
		const since = at - schedule.lagMs - READ_MS;
		const seen = ({ versions }: Made) => versions.filter((_, index) => (versions[index + 1]?.at ?? now()) > since);
		const stands = seen(made).some(({ order }) => order.status >= 0 && order.paidPrice !== 0);
		if (!stands) wrong(`order ${subject} is cancelled before order ${id} stands in its place`);
		if (isStoreSure && seen(old).every(({ order }) => order.status < 0)) wrong(`order ${subject} is cancelled once more`);
		const sums = [at, at - READ_MS].map((moment) => world.backend.refundOf(old, moment).refundPrice);
		const isAgreed = !isStoreSure || sums.includes(change.refund ?? -1);
		return isAgreed ? {} : wrong(`order ${subject} is cancelled for another refund than was agreed to`);
	}

	/** Judges the world after a change was done. */
	function done({ kind, subject, member, task }: Request): void {
		tell(`the backend does “${kind}” of ${subject}`);
		const made = kind === 'order' ? world.backend.ordersOf(subject) : [];
		const replaces = begunBy.get(task)?.input.replaces;
		for (const { id } of made.slice(-1)) if (replaces) changes.push({ oldId: replaces.id, newId: id, refund: replaces.refund });
		if (made.length > 1) wrong(`booking ${subject} becomes ${made.length} orders`);
		const held = world.backend.holds.filter((hold) => hold.member === member && hold.until > now());
		const voyages = new Set(held.map(({ voyageId }) => voyageId)).size;
		if (voyages > MAX_VOYAGES && isStoreSure) wrong(`${member} holds cabins of ${voyages} voyages`);
	}

	/** Notes a press that begins. */
	function begins(press: Omit<Begun, 'at'>): Begun {
		const begun = { ...press, at: now() };
		begunBy.set(press.task, begun);
		if (world.isCalm()) waiting.set(`${press.member} ${press.action}`, begun);
		if (press.action !== 'save') return begun;
		const { localId = '', ...typed } = press.input;
		const own = saves.get(localId) ?? [];
		const isNew = own.every((saved) => saved.press !== press.press.id);
		if (isNew) saves.set(localId, [...own, { press: press.press.id, typed, began: now(), acknowledged: null }]);
		return begun;
	}

	/** Judges an answer when it leaves the site. Returns what the member learns by it. */
	async function answered(begun: Begun, outcome: Outcome): Promise<Partial<Known>> {
		const { member, action, press, task } = begun;
		waiting.delete(`${member} ${action}`);
		if ('error' in outcome) {
			const { error } = outcome;
			if (!(error instanceof AppError)) return wrong(`press ${press.id} ends with a fault of the code: ${error}`);
			tell(`${member} is refused (press ${press.id}, “${action}”): ${error.code}, ${error.message}`);
			return judges.refused(begun, error);
		}
		tell(`${member} is answered (press ${press.id}, “${action}”): ${brief(outcome.answer)}`);
		const kind = CHANGE_OF[action];
		const own = world.backend.requests.findLast((one) => one.task === task && one.kind === kind && one.answered);
		if (own) madeBy.set(`${kind} ${press.id}`, own);
		return action === 'visit' || action === 'cashier' ? {} : judges[action](begun, outcome.answer);
	}

	/** Judges a visit to a cashier: while an earlier one may still be paid at, the member must have been asked. */
	function visited({ orderId, member, pressedAt, another }: Link, url: string | null) {
		if (url === null) return {};
		const { cashiers } = world.backend;
		const cashier = cashiers.find(({ id, orderId: of }) => of === orderId && id === new URL(url).searchParams.get('n'));
		if (!cashier) return wrong(`a link leads to no cashier of order ${orderId}`);
		tell(`${member} sees cashier ${cashier.id} of order ${orderId}`);
		const before = cashiers.filter((one) => one !== cashier && one.orderId === orderId && !one.failed);
		const since = before
			.flatMap(({ visitedAt }) => visitedAt ?? [])
			.filter((at) => at > pressedAt - OPEN_MS && at < pressedAt - 1_000);
		if (since.length > 0 && !another && isStoreSure && schedule.readsFail === 0)
			wrong(`a second cashier opens for order ${orderId}, and ${member} wasn’t asked`);
		// With “another” the member says that they paid at none before.
		if (another) for (const one of before) one.failed = true;
		cashier.visitedAt ??= now();
		return {};
	}

	/** Judges that every press of the calm end got its answer. */
	const mustBeAnswered = (): void =>
		waiting.forEach(({ member, action }) => void wrong(`${member} gets no answer to “${action}” although all is well`));

	return { arrived, done, begins, answered, visited, mustBeAnswered, violation: () => violation };
}

const brief = (answer: unknown): string => {
	const { state, localId, orderId, complete } = (answer ?? {}) as Record<string, unknown>;
	return JSON.stringify({ state, localId, orderId, complete });
};
