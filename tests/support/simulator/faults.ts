import { AppError } from '#server/request/errors.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { Upstream } from '#server/upstream/client.ts';

/** A fault as it could be made in the code, planted around what the code uses. */
export type PlantedFault = {
	name: string;
	vault?: (vault: Vault) => Vault;
	send?: (send: Upstream['send']) => Upstream['send'];
	clockAheadMs?: number;
};

/** The code as it is. */
export const NO_FAULT: PlantedFault = { name: 'none' };

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

/** Values that are never removed. */
const keeps =
	(prefix: string) =>
	(vault: Vault): Vault => ({ ...vault, drop: async (key) => (key.startsWith(prefix) ? undefined : vault.drop(key)) });

/** Keys in which a part is missing. */
const without =
	(part: RegExp) =>
	(vault: Vault): Vault => ({
		...vault,
		get: (key) => vault.get(key.replace(part, '')),
		put: (key, ...given) => vault.put(key.replace(part, ''), ...given),
		drop: (key) => vault.drop(key.replace(part, '')),
	});

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

/** Facts about what a member just did that are never stored. */
const forgetsFacts = (vault: Vault): Vault => ({
	...vault,
	putFields: async (key, ...given) => (key.startsWith('just-done:') ? { at: 0, before: {} } : vault.putFields(key, ...given)),
});

/** The planted faults, one a line. `npm run simulate -- --faults` says after how many schedules each is found. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
	{ name: 'a lease is given to everybody (no NX)', vault: puts('once:', (put, key, value, seconds) => put(key, value, seconds)) },
	{ name: 'a lease isn’t renewed', vault: puts('once:', async (put, ...given) => (given[3] ? put(...given) : true)) },
	{ name: 'a lease has no end', vault: lives('once:', 3_600) },
	{ name: 'a lease isn’t given back', vault: keeps('once:') },
	{ name: 'the lease of a member’s changes is missing', vault: puts('once:change:', async () => true) },
	{ name: 'changes wait for all members, and share answers with them', vault: without(/(?<=^(once:change|last-change):booking):\w+$/) },
	{ name: 'a press’s answer isn’t kept', vault: forgets('done:press:') },
	{ name: 'a press’s answer is kept for two seconds', vault: lives('done:press:', 2) },
	{ name: 'a way to the cashier is kept for an hour', vault: lives('done:pay:', 3_600) },
	{ name: 'that an order was asked for isn’t noted', vault: forgets('asked:') },
	{ name: 'that an order may still be made isn’t noted', vault: forgets('order-under-way:') },
	{ name: 'the order of a booking isn’t remembered', vault: forgets('ordered:') },
	{ name: 'requests to hold aren’t noted', vault: forgets('hold-requests:') },
	{ name: 'the voyages held aren’t noted', vault: forgets('held:') },
	{ name: 'the cabins held just now aren’t noted', vault: forgets('held-just-now:') },
	{ name: 'a booking is kept as long as its hold', vault: lives('booking:', 300) },
	{ name: 'what was typed is stored once in a while only', vault: puts('booking:', async (put, ...given) => Date.now() % 8 === 0 || put(...given)) },
	{ name: 'a cashier that is opened isn’t noted', vault: forgets('cashier:') },
	{ name: 'a link to a cashier isn’t stored', vault: forgets('go:') },
	{ name: 'what a member just did isn’t noted', vault: forgetsFacts },
	{ name: 'a change is sent again when its connection ends', send: sendsAgain },
	{ name: 'a change whose connection ended counts as never sent', send: tells((error) => (error.dropped ? { fault: 'outage', unsent: true } : null)) },
	{ name: 'a silence counts as an answer', send: tells((error) => (error.late ? { fault: 'outage', answered: true } : null)) },
	{ name: 'the list of orders comes from a cache', send: remembersOrders },
	{ name: 'a process’s clock is a minute ahead', clockAheadMs: 60_000 },
];
