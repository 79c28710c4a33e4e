import { randomBytes } from 'node:crypto';
import type { Identity } from '#server/request/identity.ts';
import type { FieldVault } from './vault.ts';

/** Seconds for which upstream's readings are corrected by what a member did. */
const FACT_SECONDS = 10;
/** The most facts of a member, and the most characters of one: more are forgotten, the oldest first, and a longer one isn't kept. */
const MOST_FACTS = 60;
const MOST_CHARACTERS = 10_000;
const NAME_BYTES = 9;

/**
 * What a member just did, for one call whose reading may not show it yet. `kind`, `id` and `part` name the thing: of several facts about it the latest
 * counts.
 */
export type Fact = { call: string; kind: string; id: string; part?: string; value: unknown };
/** A fact that is kept: under the names of the thing's facts, since `at`, epoch milliseconds. */
export type KeptFact = Fact & { names: readonly string[]; at: number };

type Fields = Readonly<Record<string, { value: Fact; at: number }>>;

const thingOf = ({ call, kind, id, part = '' }: Fact): string => JSON.stringify([call, kind, id, part]);
const keyOf = (memberId: string): string => `just-done:${memberId}`;

/** Returns the facts that count at `now`, the oldest first. */
function factsIn(fields: Fields, now: number): KeptFact[] {
	const alive = Object.entries(fields).filter(([, { at }]) => now < at + FACT_SECONDS * 1_000);
	const byThing = Map.groupBy(
		alive.toSorted(([, one], [, other]) => one.at - other.at),
		([, { value }]) => thingOf(value),
	);
	return [...byThing.values()]
		.flatMap((same) => {
			const [, last] = same.at(-1) ?? [];
			return last ? { ...last.value, at: last.at, names: same.map(([name]) => name) } : [];
		})
		.toSorted((one, other) => one.at - other.at);
}

/**
 * Keeps the list of what members did in the last ten seconds, for all processes, beside the sessions. Each fact is a field of its own under a name that
 * nothing else gets: two presses at once lose nothing, and a fact that is dropped takes no later one with it. Without the store there are no facts.
 */
export function createJustDone(vault: FieldVault, clock: () => Date) {
	// A request reads them once.
	const known = new WeakMap<Identity, Promise<KeptFact[]>>();

	async function read(memberId: string): Promise<KeptFact[]> {
		const fields = await vault.fields<Fact>(keyOf(memberId)).catch(() => ({}));
		return factsIn(fields, clock().getTime());
	}

	async function drop(memberId: string, names: readonly string[]): Promise<void> {
		await Promise.all(names.map((name) => vault.dropField(keyOf(memberId), name).catch(() => {})));
	}

	async function of(identity: Identity): Promise<KeptFact[]> {
		const { member } = identity;
		if (!member) return [];
		const facts = known.get(identity) ?? read(member.id);
		known.set(identity, facts);
		return facts;
	}

	return {
		/** Returns what the member did, the oldest first; nothing for guests. */
		of,
		/** Keeps facts in place of earlier ones about the same things. */
		async note(identity: Identity, facts: readonly Fact[]): Promise<void> {
			const { member } = identity;
			const short = facts.filter(({ value }) => JSON.stringify(value).length <= MOST_CHARACTERS);
			if (!member || short.length === 0) return;
			const added = Object.fromEntries(short.map((fact) => [randomBytes(NAME_BYTES).toString('base64url'), fact]));
			const kept = await vault.putFields(keyOf(member.id), added, FACT_SECONDS).catch(() => null);
			if (!kept) return;
			const { at } = kept;
			const now = Object.fromEntries(Object.entries(added).map(([name, value]) => [name, { value, at }]));
			const all = { ...(kept.before as Fields), ...now };
			const counting = factsIn(all, at).slice(-MOST_FACTS);
			known.set(identity, Promise.resolve(counting));
			const current = new Set(counting.map(({ names }) => names.at(-1)));
			await drop(
				member.id,
				Object.keys(all).filter((name) => !current.has(name)),
			);
		},
		/** Forgets a fact that a reading shows. */
		async forget(identity: Identity, fact: KeptFact): Promise<void> {
			const { member } = identity;
			if (!member) return;
			const others = (await of(identity)).filter((one) => one !== fact);
			known.set(identity, Promise.resolve(others));
			await drop(member.id, fact.names);
		},
	};
}

export type JustDone = ReturnType<typeof createJustDone>;
