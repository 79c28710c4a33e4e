import { rebookingOf } from '#server/composition/members/rebooking.ts';
import { finishRebooking } from '#server/features/orders/rebooking.ts';
import type { Handlers } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { Upstream } from '#server/upstream/client.ts';
import type { Rebooking } from '#shared/catalogue/bff/rebooking.ts';
import type { PlantedFault } from './simulator/process.ts';

type Put = Vault['put'];

/** Changes how values are put whose keys begin with `prefix`. */
const puts =
	(prefix: string, change: (put: Put, ...given: Parameters<Put>) => Promise<boolean>) =>
	(vault: Vault): Vault => ({
		...vault,
		put: (...given) => (given[0].startsWith(prefix) ? change(vault.put, ...given) : vault.put(...given)),
	});

/** Values that are never stored: those who put them are told that they are. */
const forgets = (prefix: string) => puts(prefix, async () => true);

/** Values that live for other than their seconds. */
const lives = (prefix: string, seconds: number) => puts(prefix, (put, key, value, _, first) => put(key, value, seconds, first));

/** Keys that are other ones. */
const keyed = (vault: Vault, of: (key: string) => string): Vault => ({
	...vault,
	get: (key) => vault.get(of(key)),
	put: (key, ...given) => vault.put(of(key), ...given),
	drop: (key) => vault.drop(of(key)),
});

/** Keys in which a part is missing. */
const without = (part: RegExp) => (vault: Vault) => keyed(vault, (key) => key.replace(part, ''));

let vaults = 0;
/** Leases that other processes don't see. */
function leasesItself(vault: Vault): Vault {
	vaults += 1;
	const own = String(vaults);
	return keyed(vault, (key) => (key.startsWith('once:') ? `${key}:${own}` : key));
}

/** Errors of upstream whose facts are told otherwise. */
const tells =
	(change: (error: AppError) => ConstructorParameters<typeof AppError>[2] | null) =>
	(send: Upstream['send']): Upstream['send'] =>
	async (name, input, context) => {
		try {
			return await send(name, input, context);
		} catch (error) {
			const details = error instanceof AppError ? change(error) : null;
			if (!(error instanceof AppError) || !details) throw error;
			throw new AppError(error.code, error.message, details);
		}
	};

const LISTS = 'GET /openapi/order/individual';

/** Answers a list of orders for half a minute again. */
function remembersOrders(send: Upstream['send']): Upstream['send'] {
	const known = new Map<string, { answer: unknown; until: number }>();
	return async (name, input, context) => {
		if (name !== LISTS) return send(name, input, context);
		const key = context.token ?? '';
		const kept = known.get(key);
		if (kept && Date.now() < kept.until) return kept.answer as never;
		const answer = await send(name, input, context);
		known.set(key, { answer, until: Date.now() + 30_000 });
		return answer;
	};
}

/** Sends a change once more when the connection ended. */
const sendsAgain =
	(send: Upstream['send']): Upstream['send'] =>
	(name, input, context) =>
		send(name, input, context).catch((error: unknown) => {
			if (!(error instanceof AppError) || !error.dropped) throw error;
			return send(name, input, context);
		});

/** Fields that are never stored, where they tell of a thing. */
const forgetsFields =
	(prefix: string, told = '') =>
	(vault: Vault): Vault => ({
		...vault,
		putFields: async (key, values, seconds) =>
			key.startsWith(prefix) && JSON.stringify(values).includes(told)
				? { at: 0, before: {} }
				: vault.putFields(key, values, seconds),
	});

/** Values that stay though they are dropped. */
const keeps =
	(prefix: string) =>
	(vault: Vault): Vault => ({ ...vault, drop: async (key) => (key.startsWith(prefix) ? undefined : vault.drop(key)) });

/** A change that calls the old order off at one of its steps, for whatever it gives back. */
const callsOff = (at: Rebooking['step']): Partial<Handlers> => ({
	'POST /order/rebooking/finish': async ({ id }, scope) => {
		const found = await rebookingOf(id, scope);
		if (found?.newOrder.id === id && found.step === at)
			await scope.api('POST /openapi/order/individual/{id}/cancel', { id: found.oldOrder.id });
		return finishRebooking({ id }, scope);
	},
});

