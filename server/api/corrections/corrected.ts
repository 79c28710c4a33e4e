import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/request/errors.ts';
import type { Identity } from '#server/request/identity.ts';
import type { Fact, JustDone, KeptFact } from '#server/storage/just-done.ts';
import type { Api, CallName, CallOutput, ParsedInput, UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { CartRow } from '#shared/catalogue/entities.ts';
import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { type Counted, counted, isRow, newRow, newRowId, withCount } from './cart.ts';
import { changes, corrections, factsOf } from './changes.ts';

type Asking = { identity: Identity; api: Api };

const READINGS: ReadonlySet<string> = new Set(Object.values(corrections).flatMap((readings) => Object.keys(readings)));
const CART = 'GET /openapi/user/shopcart';
const ADD = 'POST /openapi/user/shopcart';
const REMOVE = 'DELETE /openapi/user/shopcart/{id}';
/** Milliseconds that a change of the cart waits to know how many cabins there are: without that it isn't shown before a reading shows it. */
const CART_MS = 1_000;

/** True where upstream answered that it knows no such thing, if only by an answer without content. */
const isUnknown = (error: unknown): boolean =>
	error instanceof AppError &&
	(error.code === 'not-found' ||
		error.fault === 'shape' ||
		error.err === UPSTREAM_NOT_FOUND ||
		error.err === ORDER_ERRORS.orderUnknown);

type Right = (read: unknown, value: unknown, given: object) => unknown;
const rightOf = (name: CallName, { kind }: Fact): Right | undefined =>
	(corrections as Record<string, Record<string, Right>>)[kind]?.[name];

/**
 * Creates the function that makes a member's call of upstream so that what the member just did is shown, though upstream's readings lag behind
 * (docs/rules.md, just-done): a change that succeeded is kept for ten seconds, a reading is corrected by it until it shows the change itself.
 */
export function createCorrected(justDone: JustDone) {
	// The cart as a request knows it: upstream counts by differences.
	const carts = new WeakMap<Identity, readonly CartRow[]>();

	async function read(name: UpstreamCall, input: object, { identity, api }: Asking, send: () => Promise<unknown>) {
		const asked = justDone.of(identity);
		let unknown: unknown;
		let answer = await send().catch((error: unknown) => {
			if (!name.includes('{') || !isUnknown(error)) throw error;
			unknown = error;
			return null;
		});
		const concerns = ({ call, id }: KeptFact) => call === name && (!name.includes('{') || ('id' in input && input.id === id));
		for (const fact of (await asked).filter(concerns)) {
			const right = await rightOf(name, fact)?.(answer, fact.value, { input, id: fact.id, at: fact.at, api });
			if (right) answer = right;
			else if (answer !== null) await justDone.forget(identity, fact);
		}
		if (answer === null && unknown) throw unknown;
		if (name.startsWith(CART)) carts.set(identity, answer as CartRow[]);
		return answer;
	}

	/** Changes the cart by a number of cabins, or removes a row. A row whose id upstream doesn't tell yet is removed by its number. */
	async function changeCart(name: UpstreamCall, input: object, { identity, api }: Asking, send: () => Promise<unknown>) {
		const known = () => Promise.race([api(CART, {}).catch(() => null), pause(CART_MS, null, { ref: false })]);
		const rows = carts.get(identity) ?? (await known());
		const added = name === ADD ? (input as ParsedInput<typeof ADD>) : null;
		const { id } = input as { id?: string };
		const removed = rows?.find((row) => row.id === id || newRowId(row) === id);
		if (removed && removed.adult !== null && newRowId(removed) === id) {
			const { voyageId, categoryId, adult, child, count } = removed;
			return api(ADD, { voyageId, categoryId, adult, child, count: -count });
		}
		const answer = await send();
		const changed = added ?? removed;
		if (!rows || !changed) return answer;
		const isSame = isRow(changed);
		const last = (await justDone.of(identity)).find(({ kind, value }) => kind === 'cart' && isSame((value as Counted).cabins));
		const change = counted(rows, changed, added ? added.count : -changed.count, last?.value as Counted | undefined);
		carts.set(identity, withCount(rows, change, newRow(change)) ?? rows);
		await justDone.note(identity, factsOf('cart', newRowId(changed), change));
		return answer;
	}

	return async function corrected<N extends UpstreamCall>(
		name: N,
		input: ParsedInput<N>,
		asking: Asking,
		send: () => Promise<CallOutput<N>>,
	): Promise<CallOutput<N>> {
		if (!asking.identity.member) return send();
		if (READINGS.has(name)) return read(name, input as object, asking, send) as Promise<CallOutput<N>>;
		if (name === ADD || name === REMOVE) return changeCart(name, input as object, asking, send) as Promise<CallOutput<N>>;
		const answer = await send();
		const change = changes[name] as ((input: ParsedInput<N>, reply: CallOutput<N>) => Fact[]) | undefined;
		if (change) await justDone.note(asking.identity, change(input, answer));
		return answer;
	};
}
