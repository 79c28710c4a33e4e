import { hash } from 'node:crypto';
import { AppError, fromPlain, type PlainError, toPlain } from '#server/request/errors.ts';
import type { Identity } from '#server/request/identity.ts';
import { changeInTurn, once } from '#server/storage/once.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { Exclusive } from '#shared/catalogue/call.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { readPressKey } from '#shared/press-key.ts';

/** Seconds in which a press is answered with its first answer. */
const PRESS_SECONDS = 600;
/** Seconds in which those who waited for a press learn of its failure. */
const FAILED_SECONDS = 2;
/** Seconds in which those who waited for a change get its answer: as long as they may wait. */
const LAST_SECONDS = 60;
/** Milliseconds that the clocks of two processes may differ. */
const CLOCKS_APART = 1_000;
/** Failures that leave something to be done before another try; they are found again without asking upstream. */
const ASKED_ANEW: readonly ErrorCode[] = ['not-logged-in', 'session-unavailable', 'invalid-input'];

type Failed = { failure: PlainError; at: number };
type Outcome = { answer: unknown } | Failed;

/** A call that changes something. */
export type Change = {
	name: string;
	input: unknown;
	identity: Identity;
	/** The key of the press that makes the call, if it came with one. */
	press: string | undefined;
	exclusive: Exclusive | undefined;
};

type Terms = { vault: Vault; timeoutMs: number };

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
	try {
		return { answer: await work() };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return { failure: toPlain(error), at: Date.now() };
	}
}

/** True for a failure that the next try may not meet. Upstream's refusals are remembered like answers. */
const isPassing = (outcome: Outcome): outcome is Failed => 'failure' in outcome && outcome.failure.code !== 'upstream-business';

/** A passing failure is shared with those who wait for it. */
function secondsOf(outcome: Outcome): number {
	if (!isPassing(outcome)) return PRESS_SECONDS;
	return ASKED_ANEW.includes(outcome.failure.code) ? 0 : FAILED_SECONDS;
}

/**
 * Makes a member's changes of one kind one after the other. A change that waited while the same one was made gets its answer
 * (docs/rules.md, change-once).
 */
function exclusively(kind: Exclusive, memberId: string, what: string, { vault, timeoutMs }: Terms, work: () => Promise<unknown>) {
	const lastKey = `last-change:${kind}:${memberId}`;
	const began = Date.now();
	return changeInTurn(vault, { kind, memberId }, timeoutMs, async (waited) => {
		const last = waited ? await vault.get<{ what: string; at: number; answer: unknown }>(lastKey) : null;
		if (last?.what === what && last.at > began - CLOCKS_APART) return last.answer;
		const answer = await work();
		await vault.put(lastKey, { what, at: Date.now(), answer }, LAST_SECONDS).catch(() => {});
		return answer;
	});
}

/**
 * Makes a change once for each press, on any process: further calls with its key and the same input get the first one's answer,
 * or its refusal, for ten minutes (docs/rules.md, change-once).
 */
export async function changeOnce<T>(
	{ name, input, identity, press: sent, exclusive }: Change,
	terms: Terms,
	change: () => Promise<T>,
): Promise<T> {
	const { member, session } = identity;
	const what = `${name}:${hash('sha256', JSON.stringify(input), 'base64url')}`;
	const work = () => (exclusive && member ? exclusively(exclusive, member.id, what, terms, change) : change());
	const press = readPressKey(sent);
	if (!press) return (await work()) as T;
	// A login can't be repeated from its answer: each press sets the session's cookie.
	const keepSeconds = (outcome: Outcome) => (identity.session === session ? secondsOf(outcome) : 0);
	const pressedAt = Date.now();
	// A failure from before this press says nothing of it.
	const accepts = (outcome: Outcome) => !isPassing(outcome) || outcome.at >= pressedAt;
	const { vault, timeoutMs } = terms;
	const key = `press:${member?.id ?? ''}:${press}:${what}`;
	let begun = false;
	const made = once(vault, key, { keepSeconds, timeoutMs, accepts }, () => {
		begun = true;
		return outcomeOf(work);
	});
	const outcome = await made.catch((error: unknown): Promise<Outcome> => {
		// Without the store a guest's calls are made as without a key.
		if (begun || member || !(error instanceof AppError) || error.code !== 'session-unavailable') throw error;
		return outcomeOf(work);
	});
	if ('failure' in outcome) throw fromPlain(outcome.failure);
	return outcome.answer as T;
}
