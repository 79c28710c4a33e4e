import { randomUUID } from 'node:crypto';
import { AppError } from '#server/request/errors.ts';
import type { Identity, Login } from '#server/request/identity.ts';
import { once } from './once.ts';
import type { Vault } from './vault.ts';

/** A press is repeated within this time; a number's next code comes a minute after the last one. */
export const KEEP_SECONDS = 10 * 60;
const ROUND_SECONDS = 60 * 60;

/** Boarding passes that a browser keeps are over sooner than this. */
const ENDED_SECONDS = 60 * 24 * 60 * 60;

/** The logins of a browser between two logouts. After a logout, or an end by upstream, `id` is another one, and none of their replies is found. */
export type Round = { browser: string; id: string; left: string | undefined };
type Browser = Pick<Identity, 'knownBrowser' | 'member'>;

/**
 * The key of a browser's notes. `left`: its member has logged out; `ended`: upstream has ended its session; each with a new value each
 * time. `begun`: the id of the session that began last.
 */
const notesOf = (browser: string): string => `round:${browser}`;

export async function roundOf(browser: string, vault: Vault): Promise<Round> {
	const { left, ended } = await vault.fields<string>(notesOf(browser));
	return { browser, id: JSON.stringify([left?.value, ended?.value]), left: left?.value };
}

/** Notes a session that has begun. Throws `code-unclear` when the member has logged out since the round was read. */
async function noteBegun({ browser, left }: Round, session: string, vault: Vault): Promise<void> {
	const { before } = await vault.putFields(notesOf(browser), { begun: session }, ROUND_SECONDS);
	if (!before.left || before.left.value === left) return;
	await vault.dropField(notesOf(browser), 'begun');
	throw new AppError('code-unclear', 'logged out since the press');
}

type Beginning = { round: Round; what: unknown; login: Login; identity: Identity; vault: Vault; timeoutMs: number };

/**
 * Begins a login's one session, for all presses that get its reply, on any process: the first one begins it, the others join it. `what` tells
 * the round's logins apart. Throws `code-unclear` when the member has logged out since the round was read.
 */
export async function beginOnce(beginning: Beginning, dead?: string): Promise<void> {
	const { round, what, login, identity, vault, timeoutMs } = beginning;
	const key = `session:${JSON.stringify([round.browser, round.id, what])}`;
	const terms = { keepSeconds: KEEP_SECONDS, timeoutMs, accepts: (known: string | null) => known !== dead };
	const session = await once(vault, key, terms, async () => {
		await identity.begin(login);
		const { session: begun = null } = identity;
		try {
			if (begun !== null) await noteBegun(round, begun, vault);
		} catch (error) {
			await identity.end();
			throw error;
		}
		return begun;
	});
	// A scan's login has no session yet: its page begins it.
	if (session === null || identity.session === session || (await identity.join(session))) return;
	// Another login of the browser has replaced the session.
	await beginOnce(beginning, session);
}

/**
 * Notes for a browser's next pages that its member has logged out, and ends the round: no code that was used before begins another session.
 * Returns the session that began last, whose answer may still be under way.
 */
export async function noteLogout({ knownBrowser, member }: Browser, vault: Vault): Promise<string | undefined> {
	const browser = knownBrowser();
	if (browser === undefined) return;
	// Anybody can log out as a guest: that matters only to a login that is under way.
	const seconds = member ? ENDED_SECONDS : ROUND_SECONDS;
	const { before } = await vault.putFields(notesOf(browser), { left: randomUUID() }, seconds);
	return before.begun?.value;
}

/** The same for a session that upstream has ended. A login that is under way goes on. */
export async function noteSessionEnded({ knownBrowser }: Browser, vault: Vault): Promise<void> {
	const browser = knownBrowser();
	if (browser !== undefined) await vault.putFields(notesOf(browser), { ended: randomUUID() }, ENDED_SECONDS);
}

/** True when its member or upstream ended the last session of a browser; false after one that merely ran out. */
export async function hasSessionEnded({ knownBrowser }: Browser, vault: Vault): Promise<boolean> {
	const browser = knownBrowser();
	if (browser === undefined) return false;
	const { left, ended, begun } = await vault.fields<string>(notesOf(browser));
	return Math.max(left?.at ?? 0, ended?.at ?? 0) > (begun?.at ?? 0);
}
