import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { VaultFields } from '#server/storage/vault.ts';
import { CHECK_IN_DRAFT, CHECK_IN_SESSION } from '#shared/constants.ts';
import {
	CHECK_IN_FIELDS,
	CHECK_IN_STEP_NAMES,
	CHECK_IN_STEPS,
	type CheckInField,
	type CheckInStep,
} from '#shared/rules/check-in-form.ts';

/** The order and the person of a check-in. */
export type Whose = { order: string; person: string };
/** A saved field. `unsure`: it was read from a picture, and the member hasn't confirmed it. */
type Saved = { value: string; device: string; unsure: boolean };
/** Marks, beside the fields, that a check-in was kept open. */
type Entry = Saved | { extended: true };
type Unfinished = Whose & { step: CheckInStep; savedAt: number };

type Scope = Pick<FeatureScope, 'member' | 'vault' | 'now'>;

const SECONDS = CHECK_IN_DRAFT / 1_000;
const EXTENDED = 'extended';
const memberOf = ({ member }: Scope): string => {
	if (!member) throw new AppError('not-logged-in', 'no member');
	return member.id;
};
const keyOf = (scope: Scope, { order, person }: Whose): string => `check-in:draft:${memberOf(scope)}:${order}:${person}`;
const sentKey = (scope: Scope, { order, person }: Whose): string => `check-in:sent:${memberOf(scope)}:${order}:${person}`;
const unfinishedKey = (scope: Scope): string => `check-in:unfinished:${memberOf(scope)}`;
const entryOf = ({ order, person }: Whose): string => `${order}/${person}`;

/** The saved fields of a passenger's check-in, each with its time. */
export type Draft = {
	fields: ReadonlyMap<CheckInField, Saved & { at: number }>;
	/** The time of the last save, and of the last save or extension; null before the first. */
	savedAt: number | null;
	touchedAt: number | null;
};

function draftOf(kept: VaultFields<Entry>): Draft {
	const fields = new Map<CheckInField, Saved & { at: number }>();
	for (const name of CHECK_IN_FIELDS) {
		const field = kept[name];
		if (field && 'value' in field.value) fields.set(name, { ...field.value, at: field.at });
	}
	const latest = (times: number[]): number | null => (times.length > 0 ? Math.max(...times) : null);
	return {
		fields,
		savedAt: latest([...fields.values()].map(({ at }) => at)),
		touchedAt: latest(Object.values(kept).map(({ at }) => at)),
	};
}

export const loadDraft = async (scope: Scope, whose: Whose): Promise<Draft> =>
	draftOf(await scope.vault.fields<Entry>(keyOf(scope, whose)));

/** Returns the time until which a check-in stays open after it was touched (docs/rules.md, check-in-session). */
export const openUntil = (touchedAt: number): number => touchedAt + CHECK_IN_SESSION;

const stepOf = (field: CheckInField): CheckInStep =>
	CHECK_IN_STEP_NAMES.find((step) => CHECK_IN_STEPS[step].some((own) => own === field)) ?? 'identity';

type Save = {
	values: Partial<Record<CheckInField, string>>;
	unsure: readonly CheckInField[];
	device: string;
};

/**
 * Saves fields for a day, each by itself (docs/rules.md, check-in-draft); without fields the check-in is only kept open. Returns
 * the time, and the draft as it was before.
 */
export async function saveFields(
	scope: Scope,
	whose: Whose,
	{ values, unsure, device }: Save,
): Promise<{ at: number; before: Draft }> {
	const entries = Object.entries(values) as [CheckInField, string][];
	const saved = entries.map(([name, value]) => [name, { value, device, unsure: unsure.includes(name) }] as const);
	const kept: Record<string, Entry> = saved.length > 0 ? Object.fromEntries(saved) : { [EXTENDED]: { extended: true } };
	const { at, before } = await scope.vault.putFields<Entry>(keyOf(scope, whose), kept, SECONDS);
	const step = entries[0] && stepOf(entries[0][0]);
	if (step)
		await scope.vault.putFields<Unfinished>(unfinishedKey(scope), { [entryOf(whose)]: { ...whose, step, savedAt: at } }, SECONDS);
	return { at, before: draftOf(before) };
}

/** Deletes the draft of a check-in that upstream has. No more fields can be saved to this check-in. */
export async function dropDraft(scope: Scope, whose: Whose): Promise<void> {
	await scope.vault.put(sentKey(scope, whose), true, SECONDS);
	await Promise.all([scope.vault.drop(keyOf(scope, whose)), scope.vault.dropField(unfinishedKey(scope), entryOf(whose))]);
}

/** Lets pages offer no more to go on with a check-in that is closed. What was typed is kept. */
export const offerNoMore = (scope: Scope, whose: Whose): Promise<void> =>
	scope.vault.dropField(unfinishedKey(scope), entryOf(whose));

/** Throws `conflict` when the check-in was sent, since fields from another device that is still open would be lost. */
export async function mustBeUnsent(scope: Scope, whose: Whose): Promise<void> {
	if (await scope.vault.get(sentKey(scope, whose))) throw new AppError('conflict', 'this person is checked in already');
}

/** Lets a check-in begin again that upstream no longer has. */
export const reopen = (scope: Scope, whose: Whose): Promise<void> => scope.vault.drop(sentKey(scope, whose));

/** Returns the unsent check-in with the latest save, or null. */
export async function lastUnfinished(scope: Scope): Promise<Unfinished | null> {
	const kept = Object.values(await scope.vault.fields<Unfinished>(unfinishedKey(scope))).map(({ value }) => value);
	const alive = kept.filter(({ savedAt }) => savedAt > scope.now.getTime() - CHECK_IN_DRAFT);
	return alive.toSorted((one, other) => other.savedAt - one.savedAt)[0] ?? null;
}
