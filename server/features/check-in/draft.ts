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

/** Whose check-in. */
export type Whose = { order: string; person: string };
/** A field as it was saved; `unsure`: a picture filled it in, and nobody has looked at it. */
type Saved = { value: string; device: string; unsure: boolean };
/** The mark that a check-in was kept open, beside its fields. */
type Entry = Saved | { extended: true };
type Unfinished = Whose & { step: CheckInStep; savedAt: number };

type Scope = Pick<FeatureScope, 'identity' | 'vault' | 'now'>;

const SECONDS = CHECK_IN_DRAFT / 1_000;
const EXTENDED = 'extended';
const memberOf = ({ identity }: Scope): string => {
	if (!identity.member) throw new AppError('not-logged-in', 'no member');
	return identity.member.id;
};
const keyOf = (scope: Scope, { order, person }: Whose): string => `check-in:draft:${memberOf(scope)}:${order}:${person}`;
const sentKey = (scope: Scope, { order, person }: Whose): string => `check-in:sent:${memberOf(scope)}:${order}:${person}`;
const unfinishedKey = (scope: Scope): string => `check-in:unfinished:${memberOf(scope)}`;
const entryOf = ({ order, person }: Whose): string => `${order}/${person}`;

/** The fields of a passenger's check-in as they were saved, each with when. */
export type Draft = {
	fields: ReadonlyMap<CheckInField, Saved & { at: number }>;
	/** When something was saved last, and when it was saved or kept open last; null before the first time. */
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

/** Until when a check-in stays open that was touched then (docs/rules.md, check-in-session). */
export const openUntil = (touchedAt: number): number => touchedAt + CHECK_IN_SESSION;

const stepOf = (field: CheckInField): CheckInStep =>
	CHECK_IN_STEP_NAMES.find((step) => CHECK_IN_STEPS[step].some((own) => own === field)) ?? 'identity';

type Save = {
	values: Partial<Record<CheckInField, string>>;
	unsure: readonly CheckInField[];
	device: string;
};

/** Keeps fields for a day, each by itself (docs/rules.md, check-in-draft). Returns when, and the draft as it was before. */
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

/** Keeps a check-in open without saving anything. Returns when. */
export async function extend(scope: Scope, whose: Whose): Promise<number> {
	const { at } = await scope.vault.putFields<Entry>(keyOf(scope, whose), { [EXTENDED]: { extended: true } }, SECONDS);
	return at;
}

/** Drops what was typed: upstream has it. From here on nothing is saved to this check-in any more. */
export async function dropDraft(scope: Scope, whose: Whose): Promise<void> {
	await scope.vault.put(sentKey(scope, whose), true, SECONDS);
	await Promise.all([scope.vault.drop(keyOf(scope, whose)), scope.vault.dropField(unfinishedKey(scope), entryOf(whose))]);
}

/** Throws `conflict` when the check-in was sent: what another device still has open would only be lost. */
export async function mustBeUnsent(scope: Scope, whose: Whose): Promise<void> {
	if (await scope.vault.get(sentKey(scope, whose))) throw new AppError('conflict', 'this person is checked in already');
}

/** Upstream has no check-in of this person any more: it can be begun again. */
export const reopen = (scope: Scope, whose: Whose): Promise<void> => scope.vault.drop(sentKey(scope, whose));

/** The check-in that was saved to last and not sent. */
export async function lastUnfinished(scope: Scope): Promise<Unfinished | null> {
	const kept = Object.values(await scope.vault.fields<Unfinished>(unfinishedKey(scope))).map(({ value }) => value);
	const alive = kept.filter(({ savedAt }) => savedAt > scope.now.getTime() - CHECK_IN_DRAFT);
	return alive.toSorted((one, other) => other.savedAt - one.savedAt)[0] ?? null;
}
