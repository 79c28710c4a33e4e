import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '#server/features/booking/draft.ts';
import type { AppError } from '#server/request/errors.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { keepsOrder } from '#shared/rules/rebooking.ts';
import type { Made, Request } from './backend.ts';
import type { Begun, Change, Known, Oracle } from './judged.ts';

/** The same cabins asked for once more within this time are those held (docs/rules.md, hold-once). */
const JUST_NOW_MS = 1_000;
/** What a member did is shown from their own facts, and a press's answer is kept, for ten seconds (docs/rules.md, just-done and pay-once). */
const KEPT_MS = 11_000;
/** A press waits at most so long, mostly, for another one like it. */
const WAITS_MS = 5_000;

/** Judges answers: what the site told a member must be true of the world. Each returns what the member learns by the answer. */
export function createAnswerJudges({ world, saves, changes, told, wrong, outside, isStoreSure }: Oracle) {
	const { engine, schedule } = world;
	const holdAnswers: { asked: string; localId: string; at: number; heldAt: number }[] = [];
	const backend = () => world.backend;
	const draftIn = ({ input: { localId = '' } }: Begun): string => localId;
	const orderNamed = (id: string, member: string): Made | null => {
		const made = backend().orders.find((one) => one.id === id && one.member === member);
		if (!made) wrong(`${member} is told of order ${id}, which isn’t theirs`);
		return made ?? null;
	};
	const loadDraft = (member: string, localId: string) => outside.get<Draft>(`booking:${member}:${localId}`);
	/** True where readings may still show an order as it was before its last change. */
	const changedLately = ({ versions }: Made, at: number): boolean => (versions.at(-1)?.at ?? 0) > at - schedule.lagMs - 1;
	const stateOf = (made: Made) => {
		const { status, paidPrice, payState, payUntil } = backend().latest(made);
		const isOver = engine.now() >= (payUntil ?? 0);
		return { isOff: status < 0, isPaid: paidPrice !== 0, isUnderWay: payState === 'processing', isOver };
	};

	/** Judges that the cabins of a draft are held until its deadline, unless they became an order. */
	function judgeHeld(member: string, { localId, voyageId, deadline, cabins }: Draft): void {
		if (deadline <= engine.now() || backend().ordersOf(localId).length > 0) return;
		for (const { cabinId } of cabins) {
			const hold = backend().holds.findLast((one) => one.room === cabinId && one.voyageId === voyageId && one.member === member);
			if (!hold || hold.until < deadline) wrong(`${member} was told that cabin ${cabinId} is held until later than it is`);
		}
	}

	async function hold(begun: Begun, { localId }: { localId: string | null }): Promise<Partial<Known>> {
		const { member, action, input, at, task, attempt } = begun;
		if (localId === null) return {};
		const draft = await loadDraft(member, localId);
		if (!draft) {
			const isJustOrdered = backend().orders.some((made) => made.draft === localId && (made.at > at || attempt > 0));
			if (!isJustOrdered && isStoreSure && action === 'hold') wrong(`${member} is led to booking ${localId}, which isn’t there`);
			return {};
		}
		if (isStoreSure) judgeHeld(member, draft);
		if (action === 'again') return {};
		const asked = member + JSON.stringify(input);
		const just = holdAnswers.findLast((one) => one.asked === asked);
		const request = backend().requests.findLast((one: Request) => one.task === task);
		const isAgain = just && request && at > just.at && request.at < just.heldAt + JUST_NOW_MS;
		if (isStoreSure && isAgain && just.localId !== localId && (await loadDraft(member, just.localId)))
			wrong(`the same cabins are held twice for ${member} within a second`);
		if (request?.heardAt && just?.localId !== localId)
			holdAnswers.push({ asked, localId, at: engine.now(), heldAt: request.heardAt });
		return { localId, rooms: draft.cabins.length };
	}

	function save(begun: Begun): Partial<Known> {
		const saved = saves.get(draftIn(begun))?.find((one) => one.press === begun.press.id);
		if (saved) saved.acknowledged ??= engine.now();
		return {};
	}

	/** Judges what a page says of a draft: what was saved last, or may have been, since it began to read. */
	function look(begun: Begun, { cabins, contactId }: Pick<Draft, 'cabins' | 'contactId'>): Partial<Known> {
		const all = saves.get(draftIn(begun)) ?? [];
		const sure = all.filter(({ acknowledged }) => acknowledged !== null && acknowledged < begun.at);
		if (sure.length === 0 || !isStoreSure) return {};
		const possible = all.filter(({ acknowledged }) => !sure.some(({ began }) => acknowledged !== null && began > acknowledged));
		const kept = { beds: cabins.map(({ beds }) => beds), contactId };
		if (!possible.some(({ typed }) => isDeepStrictEqual(typed, kept)))
			wrong(`what was typed into booking ${draftIn(begun)} is lost`);
		return {};
	}

	function confirm({ member }: Begun, view: CallOutput<'GET /booking/confirm'>): Partial<Known> {
		if (view.state === 'ordered') return { orderId: orderNamed(view.orderId, member)?.id };
		const { total, replaces } = view;
		const isKept = replaces === null || keepsOrder(replaces.reason);
		return { total, replaces: isKept ? null : { id: replaces.order.id, refund: replaces.refund } };
	}

	function create(begun: Begun, answer: CallOutput<'POST /booking/create'>): Partial<Known> {
		const [{ member, attempt }, localId] = [begun, draftIn(begun)];
		if (answer.state === 'expired' && attempt === 0 && backend().ordersOf(localId).length > 0)
			wrong(`${member} is told that the hold is over, but the order was made`);
		if (answer.state !== 'created') return {};
		if (orderNamed(answer.orderId, member)?.draft !== localId) wrong(`${member} is told of the order of another booking`);
		if (!told.orders.has(answer.orderId)) told.orders.set(answer.orderId, { member, at: engine.now() });
		return { orderId: answer.orderId };
	}

	/** Judges the state of an order that a page tells, with the lag of readings. */
	function payment({ member, at }: Begun, { orderId, state, rebooking }: CallOutput<'GET /order/payment'>): Partial<Known> {
		const made = orderNamed(orderId, member);
		if (!made) return {};
		const { isOff, isPaid } = stateOf(made);
		const isOpen = state === 'waiting' || state === 'failed';
		const isSure = !changedLately(made, at);
		if (state === 'paid' && (!isPaid || isOff) && isSure) wrong(`order ${orderId} is shown as paid`);
		if (isOpen && (isPaid || isOff) && isSure) wrong(`order ${orderId} is shown as unpaid`);
		if (isOpen && isStoreSure && (told.cancelled.get(orderId) ?? at) < at)
			wrong(`order ${orderId} can be paid after its cancellation`);
		if (state === 'failed') told.failed.set(orderId, { began: at, at: engine.now() });
		if (isStoreSure && schedule.readsFail === 0) judgeChange(orderId, rebooking, at);
		return {};
	}

	/** Returns what is left to do for a change, by what its orders are now: as the page must say; undefined while readings may show another state. */
	function stepOf({ oldId, newId }: Change, at: number) {
		const [old, made] = [oldId, newId].map((id) => backend().orders.find((one) => one.id === id));
		if (!old || !made || changedLately(old, at) || changedLately(made, at)) return undefined;
		const { isOff, isPaid } = stateOf(made);
		if (isOff) return null;
		return stateOf(old).isOff ? 'done' : isPaid ? 'cancel' : 'pay';
	}

	/** Judges what the page of one of two orders says of both. */
	function judgeChange(orderId: string, shown: CallOutput<'GET /order/payment'>['rebooking'], at: number): void {
		const own = changes.filter(({ oldId, newId }) => oldId === orderId || newId === orderId);
		const last = own.at(-1);
		const isTold = last && (told.orders.get(last.newId)?.at ?? at) < at;
		const expected = shown ? own.find(({ oldId, newId }) => oldId === shown.oldOrder.id && newId === shown.newOrder.id) : last;
		if (shown && !expected) wrong(`order ${orderId} is told to be part of a change, which isn’t so`);
		const step = expected && stepOf(expected, at);
		if (shown && step !== undefined && (shown.step !== step || shown.refund !== expected?.refund))
			wrong(`“${shown.step}” is told to be left for order ${orderId}, which is “${step}”`);
		if (!shown && isTold && step)
			wrong(`order ${orderId} and another one belong together (“${step}”), and its page doesn’t say so`);
	}

	const begin = ({ input: { id: oldId, voyageId } }: Begun): Partial<Known> => ({ oldId, voyageId });

	/** Judges the answer to the press that cancels the old order. */
	function finish({ member, input, at, attempt }: Begun, answer: CallOutput<'POST /order/rebooking/finish'>): Partial<Known> {
		const { id = '' } = input;
		const change = changes.findLast(({ newId }) => newId === id);
		// A press that waited for another one, or is sent once more, gets the answer to the first.
		const step = change && attempt === 0 ? stepOf(change, at - WAITS_MS) : undefined;
		const old = backend().orders.find((one) => one.id === change?.oldId);
		if (answer.state === 'done' && !(old && stateOf(old).isOff))
			wrong(`${member} is told that the old order is off, but it isn’t`);
		const isTold = (told.orders.get(id)?.at ?? at) < at && isStoreSure && schedule.readsFail === 0;
		if (answer.state === 'not-now' && isTold && (step === 'cancel' || step === 'done'))
			wrong(`${member} can’t go on with order ${id}, although “${step}” is left`);
		if (answer.state === 'changed' && old && isTold && answer.refund === change?.refund)
			wrong(`${member} is told of another refund, which is the same`);
		return {};
	}

	async function pay(
		{ member, input, at, press, attempt }: Begun,
		answer: CallOutput<'POST /order/pay'>,
	): Promise<Partial<Known>> {
		const { orderId = '', another = false } = input;
		const made = orderNamed(orderId, member);
		if (!made) return {};
		const { isOff, isPaid, isUnderWay, isOver } = stateOf(made);
		if (answer.state === 'settled' && !isOff && !isPaid && !isUnderWay && !isOver && !changedLately(made, at))
			wrong(`${member} is told that nothing is to be paid for order ${orderId}`);
		if (answer.state !== 'go') return {};
		const { url } = answer;
		if (isStoreSure && !(await outside.get(`go:${url.split('/').at(-1)}`)))
			wrong(`press ${press.id} leads to a cashier whose link is over`);
		const overSince = made.versions.find(({ order }) => order.status < 0 || order.paidPrice !== 0)?.at ?? at;
		if (isStoreSure && schedule.readsFail === 0 && overSince < at - schedule.lagMs - KEPT_MS)
			wrong(`a cashier opens for order ${orderId}, which is over`);
		// A second press within ten seconds is the same visit.
		const link = told.links.get(url) ?? { url, member, orderId, pressedAt: at, another, toldAt: engine.now() };
		const failed = told.failed.get(orderId);
		if (isStoreSure && attempt === 0 && failed && link.toldAt < failed.began && failed.at < at)
			wrong(`${member} is led to the cashier again at which the payment of order ${orderId} has failed`);
		told.links.set(url, link);
		return { link };
	}

	function cancel({ member, input }: Begun, answer: CallOutput<'POST /order/cancel'>): Partial<Known> {
		const { id = '' } = input;
		const made = orderNamed(id, member);
		if (!made) return {};
		const { isOff } = stateOf(made);
		if (answer.state === 'done' && !isOff) wrong(`${member} is told that order ${id} is called off, but it isn’t`);
		if (answer.state === 'done' && !told.cancelled.has(id)) told.cancelled.set(id, engine.now());
		if (answer.state === 'refused' && answer.reason === 'not-this-state' && isOff && answer.message !== '')
			wrong(`${member} is told that order ${id} can’t be called off, but it is`);
		return {};
	}

	function orders({ member, at }: Begun, { tabs }: CallOutput<'GET /orders'>): Partial<Known> {
		const count = tabs.find(({ tab }) => tab === 'all')?.count ?? 0;
		const knows = [...told.orders.values()].filter((one) => one.member === member && one.at < at).length;
		const real = backend().orders.filter((made) => made.member === member).length;
		if ((isStoreSure && count < knows) || count > real)
			wrong(`${member} was told of ${knows} orders, made ${real}, and sees ${count}`);
		return {};
	}

	/** Judges a failure: a booking isn't gone, and nothing is stuck once all is well. */
	function refused({ member, action, task, at, input }: Begun, { code, message }: AppError): Partial<Known> {
		const { localId = '' } = input;
		const made = backend().orders.find((one) => one.draft === localId);
		const isShown = action === 'look' || action === 'confirm' || action === 'save';
		if (code === 'not-found' && isStoreSure && isShown) {
			if (!made) wrong(`booking ${localId} isn’t found`);
			const knows = made && (told.orders.get(made.id)?.at ?? at) < at;
			if (knows && action === 'confirm')
				wrong(`booking ${localId} isn’t found, of which ${member} was told that it is order ${made.id}`);
		}
		if (world.isCalm() && code === 'upstream-unavailable' && task.process.alive)
			return wrong(`${member} can’t go on although all is well: “${action}” ends with ${message}`);
		return {};
	}

	return { begin, old: payment, finish, hold, again: hold, save, look, confirm, create, payment, pay, cancel, orders, refused };
}
