import { AppError } from '#server/request/errors.ts';
import { createHotRoutesReader, type HotRoutesKeys } from '#server/upstream/hot-routes.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { type Asked, type Backend, createAsk, sideBySide } from './ask.ts';
import { type Convention, tryConventions } from './conventions.ts';
import { inspect, type SeenIds } from './inspect.ts';
import { type Finding, isNeeded, judge, noteLacking } from './judge.ts';
import { judgeOrder } from './judge-order.ts';
import { createNotes, type Note } from './notes.ts';
import { openRaw } from './open-raw.ts';
import { planOf } from './plan.ts';
import type { Known, Probe } from './probe.ts';
import { readBack } from './read-back.ts';
import { shapeOf } from './shape.ts';
import { UNTRIED } from './untried.ts';
import { WRITTEN } from './writes.ts';

export type Options = Backend & {
	/** Ids and names for inputs, which are taken before those of replies. */
	known: Known;
	/** Decrypts the hot routes, where their key is known. */
	hotRoutes?: HotRoutesKeys;
	/** A member's token, for members' calls. */
	token?: string;
	/** Logs in with a code; a function has one sent first, and then asks for it. */
	login?: { mobile: string; mobilePre: string; code: string | (() => Promise<string>) };
	writes: boolean;
	/** Milliseconds after a writing when it is read back for the last time. */
	lastReadMs: number;
	/** Tries these calls alone, and those that give ids for them; all when left out. */
	only?: ReadonlySet<UpstreamCall>;
};

/** The findings of each call, in the catalogue's order, and the conventions. */
export type Tried = { findings: readonly Finding[]; conventions: readonly Convention[] };

/** As many calls as one visitor's page makes at once. */
const AT_ONCE = 8;
const SEND_CODE = 'POST /openapi/message/sms/code';
const LOGIN = 'POST /openapi/guest/pc/mobile/login';
const POLICY = 'GET /openapi/cruise/policy/{type}';
const HOT_ROUTES = 'GET /openapi/voyage/v2/hotsVoyage';

/** True when some part of the site would not work. */
export const breaksSomething = ({ findings, conventions }: Tried): boolean =>
	findings.some((finding) => finding.verdict === 'breaks' && isNeeded(finding)) || conventions.some(({ isKept }) => !isKept);

/** Makes every call that can be made to a backend and tries its conventions. Returns a finding for each call, in the catalogue's order. */
export async function tryBackend(options: Options): Promise<Tried> {
	const { known: given, login, writes, lastReadMs, only } = options;
	const made: Asked[] = [];
	const planned: Probe[] = [];
	const known: Known = { ...given };
	const ask = createAsk(options);

	/** Logs in, and returns the token; undefined when that fails. */
	async function logIn({ code, ...number }: NonNullable<Options['login']>): Promise<string | undefined> {
		if (typeof code === 'function') {
			const sent = await ask(SEND_CODE, number);
			made.push(sent);
			if (sent.error) return undefined;
		}
		const asked = await ask(LOGIN, { ...number, code: typeof code === 'function' ? await code() : code });
		made.push(asked);
		return (asked.data as { token: string } | undefined)?.token;
	}

	async function follow(probe: Probe, input: object, token: string | undefined): Promise<Asked> {
		const asked = await ask(probe.name, input, { what: probe.what, token: probe.asMember ? token : undefined });
		if (probe.readBack && !asked.error) {
			probe.learn(asked.data, known);
			await readBack(asked, probe.readBack, known, { ask, token, lastMs: lastReadMs });
		}
		if (probe.name === POLICY && isNotThere(asked)) {
			delete asked.error;
			asked.notes.push(['unpublished', probe.what]);
		}
		if (probe.name === HOT_ROUTES && !asked.error && options.hotRoutes) decryptHotRoutes(asked, options.hotRoutes);
		return asked;
	}

	/** Makes calls side by side as soon as the ids that they need are known. */
	async function followAll(probes: readonly Probe[], token: string | undefined): Promise<void> {
		const ready = probes.filter((probe) => probe.input(known) !== null);
		if (ready.length === 0) return;
		const answers = await sideBySide(ready, AT_ONCE, (probe) => follow(probe, probe.input(known) ?? {}, token));
		made.push(...answers);
		// In the order of the plan, so that every run asks with the same ids.
		for (const [at, probe] of ready.entries()) if (!answers[at]?.error) probe.learn(answers[at]?.data, known);
		const others = probes.filter((probe) => !ready.includes(probe));
		await followAll(others, token);
	}

	const token = login ? await logIn(login) : options.token;
	for (const step of planOf({ isMember: token !== undefined, writes })) {
		const probes = step.filter(({ name, teaches }) => !only || teaches || only.has(name));
		planned.push(...probes);
		await followAll(probes, token);
	}
	const conventions = [...(await tryConventions(ask)), ...(given.order === undefined ? [] : judgeOrder(made, new Date()))];

	const ids: SeenIds = new Map();
	const notTried = { verdict: 'not tried', rows: null, misfits: [], notes: [], empty: [] } as const;
	const findings = (Object.keys(openapi) as UpstreamCall[]).map((name): Finding => {
		const answers = made.filter((asked) => asked.name === name);
		const probes = planned.filter((probe) => probe.name === name);
		const mayBeRefused = name === SEND_CODE || probes.some((probe) => probe.mayBeRefused);
		if (answers.length > 0) return judge(name, answers, notesOn(name, answers, ids), mayBeRefused);
		return { ...notTried, name, reason: probes.length > 0 ? NO_ID : whyNot(name, options, token) };
	});
	return { findings, conventions };
}

/** True of a thing that the backend doesn't have: `notFound`, HTTP 404, or `data` null. */
const isNotThere = ({ error, data }: Asked): boolean =>
	error ? error.err === UPSTREAM_NOT_FOUND || error.code === 'not-found' : data === null;

/** Returns what is unusual in the replies to a call. */
function notesOn(name: UpstreamCall, answers: readonly Asked[], ids: SeenIds): Note[] {
	const { say, taken } = createNotes();
	noteLacking(name, answers, say);
	for (const { raws, notes } of answers) {
		for (const raw of raws) inspect(shapeOf(name), openRaw(raw, say), { field: '', say, ids });
		for (const note of notes) say(...note);
	}
	return taken();
}

const NO_ID = 'nothing is known to ask with';

function whyNot(name: UpstreamCall, { login }: Options, token: string | undefined): string {
	const untried = UNTRIED[name];
	if (untried !== undefined) return untried;
	if (token === undefined) return login ? 'for members: the login failed' : 'for members: give --token, or --mobile and --code';
	return WRITTEN.has(name) ? 'it changes something: give --writes' : NO_ID;
}

/** Decrypts the hot routes, since the encrypted text can't be checked. */
function decryptHotRoutes(asked: Asked, keys: HotRoutesKeys): void {
	try {
		createHotRoutesReader(keys, { misfits: (_call, found) => void asked.misfits.push(...found) })(String(asked.data));
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		asked.error = error;
	}
}
