import { isDeepStrictEqual } from 'node:util';
import type { AppError } from '#server/request/errors.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import type { Backend, Made, Request } from './backend.ts';
import type { Engine, Task } from './engine.ts';
import { vaultFromOutside } from './process.ts';
import type { SimulatedRedis } from './redis.ts';
import { type Action, type Press, type Schedule, storeFails } from './schedule.ts';

/** What a member's devices know by the answers that they got. */
export type Known = {
	localId: string | null;
	/** The cabins of the draft. */
	rooms: number;
	orderId: string | null;
	total: number | null;
	link: Link | null;
};
/** A link to a cashier as it was answered, by a press that began at a moment. */
export type Link = { url: string; member: string; orderId: string; pressedAt: number; another: boolean };

export type World = {
	engine: Engine;
	redis: SimulatedRedis;
	backend: Backend;
	schedule: Schedule;
	presses: ReadonlyMap<number, Press>;
	tell: (line: string) => void;
	isCalm: () => boolean;
};

export type Outcome = { answer: never } | { error: AppError } | { crash: unknown };
export type Begun = { press: Press; task: Task; member: string; action: Action; input: object; attempt: number; at: number };
type Draft = { localId: string; voyageId: string; deadline: number; cabins: { cabinId: string; beds: (string | null)[] }[]; contactId: string | null };
type Saved = { press: number; typed: object; began: number; acknowledged: number | null };

/** Cashiers that were opened are known for a quarter of an hour (docs/rules.md, pay-asked). */
const OPEN_MS = 15 * 60_000;
/** Voyages of which a member may hold cabins (docs/rules.md, hold-voyages). */
const MAX_VOYAGES = 3;

/**
 * Judges a run: what must never be the case in the world, and that each answer is true of it. Where the store has lost something, only what the
 * backend keeps is judged.
 */
