import type { UpstreamContext } from '#server/upstream/client.ts';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { BOOKING_HOLD, ORDER_ERRORS, ORDER_STATUSES, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { sampleOrder } from '../sample-orders.ts';
import { CONTACT, lin, mei } from '../sample-people.ts';
import type { Engine, Process, Task } from './engine.ts';
import { FATES, type Fate, type FateName, failure, refusal } from './fates.ts';
import { VOYAGES } from './public-replies.ts';
import type { Schedule } from './schedule.ts';

const ROOMS = 14;
const CABIN_PRICE = 8_000;
const COUPON_AMOUNT = 100;
const FEE = 500;
const PAY_MS = 30 * 60_000;
/** The longest time in which a change may still be done after its connection ended, or without any answer. */
const AFTER_DROP_MS = 9_000;
const AFTER_SILENCE_MS = 55_000;

/** An order that waits for its payment, and the passengers of each member. */
const SAMPLE = sampleOrder();
const PAID = { status: ORDER_STATUSES['not-travelled'], payState: 'paid' } as const;
const other = (id: string, passport: string, mobile: string) => ({ ...mei, id, passport, mobile });
const PASSENGERS = [mei, lin, other('wu', 'E11111110', '13900139000'), other('hu', 'E11111111', '13900139001')];

type Kind = 'lock' | 'order' | 'cancel' | 'pay';

/**
 * A change that was asked for: about the draft of an order, the voyage of a hold, the order of a payment or cancellation. While it is `open` it may still
 * be done; `doneAt` and `heardAt` are the moments at which it was done, and the site heard of it, which was its answer if it is `answered`.
 */
export type Request = { kind: Kind; member: string; subject: string; task: Task; at: number } & {
	open: boolean;
	doneAt: number | null;
	heardAt: number | null;
	answered: boolean;
};

type Hold = { voyageId: string; room: string; member: string; until: number };
type Cashier = { id: string; orderId: string; paid: boolean; failed: boolean; visitedAt: number | null };
type Version = { at: number; order: OrderDetail };
export type Made = { id: string; member: string; draft: string; rooms: readonly string[]; at: number; versions: Version[] };

type Rules = Pick<Schedule, 'lagMs' | 'hasCoupon' | 'feeAt' | 'readsFail'> & {
	/** What becomes of the change that a task asks for. */
	fateOf: (task: Task) => FateName;
	/** The draft that a task is about. */
	draftOf: (task: Task) => string;
	/** Called when a change arrives at the backend, and when it is done. */
	arrived: (request: Request) => void;
	done: (request: Request) => void;
};

type Cabin = { categoryId: string; cabinId: string; adult: number; child: number };
type Input = Record<'id' | 'voyageId' | 'orderId', string> & { payPrice: number; crmCouponId?: string; cabins: Cabin[] };

const KINDS: Readonly<Record<string, Kind>> = {
	'POST /openapi/order/v3/individual/lock': 'lock',
	'POST /openapi/order/v3/individual': 'order',
	'POST /openapi/order/individual/{id}/cancel': 'cancel',
	'POST /openapi/order/union/pay': 'pay',
	'POST /openapi/order/alipay/pay': 'pay',
};

/** Answers with an outcome at a moment: `heard` is called when the site hears of it. */
type Answer = (at: number, outcome: Promise<unknown>, heard?: () => void) => void;

/** Does something now. Returns what its caller gets: the value, or the refusal. */
function outcomeOf(act: () => unknown): Promise<unknown> {
	const outcome = new Promise((resolve) => resolve(act()));
	outcome.catch(() => {});
	return outcome;
}
const fails = (fate?: Fate) => outcomeOf(() => Promise.reject(failure(fate?.error)));

/** The backend as a small world: rooms, holds, orders, cashiers. It does what it is asked for at one moment, and may tell of it late or never. */
export function createBackend(engine: Engine, rules: Rules) {
	const holds: Hold[] = [];
	const orders: Made[] = [];
	const cashiers: Cashier[] = [];
	const requests: Request[] = [];

	const began = engine.now();
	const now = () => engine.now();
	const latest = ({ versions }: Made) => (versions.at(-1) as Version).order;
	const alter = (made: Made, more: Partial<OrderDetail>): void => {
		made.versions.push({ at: now(), order: { ...latest(made), ...more } });
	};
	const living = (made: Made) => latest(made).status >= 0;
	/** The orders of a draft that weren't called off. */
	const ordersOf = (draft: string) => orders.filter((made) => made.draft === draft && living(made));
	const isTaken = (voyageId: string, room: string) =>
		holds.some((hold) => hold.voyageId === voyageId && hold.room === room && hold.until > now()) ||
		orders.some((made) => living(made) && latest(made).voyage?.id === voyageId && made.rooms.includes(room));
	const orderOf = (id: string, member: string): Made => {
		const made = orders.find((one) => one.id === id && one.member === member);
		if (!made) throw refusal(UPSTREAM_NOT_FOUND);
		return made;
	};
	/** An order as readings show it: as it was before the lag; undefined where it wasn't made then. */
	const shown = ({ versions }: Made): OrderDetail | undefined => versions.findLast(({ at }) => at <= now() - rules.lagMs)?.order;
	/** What an order gives back, now or at an earlier moment. */
	const refundOf = (made: Made, at = now()) => {
		const paid = latest(made).paidPrice ?? 0;
		const fee = at < began + rules.feeAt ? 0 : Math.min(paid, FEE);
		return { refundPrice: paid - fee, fee };
	};

	const changes: Record<Kind, (input: Input, member: string, task: Task) => unknown> = {
		lock({ voyageId, cabins }, member) {
			const rooms = cabins.map(() => {
				const room = Array.from({ length: ROOMS }, (_, index) => String(8_101 + index)).find((one) => !isTaken(voyageId, one));
				if (room) holds.push({ voyageId, room, member, until: now() + BOOKING_HOLD });
				return { cabins: room ? [{ id: room, roomNum: room }] : [] };
			});
			return { rooms };
		},
		order({ voyageId, cabins, payPrice }, member, task) {
			const rooms = cabins.map(({ cabinId }) => cabinId);
			const own = rooms.map((room) =>
				holds.find((hold) => hold.room === room && hold.voyageId === voyageId && hold.member === member && hold.until > now()),
			);
			if (own.includes(undefined)) throw refusal(ORDER_ERRORS.holdOver);
			for (const hold of own) if (hold) hold.until = 0;
			const id = String(70_000_001 + orders.length);
			const voyage = VOYAGES.find((one) => one.id === voyageId);
			const order: OrderDetail = {
				...SAMPLE,
				...{ id, orderNo: id, createdAt: now(), payUntil: now() + PAY_MS, voyage, totalPrice: payPrice, payPrice },
				cabins: cabins.map((cabin) => ({ ...cabin, roomNum: cabin.cabinId, deck: '8', totalPrice: CABIN_PRICE })),
			};
			orders.push({ id, member, draft: rules.draftOf(task), rooms, at: now(), versions: [{ at: now(), order }] });
			return { id };
		},
		cancel({ id }, member) {
			const made = orderOf(id, member);
			const { status, logs, paidPrice } = latest(made);
			if (status < 0) throw refusal(ORDER_ERRORS.notInThisState);
			const after = paidPrice ? ORDER_STATUSES.cancelling : ORDER_STATUSES.cancelled;
			const { refundPrice: amount, fee } = refundOf(made);
			const refund = paidPrice ? { amount, fee, requestedAt: now(), reviewedAt: null, refundedAt: null } : null;
			alter(made, { status: after, refund, logs: [...logs, { status: after, at: now() }] });
			return null;
		},
		pay({ orderId }, member) {
			orderOf(orderId, member);
			const id = String(cashiers.length + 1);
			cashiers.push({ id, orderId, paid: false, failed: false, visitedAt: null });
			const data = { cashier_url: `https://cashier.good.test/c?n=${id}`, code_url: '' };
			return { biz_response: { result_code: 200, error_code: '', error_message: '', data } };
		},
	};

	const price = ({ cabins, crmCouponId }: Input) => {
		const totalPrice = cabins.length * CABIN_PRICE;
		const discount = crmCouponId ? COUPON_AMOUNT : 0;
		const lines = cabins.map(({ categoryId }) => ({ categoryId, personAvg: CABIN_PRICE / 2, totalPrice: CABIN_PRICE }));
		return { cabins: lines, totalPrice, discount, payPrice: totalPrice - discount };
	};
	const readings: Readonly<Record<string, (input: Input, member: string) => unknown>> = {
		'POST /openapi/order/v2/individual/calculate': price,
		'POST /openapi/coupon/getCrmCouponList': () =>
			rules.hasCoupon
				? [{ id: 'k', name: '券', enName: 'Coupon', amount: COUPON_AMOUNT, minPrice: null, until: '', applicable: true }]
				: [],
		'GET /openapi/user/tourist': () => PASSENGERS,
		'GET /openapi/user/contact': () => ['c1', 'c2', 'c3'].map((id) => ({ ...CONTACT, id })),
		'GET /openapi/user/shopcart': () => [],
		'GET /openapi/order/individual': (_, member) => {
			const rows = orders.filter((made) => made.member === member).flatMap((made) => shown(made) ?? []);
			return { rows: rows.toReversed(), total: rows.length };
		},
		'GET /openapi/order/individual/{id}': ({ id }, member) => {
			const found = shown(orderOf(id, member));
			if (!found) throw refusal(UPSTREAM_NOT_FOUND);
			return found;
		},
		'GET /openapi/order/individual/{id}/refundPrice': ({ id }, member) => refundOf(orderOf(id, member)),
		'GET /openapi/voyage/v1/disabledCancelList': () => [],
	};

	/** Makes a change at its moment, which may be before, after or without an answer. */
	function change(request: Request, fate: Fate, input: Input, timeoutMs: number, answer: Answer) {
		const { task, member, kind, at: sent } = request;
		const { random } = task;
		const { late, dropped, unsent, answered } = fate.error ?? {};
		const hear = (at: number, outcome: Promise<unknown>, isAnswer = false) =>
			answer(at, outcome, () => Object.assign(request, { heardAt: now(), answered: isAnswer }));
		if (unsent && !answered) return hear(sent + 20, fails(fate));
		requests.push(request);
		const begins = sent + 5 + random.next() * 120;
		engine.at(begins, () => rules.arrived(request), task);
		const back = 5 + random.next() * 100;
		if (fate.error) hear(late ? sent + timeoutMs : begins + back + (dropped ? random.next() * 4_000 : 0), fails(fate));
		const longest = dropped ? AFTER_DROP_MS : late ? AFTER_SILENCE_MS : 20_000;
		const happens = () => {
			request.open = false;
			if (fate.done === 'never') return;
			const outcome = outcomeOf(() => {
				const value = changes[kind](input, member, task);
				request.doneAt = now();
				return value;
			});
			if (request.doneAt !== null) rules.done(request);
			if (!fate.error) hear(now() + back, outcome, true);
		};
		return engine.at(fate.done === 'later' ? begins + random.next() * (longest - 300) : begins, happens, task);
	}

	/** Sends one call for a process. */
	function send(process: Process, name: UpstreamCall, given: object, { token: member = '', timeoutMs }: UpstreamContext) {
		const { task } = engine;
		if (!task) throw new Error('a call of no task');
		const { random } = task;
		const [input, sent, kind] = [given as Input, now(), KINDS[name]];
		return new Promise<{ data: unknown; bytes: number }>((resolve) => {
			const answer: Answer = (at, outcome, heard) => {
				const deliver = () => {
					heard?.();
					resolve(outcome.then((data) => ({ data, bytes: 100 })));
				};
				engine.at(at, deliver, task, process);
			};
			if (kind) {
				const subject = kind === 'order' ? rules.draftOf(task) : kind === 'lock' ? input.voyageId : (input.orderId ?? input.id);
				const request = { kind, member, task, subject, at: sent, open: true, doneAt: null, heardAt: null, answered: false };
				return change(request, FATES[rules.fateOf(task)], input, timeoutMs, answer);
			}
			const read = random.chance(rules.readsFail) ? undefined : readings[name];
			const takes = random.next() * (random.chance(0.05) ? 2_000 : 60);
			const reading = () => answer(now() + 5 + 40 * random.next(), read ? outcomeOf(() => read(input, member)) : fails());
			engine.at(sent + 5 + takes, reading, task);
		});
	}

	/** Gives a member an order that was paid before all began. Returns its id. */
	function paidOrder(member: string): string {
		const id = String(70_000_001 + orders.length);
		const order: OrderDetail = { ...SAMPLE, ...PAID, id, orderNo: id, paidPrice: SAMPLE.payPrice };
		orders.push({ id, member, draft: '', rooms: [], at: 0, versions: [{ at: 0, order }] });
		return id;
	}

	/** Pays at a cashier, or fails to: the backend hears of it after `after` milliseconds. */
	function payAt(cashier: Cashier, works: boolean, after: number): void {
		const made = orders.find(({ id }) => id === cashier.orderId);
		if (!made) return;
		if (!works) {
			cashier.failed = true;
			if (living(made) && !latest(made).paidPrice)
				alter(made, { payState: 'failed', payError: { code: '1', message: 'card refused' } });
			return;
		}
		cashier.paid = true;
		if (living(made)) alter(made, { payState: 'processing' });
		engine.at(now() + after, () => {
			const { status, payPrice, payments } = latest(made);
			if (status < 0) return alter(made, { payState: 'late' });
			const paid = { id: cashier.id, type: 'PAY' as const, method: 'union', amount: payPrice ?? 0, at: now() };
			return alter(made, { ...PAID, paidPrice: payPrice, payments: [...(payments ?? []), paid] });
		});
	}

	return { send, paidOrder, payAt, holds, orders, cashiers, requests, latest, ordersOf, refundOf };
}

export type Backend = ReturnType<typeof createBackend>;
