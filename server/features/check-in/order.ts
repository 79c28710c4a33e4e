import { orNotFound } from '#server/composition/failures.ts';
import { namesOf } from '#server/composition/members/names.ts';
import { loadDeparture } from '#server/composition/voyages/voyage-detail.ts';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { CheckInOrder, OrderPerson } from '#shared/catalogue/openapi/check-in.ts';
import { CHECK_IN_DRAFT, ORDER_ERRORS, type OrderStatus } from '#shared/constants.ts';
import type { Departure } from '#shared/rules/departure.ts';
import { orderStatus } from '#shared/rules/order-status.ts';

/** The ways to ask upstream for an order: the member's own by its id, another by its number and a passenger's name. */
export type Asked = { orderId: string } | { orderNo: string; name: string };

/** An order to check in, with its passengers as upstream has them now. */
export type CheckInCase = {
	asked: Asked;
	own: boolean;
	/** `leavesAt` is the departure that pages show; `changedFrom` the itinerary's where the order tells another. */
	order: Omit<CheckInOrder, 'status'> & Departure & { status: OrderStatus };
	people: readonly OrderPerson[];
};

type Scope = Pick<FeatureScope, 'api' | 'member' | 'vault'>;

const DAY = CHECK_IN_DRAFT / 1_000;
const foundKey = ({ member }: Scope, order: string): string => `check-in:found:${member?.id}:${order}`;
const peopleKey = ({ member }: Scope, order: string): string => `check-in:people:${member?.id}:${order}`;

const knownPeople = (order: string, scope: Scope) => scope.vault.get<(readonly [string, string])[]>(peopleKey(scope, order));

/** Upstream's refusals of an order. All become `not-found`, so that they reveal nothing about the order's owner. */
const REFUSALS = [ORDER_ERRORS.orderUnknown, ORDER_ERRORS.nameMismatch];

/** Lets the member check in an order for a day that was found by its number and a name. */
export const keepFound = (scope: Scope, order: string, found: { orderNo: string; name: string }): Promise<boolean> =>
	scope.vault.put(foundKey(scope, order), found, DAY);

/** Loads an order to check in: the member's own, or one that was found. Any other is `not-found`, like an unknown one. */
export async function loadCase(id: string, scope: FeatureScope): Promise<CheckInCase> {
	const found = await scope.vault.get<{ orderNo: string; name: string }>(foundKey(scope, id));
	const asked: Asked = found ?? { orderId: id };
	const [order, people] = await Promise.all([
		orNotFound(scope.api('GET /openapi/order/checkin', asked), 'order to check in', REFUSALS),
		orNotFound(scope.api('GET /openapi/order/persons', asked), 'order to check in', REFUSALS),
	]);
	if (order.id !== id) throw new AppError('not-found', 'another order than asked for');
	const status = orderStatus(order.status);
	if (!status) throw new AppError('upstream-unavailable', 'an order in an unknown state');
	const names = people.map((person) => [person.id, namesOf(person).name] as const);
	await scope.vault.put(peopleKey(scope, id), names, DAY);
	const departure = await loadDeparture(order.voyage, order.leavesAt, scope);
	return { asked, own: !found, order: { ...order, ...departure, status }, people };
}

/** Returns a passenger of an order. Throws `not-found` when the order has no such person. */
export function personOf({ people }: Pick<CheckInCase, 'people'>, id: string): OrderPerson {
	const person = people.find((one) => one.id === id);
	if (!person) throw new AppError('not-found', 'no such person in the order');
	return person;
}

/**
 * Throws `not-found` when the member may not write to a passenger's check-in. Upstream isn't asked again for a day, so that
 * entries can be saved while it is away.
 */
export async function mustBeInOrder({ order, person }: { order: string; person: string }, scope: FeatureScope): Promise<void> {
	const known = await knownPeople(order, scope);
	if (!known?.some(([id]) => id === person)) personOf(await loadCase(order, scope), person);
}

/** Returns the name of a passenger as the order had it last; empty when it was read too long ago. */
export async function knownName({ order, person }: { order: string; person: string }, scope: Scope): Promise<string> {
	const known = await knownPeople(order, scope);
	return known?.find(([id]) => id === person)?.[1] ?? '';
}