export function createOracle(world: World) {
	const { engine, schedule, tell } = world;
	const isStoreSure = !storeFails(schedule);
	const now = () => engine.now();
	const saves = new Map<string, Saved[]>();
	const waiting = new Map<string, Begun>();
	/** Orders that a member was told of, and those that they were told are called off, with the moments. */
	const toldOrders = new Map<string, { member: string; at: number }>();
	const toldCancelled = new Map<string, number>();
	/** Drafts of which a member was told that no order was made, with the moments. */
	const toldNone = new Map<string, number>();
	/** Presses that were answered with success, by their change. */
	const madeBy = new Map<string, Request>();
	const holdAnswers: { member: string; asked: string; localId: string; at: number }[] = [];
	let violation: string | null = null;
	let vault: Vault | null = null;
	const outside = (): Vault => {
		vault ??= vaultFromOutside(world.redis, engine);
		return vault;
	};

	function wrong(what: string): void {
		if (violation !== null) return;
		violation = what;
		tell(`WRONG: ${what}`);
	}
	const ordersOf = (draft: string) => world.backend.orders.filter((made) => made.draft === draft && world.backend.living(made));

	/** Judges a change that arrives at the backend beside those that arrived before it. */
	function arrived(request: Request): void {
		const { kind, subject, member, task } = request;
		tell(`the backend gets “${kind}” of ${subject} (press ${task.press})`);
		if (!isStoreSure) return;
		const others = world.backend.requests.filter(
			(other) => other !== request && other.kind === kind && other.subject === subject && other.member === member && other.at <= request.at,
		);
		for (const other of others) {
			const mayBeDone = other.open || (other.doneAt !== null && kind === 'order' && ordersOf(subject).length > 0);
			if (kind === 'order' && mayBeDone && other.task.process.alive)
				wrong(`a second order of draft ${subject} is asked for while the first may be made`);
			if (kind === 'lock' && other.heardAt === null && now() - other.at < UPSTREAM_TIMEOUT - 1_000)
				wrong(`a second hold of voyage ${subject} is asked for while the first may be under way`);
		}
		const before = madeBy.get(`${kind} ${task.press}`);
		if (before && before.task.process.alive && kind !== 'order') wrong(`press ${task.press} makes its change twice (“${kind}”)`);
	}

	/** Judges the world after a change was done. */
	function done({ kind, subject, member }: Request): void {
		tell(`the backend does “${kind}” of ${subject}`);
		if (kind === 'order') {
			const made = ordersOf(subject);
			if (made.length > 1) wrong(`${made.length} orders of one booking: ${made.map(({ id }) => id).join(', ')}`);
			if (toldNone.has(subject)) wrong(`an order is made of a booking of which ${member} was told that none was`);
		}
		if (kind === 'lock' && isStoreSure) {
			const held = world.backend.holds.filter((hold) => hold.member === member && hold.until > now());
			const voyages = new Set(held.map(({ voyageId }) => voyageId));
			if (voyages.size > MAX_VOYAGES) wrong(`${member} holds cabins of ${voyages.size} voyages`);
		}
	}

	function begins(press: Omit<Begun, 'at'>): Begun {
		const begun = { ...press, at: now() };
		if (world.isCalm()) waiting.set(`${press.member} ${press.action}`, begun);
		if (press.action === 'save') {
			const { localId, ...typed } = press.input as { localId: string };
			const own = saves.get(localId) ?? [];
			if (own.every((saved) => saved.press !== press.press.id))
				saves.set(localId, [...own, { press: press.press.id, typed, began: now(), acknowledged: null }]);
		}
		return begun;
	}

	/** Judges what a page says of a draft that it began to read at a moment: what was saved last, or may have been. */
	function judgeTyped(localId: string, at: number, { cabins, contactId }: Pick<Draft, 'cabins' | 'contactId'>): void {
		const all = saves.get(localId) ?? [];
		const sure = all.filter(({ acknowledged }) => acknowledged !== null && acknowledged < at);
		if (sure.length === 0 || !isStoreSure) return;
		const possible = all.filter(({ acknowledged }) => !sure.some((other) => acknowledged !== null && other.began > acknowledged));
		const kept = { beds: cabins.map(({ beds }) => beds), contactId };
		if (!possible.some(({ typed }) => isDeepStrictEqual(typed, kept))) wrong(`what was typed into booking ${localId} is lost`);
	}

	const draftOf = (member: string, localId: string) => outside().get<Draft>(`booking:${member}:${localId}`);

	/** Judges that the cabins of a draft are held until its deadline, unless they became an order. */
	function judgeHeld(member: string, draft: Draft): void {
		if (draft.deadline <= now() || ordersOf(draft.localId).length > 0) return;
		for (const { cabinId } of draft.cabins) {
			const hold = world.backend.holds.findLast((one) => one.room === cabinId && one.voyageId === draft.voyageId && one.member === member);
			if (!hold || hold.until < draft.deadline) wrong(`${member} was told that cabin ${cabinId} is held until later than it is`);
		}
	}

	async function judgeHold(begun: Begun, { localId }: { localId: string | null }): Promise<Partial<Known>> {
		if (localId === null) return {};
		const { member, action, input, at } = begun;
		const draft = await draftOf(member, localId);
		if (!draft) {
			const isOrdered = world.backend.orders.some((made) => made.draft === localId && made.member === member);
			if (isStoreSure && !isOrdered) wrong(`${member} is led to booking ${localId}, which isn’t there`);
			return {};
		}
		if (isStoreSure) judgeHeld(member, draft);
		if (action === 'hold') {
			const asked = JSON.stringify(input);
			const just = holdAnswers.findLast((one) => one.member === member && one.asked === asked);
			if (isStoreSure && just && just.localId !== localId && at > just.at && at - just.at < 300 && (await draftOf(member, just.localId)))
				wrong(`the same cabins are held twice for ${member} within a second`);
			if (just?.localId !== localId) holdAnswers.push({ member, asked, localId, at: now() });
			return { localId, rooms: draft.cabins.length };
		}
		return {};
	}

	function judgeCreated({ member, input }: Begun, answer: CallOutput<'POST /booking/create'>): Partial<Known> {
		const { localId } = input as { localId: string };
		if (answer.state === 'created') {
			const made = world.backend.orders.find(({ id }) => id === answer.orderId);
			if (!made || made.member !== member || made.draft !== localId) wrong(`${member} is told of order ${answer.orderId}, which isn’t theirs`);
			toldOrders.set(answer.orderId, { member, at: now() });
			return { orderId: answer.orderId };
		}
		if (answer.state === 'expired') {
			if (ordersOf(localId).length > 0) wrong(`${member} is told that the hold is over, but the order was made`);
		}
		return {};
	}

	/** Judges the state of an order that a page tells, with the lag of readings. */
	function judgePayment({ member, at }: Begun, { orderId, state }: CallOutput<'GET /order/payment'>): void {
		const made = world.backend.orders.find(({ id }) => id === orderId);
		if (!made || made.member !== member) return wrong(`${member} sees the payment of an order that isn’t theirs`);
		const real = world.backend.latest(made);
		if (state === 'paid' && (real.paidPrice === 0 || real.status < 0) && !changedLately(made, at)) wrong(`order ${orderId} is shown as paid`);
		const cancelledAt = toldCancelled.get(orderId);
		const isOpen = state === 'waiting' || state === 'failed';
		if (isStoreSure && isOpen && cancelledAt !== undefined && cancelledAt < at) wrong(`order ${orderId} can be paid after its cancellation`);
		if (isOpen && !changedLately(made, at) && (real.status < 0 || real.paidPrice !== 0)) wrong(`order ${orderId} is shown as unpaid`);
	}

	const changedLately = ({ versions }: Made, at: number): boolean => (versions.at(-1)?.at ?? 0) > at - schedule.lagMs - 1;

	async function judgePay({ member, input, at, press }: Begun, answer: CallOutput<'POST /order/pay'>): Promise<Partial<Known>> {
		const { orderId, another = false } = input as { orderId: string; another?: boolean };
		const made = world.backend.orders.find(({ id }) => id === orderId);
		if (!made) {
			wrong('a payment begins without an order');
			return {};
		}
		const { status, paidPrice } = world.backend.latest(made);
		const isOver = status < 0 || paidPrice !== 0;
		if (answer.state === 'settled' && !isOver && !changedLately(made, at) && world.backend.latest(made).payState !== 'processing')
			wrong(`${member} is told that nothing is to be paid for order ${orderId}`);
		if (answer.state !== 'go') return {};
		const token = answer.url.split('/').at(-1) ?? '';
		if (isStoreSure && !(await outside().get(`go:${token}`))) wrong(`press ${press.id} leads to a cashier whose link is over`);
		const overSince = made.versions.find(({ order }) => order.status < 0 || order.paidPrice !== 0)?.at ?? Number.POSITIVE_INFINITY;
		if (isStoreSure && schedule.readsFail === 0 && overSince < at - schedule.lagMs - 11_000) wrong(`a cashier opens for order ${orderId}, which is over`);
		return { link: { url: answer.url, member, orderId, pressedAt: at, another } };
	}

	function judgeCancel({ member, input }: Begun, answer: CallOutput<'POST /order/cancel'>): void {
		const { id } = input as { id: string };
		const made = world.backend.orders.find((one) => one.id === id);
		if (!made) return wrong('an order is called off that isn’t there');
		const isOff = world.backend.latest(made).status < 0;
		if (answer.state === 'done' && !isOff) wrong(`${member} is told that order ${id} is called off, but it isn’t`);
		if (answer.state === 'done' && !toldCancelled.has(id)) toldCancelled.set(id, now());
		if (answer.state === 'refused' && answer.reason === 'not-this-state' && isOff && answer.message !== '')
			wrong(`${member} is told that order ${id} can’t be called off, but it is`);
	}

	function judgeOrders({ member, at }: Begun, { tabs }: CallOutput<'GET /orders'>): void {
		const count = tabs.find(({ tab }) => tab === 'all')?.count ?? 0;
		const told = [...toldOrders.values()].filter((one) => one.member === member && one.at < at).length;
		if (isStoreSure && count < told) wrong(`${member} was told of ${told} orders and sees ${count}`);
		const real = world.backend.orders.filter((made) => made.member === member).length;
		if (count > real) wrong(`${member} sees ${count} orders of ${real}`);
	}

	/** Judges an answer when it leaves the site. Returns what the member learns by it. */
	async function answered(begun: Begun, outcome: Outcome): Promise<Partial<Known>> {
		const { member, action, press, input } = begun;
		waiting.delete(`${member} ${action}`);
		if ('crash' in outcome) {
			wrong(`press ${press.id} ends with a fault of the code: ${outcome.crash}`);
			return {};
		}
		if ('error' in outcome) return refused(begun, outcome.error);
		const { answer } = outcome;
		tell(`${member} is answered (press ${press.id}, “${action}”): ${brief(answer)}`);
		const kind = { hold: 'lock', again: 'lock', cancel: 'cancel', pay: 'pay' }[action as string];
		const own = world.backend.requests.findLast((one) => one.task === begun.task && one.kind === kind && one.answered);
		if (own) madeBy.set(`${kind} ${press.id}`, own);
		switch (action) {
			case 'hold':
			case 'again':
				return judgeHold(begun, answer);
			case 'save': {
				const { localId } = input as { localId: string };
				const saved = saves.get(localId)?.find((one) => one.press === press.id);
				if (saved) saved.acknowledged ??= now();
				return {};
			}
			case 'look':
				judgeTyped((input as { localId: string }).localId, begun.at, answer);
				return {};
			case 'confirm': {
				const view = answer as CallOutput<'GET /booking/confirm'>;
				if (view.state === 'ordered') {
					if (ordersOf((input as { localId: string }).localId).length === 0 && !toldCancelled.has(view.orderId) && !world.backend.orders.some(({ id }) => id === view.orderId))
						wrong('a booking is shown as ordered without an order');
					return { orderId: view.orderId };
				}
				return { total: view.total };
			}
			case 'create':
				return judgeCreated(begun, answer);
			case 'pay':
				return judgePay(begun, answer);
			case 'payment':
				judgePayment(begun, answer);
				return {};
			case 'cancel':
				judgeCancel(begun, answer);
				return {};
			case 'orders':
				judgeOrders(begun, answer);
				return {};
			default:
				return {};
		}
	}

	async function refused({ member, action, press, input, task }: Begun, { code, message }: AppError): Promise<Partial<Known>> {
		tell(`${member} is refused (press ${press.id}, “${action}”): ${code}, ${message}`);
		const { localId } = input as { localId?: string };
		if (code === 'not-found' && localId && isStoreSure && action !== 'create' && action !== 'again' && ordersOf(localId).length === 0) {
			const wasOrdered = world.backend.orders.some((made) => made.draft === localId);
			if (!wasOrdered) wrong(`booking ${localId} isn’t found`);
		}
		if (world.isCalm() && code === 'upstream-unavailable' && action !== 'payment' && task.process.alive)
			wrong(`${member} can’t go on although all is well: “${action}” ends with ${message}`);
		return {};
	}

	function visited(link: Link, url: string | null): void {
		if (url === null) return;
		const id = new URL(url).searchParams.get('n');
		const cashier = world.backend.cashiers.find((one) => one.id === id);
		if (!cashier) return wrong('a link leads to no cashier');
		if (cashier.orderId !== link.orderId) return wrong('a link leads to the cashier of another order');
		tell(`${link.member} sees cashier ${cashier.id} of order ${cashier.orderId}`);
		const open = world.backend.cashiers.find(
			(one) =>
				one !== cashier &&
				one.orderId === cashier.orderId &&
				one.visitedAt !== null &&
				one.visitedAt + 1_000 < link.pressedAt &&
				one.visitedAt > link.pressedAt - OPEN_MS &&
				!one.failed,
		);
		if (open && !link.another && isStoreSure && schedule.readsFail === 0)
			wrong(`a second cashier opens for order ${cashier.orderId}, and ${link.member} wasn’t asked`);
		cashier.visitedAt ??= now();
	}

	return {
		arrived,
		done,
		begins,
		answered,
		visited,
		/** Judges that every press of the calm end got its answer. */
		mustBeAnswered(): void {
			for (const { member, action } of waiting.values()) wrong(`${member} gets no answer to “${action}” although all is well`);
		},
		/** Judges what is left in the carts at the end. */
		atTheEnd(): void {
			for (const member of new Set(world.backend.orders.map((made) => made.member))) {
				const orders = world.backend.orders.filter((made) => made.member === member);
				const left = orders.reduce((sum, { rooms }) => sum + rooms.length, 0);
				if (isStoreSure && world.backend.cartOf(member) < 3 - left) wrong(`cabins left ${member}’s cart twice`);
			}
		},
		violation: () => violation,
	};
}

const brief = (answer: unknown): string => {
	const { state, localId, orderId, missing, complete } = (answer ?? {}) as Record<string, unknown>;
	return JSON.stringify({ state, localId, orderId, missing, complete });
};
