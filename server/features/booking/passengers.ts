import type { FeatureScope } from '#server/handler.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import type { Draft } from './draft.ts';
import { orderPassengerProblems } from './order-passengers.ts';

/** Loads the passengers in a draft's beds and its contact from upstream, never from what a page sent. */
export async function passengersOf(draft: Draft, { api }: Pick<FeatureScope, 'api'>) {
	const [tourists, contacts] = await Promise.all([api('GET /openapi/user/tourist', {}), api('GET /openapi/user/contact', {})]);
	const byId = new Map(tourists.map((tourist) => [tourist.id, tourist]));
	const cabins = draft.cabins.map(({ beds }) => beds.map((id) => (id === null ? null : (byId.get(id) ?? null))));
	return { cabins, contact: contacts.find(({ id }) => id === draft.contactId) ?? null };
}
export type DraftPassengers = Awaited<ReturnType<typeof passengersOf>>;

/** True when a draft can be ordered: beds, passengers and contact keep their rules (docs/rules.md, checked-twice). */
export function isComplete(
	draft: Draft,
	{ cabins, contact }: DraftPassengers,
	sailing: { date: string; returnDate: string },
	today: string,
): boolean {
	const passengers = cabins.flat().flatMap((tourist): Tourist[] => (tourist ? [tourist] : []));
	return contact !== null && orderPassengerProblems(draft.cabins, passengers, contact, sailing, today).length === 0;
}