/** The planted faults, with a schedule’s seed from which each is looked for. `npm run simulate -- --faults` looks for all from the first seed on. */
export const PLANTED_FAULTS: readonly (PlantedFault & { seed: number })[] = [
	{
		name: 'a lease is given to everybody (no NX)',
		seed: 5,
		vault: puts('once:', (put, key, value, seconds) => put(key, value, seconds)),
	},
	{ name: 'a lease isn’t renewed', seed: 884, vault: puts('once:', async (put, ...given) => (given[3] ? put(...given) : true)) },
	{ name: 'a lease ends after a second', seed: 2_425, vault: lives('once:', 1) },
	{ name: 'a lease counts in its own process only', seed: 5, vault: leasesItself },
	{ name: 'a lease has no end', seed: 11, vault: lives('once:', 3_600) },
	{ name: 'the lease of a member’s changes is missing', seed: 26, vault: puts('once:change:', async () => true) },
	{
		name: 'changes wait for all members, and share answers with them',
		seed: 15,
		vault: without(/(?<=^(once:change|last-change):booking):\w+$/),
	},
	{ name: 'a press’s answer isn’t kept', seed: 11, vault: forgets('done:press:') },
	{ name: 'a press’s answer is kept for two seconds', seed: 11, vault: lives('done:press:', 2) },
	{ name: 'a press is known by its input alone', seed: 44, vault: without(/(?<=^(once|done):press:\w+):press-\d+-k+/) },
	{ name: 'a way to the cashier is kept for an hour', seed: 5, vault: lives('done:pay:', 3_600) },
	{ name: 'that an order was asked for isn’t noted', seed: 30, vault: forgets('asked:') },
	{ name: 'that an order may still be made isn’t noted', seed: 30, vault: forgets('order-under-way:') },
	{ name: 'the order of a booking isn’t remembered', seed: 3, vault: forgets('ordered:') },
	{ name: 'requests to hold aren’t noted', seed: 27, vault: forgets('hold-requests:') },
	{ name: 'the voyages held aren’t noted', seed: 11, vault: forgets('holds:') },
	{ name: 'the cabins held just now aren’t noted', seed: 11, vault: forgets('held-just-now:') },
	{ name: 'a booking is kept as long as its hold', seed: 2, vault: lives('booking:', 300) },
	{
		name: 'a booking is written once only',
		seed: 3,
		vault: puts('booking:', (put, key, value, seconds) => put(key, value, seconds, 'first')),
	},
	{ name: 'a cashier that is opened isn’t noted', seed: 42, vault: forgets('cashier:') },
	{ name: 'a link to a cashier isn’t stored', seed: 3, vault: forgets('go:') },
	{ name: 'what a member just did isn’t noted', seed: 107, vault: forgetsFields('just-done:') },
	{ name: 'a change is sent again when its connection ends', seed: 30, send: sendsAgain },
	{
		name: 'a change whose connection ended counts as never sent',
		seed: 30,
		send: tells((error) => (error.dropped ? { fault: 'outage', unsent: true } : null)),
	},
	{
		name: 'a change whose answer can’t be read counts as never sent',
		seed: 33,
		send: tells((error) => (error.fault === 'shape' ? { fault: 'shape', unsent: true } : null)),
	},
	{ name: 'the list of orders comes from a cache', seed: 124, send: remembersOrders },
	{ name: 'an order is called off before the one in its place is paid', seed: 10, handlers: callsOff('pay') },
	{ name: 'an order that another one replaces is called off for any sum', seed: 15, handlers: callsOff('cancel') },
	{ name: 'an order that another one replaces is called off twice', seed: 231, handlers: callsOff('done') },
	{ name: 'the order in place of another one isn’t noted', seed: 10, vault: forgetsFields('rebookings:', '"newId"') },
	{
		name: 'an order whose answer can’t be read isn’t waited for, as before a915cb14',
		seed: 2_176,
		send: tells((error) => (error.fault === 'shape' ? { fault: 'outage', answered: true } : null)),
	},
	{ name: 'a payment that failed goes on at its cashier, as before ad1bce63', seed: 2_604, vault: keeps('done:pay:') },
	{ name: 'a process’s clock is a minute ahead', seed: 2, clockAheadMs: 60_000 },
];
