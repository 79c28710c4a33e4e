import { oneOf, randomOf } from '../dirty/random.ts';
import { CHARSETS } from './bytes.ts';
import type { Convention } from './convention.ts';
import { IDS } from './ids.ts';
import { REFERENCES } from './references.ts';
import { ERROR_NUMBERS, HICCUPS, type Hiccup, STEPS } from './refusals.ts';
import { TIMES } from './times.ts';
import { EMPTINESS, FLAGS, GENDERS, HOURS, NUMBERS, STATES, TEXTS, WORDS } from './values.ts';
import { CREATIONS, ENVELOPES, LISTS, LOCKS, LOGINS, NAMES, PAGES, PRICES } from './wrapping.ts';

/** The conventions of each kind. The first one of a kind is the stand-in's own. */
const AXES = {
	ids: IDS,
	times: TIMES,
	numbers: NUMBERS,
	emptiness: EMPTINESS,
	lists: LISTS,
	pages: PAGES,
	envelopes: ENVELOPES,
	creations: CREATIONS,
	locks: LOCKS,
	prices: PRICES,
	logins: LOGINS,
	words: WORDS,
	states: STATES,
	hours: HOURS,
	flags: FLAGS,
	genders: GENDERS,
	texts: TEXTS,
	names: NAMES,
	references: REFERENCES,
	charsets: CHARSETS,
	errors: ERROR_NUMBERS,
} as const satisfies Readonly<Record<string, readonly Convention[]>>;

type Axis = keyof typeof AXES;
type Chosen = { readonly [A in Axis]: (typeof AXES)[A][number] };

/** A backend's way of writing: one convention of each kind, and one call that is refused once. */
export type Dialect = Chosen & {
	seed: number;
	/** True when docs/upstream.md calls all its conventions readable. */
	readable: boolean;
	hiccup: (Hiccup & { call: (typeof STEPS)[number] }) | null;
	/** True when each list has a bad row more. */
	dirty: boolean;
};

const AXIS_NAMES = Object.keys(AXES) as Axis[];
/** One dialect in so many has a convention that can't be read. */
const ONE_UNREADABLE_IN = 5;

/** Chooses by chance among the conventions of a kind that can be read, or that can't. */
function choose(axis: Axis, readable: boolean, random: () => number): Convention | undefined {
	const conventions: readonly Convention[] = AXES[axis];
	return oneOf(
		conventions.filter((convention) => !convention.unreadable === readable),
		random,
	);
}

const firstOf = (axis: Axis): Convention => AXES[axis][0] as Convention;

/** Returns the dialect of a seed; 0 is the stand-in's own. */
export function dialectOf(seed: number): Dialect {
	const random = randomOf(seed);
	const withUnreadable = AXIS_NAMES.filter((axis) => choose(axis, false, () => 0));
	const unreadable = seed % ONE_UNREADABLE_IN === ONE_UNREADABLE_IN - 1 ? oneOf(withUnreadable, random) : undefined;
	const chosen = Object.fromEntries(
		AXIS_NAMES.map((axis) => [axis, seed === 0 ? firstOf(axis) : choose(axis, axis !== unreadable, random)]),
	) as Chosen;
	const refused = oneOf(HICCUPS, random);
	const call = oneOf(STEPS, random);
	const hiccup = refused && call && seed !== 0 && !unreadable ? { ...refused, call } : null;
	return { ...chosen, seed, readable: unreadable === undefined, hiccup, dirty: false };
}

/** Returns the dialects that have one convention other than the stand-in's own. */
export const dialectsOfOne = (): Dialect[] =>
	AXIS_NAMES.flatMap((axis) =>
		AXES[axis].slice(1).map((convention) => ({ ...dialectOf(0), [axis]: convention, readable: !convention.unreadable })),
	);

/** Returns the dialect with these conventions, by their names, and else the stand-in's own. Throws for a name that no convention has. */
export function dialectWith(names: { readonly [A in Axis]?: string }): Dialect {
	const named = Object.entries(names).map(([axis, name]) => {
		const found = AXES[axis as Axis].find((convention) => convention.name === name);
		if (!found) throw new Error(`${axis} has no “${name}”`);
		return [axis, found] as const;
	});
	return { ...dialectOf(0), ...Object.fromEntries(named) };
}

/** Names a dialect with the conventions that aren't the stand-in's own. */
export function described(dialect: Dialect): string {
	const names = AXIS_NAMES.flatMap((axis) => {
		const { name, unreadable }: Convention = dialect[axis];
		return name === firstOf(axis).name ? [] : `${axis}: ${name}${unreadable ? ' (unreadable)' : ''}`;
	});
	const refused = dialect.hiccup ? [`refused once: ${dialect.hiccup.call} by ${dialect.hiccup.name}`] : [];
	return `DIALECT=${dialect.seed} { ${[...names, ...refused].join('; ') || 'plain'} }`;
}
