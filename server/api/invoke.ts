import type { FeatureScope, Handlers, ScopedApi } from '#server/handler.ts';
import { AppError, type FailedAt, failedAt } from '#server/request/errors.ts';
import type { Part } from '#server/request/facts.ts';
import { ANYBODY, type Identity, type Login } from '#server/request/identity.ts';
import { loginMethodOf } from '#server/request/login-method.ts';
import type { Cache } from '#server/storage/cache.ts';
import { createJustDone } from '#server/storage/just-done.ts';
import type { Limits } from '#server/storage/limits.ts';
import { beginOnce, noteSessionEnded, roundOf } from '#server/storage/login-round.ts';
import { spendCode } from '#server/storage/spend-code.ts';
import type { FieldVault, Vault } from '#server/storage/vault.ts';
import type { Upstream } from '#server/upstream/client.ts';
import type { WaitingRoom } from '#server/waiting-room/waiting-room.ts';
import type { Log, LogFields } from '#server/watch/log-fields.ts';
import type { Watch } from '#server/watch/watch.ts';
import type { Call } from '#shared/catalogue/call.ts';
import {
	type Answer,
	type Api,
	type BffCall,
	type CallName,
	type CallOutput,
	catalogue,
	openapi,
	type UpstreamCall,
} from '#shared/catalogue/catalogue.ts';
import type { Language } from '#shared/constants.ts';
import { beginSession } from './begin-session.ts';
import { changeOnce } from './change-once.ts';
import { createCorrected } from './corrections/corrected.ts';
import { type Asker, countQuestion } from './count-question.ts';
import { limited } from './limited.ts';
import { createRecentAnswers } from './recent-answers.ts';

/**
 * Waits for `work` at most `milliseconds`, then throws `upstream-unavailable`. The work itself continues: other callers may wait
 * for it.
 */
async function deadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new AppError('upstream-unavailable', `no answer within ${milliseconds} ms`, { late: true })),
			milliseconds,
		);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

export type InvokeServices = {
	upstream: Upstream;
	cache: Cache;
	handlers: Handlers;
	vault: Vault;
	lists: FieldVault;
	limits: Limits;
	identityOfSession: FeatureScope['identityOfSession'];
	settings: FeatureScope['settings'];
	content: FeatureScope['content'];
	waitingRoom: Pick<WaitingRoom, 'guards' | 'mustBeLetIn'>;
	/** The most milliseconds that a call with `mustFinish` may take, or the timetable in the background. */
	maxTimeoutMs: number;
	/** The most milliseconds that an answer for all visitors may take. */
	sharedTimeoutMs: number;
	/** Milliseconds that a login without an end lasts. */
	loginLastsMs: number;
	clock: () => Date;
	watch: Pick<Watch, 'call' | 'code'>;
	log: Log;
};

/**
 * The kind of part that the answers of a request lack: `unreadable` was sent by upstream in a form that can't be read, which will
 * last for a while; `unanswered` is missing now for another reason.
 */
export type Lack = 'nothing' | 'unreadable' | 'unanswered';

/** The facts of a request that its calls need: the caller, the language and the time for each call. */
export type Scope = {
	requestId: string;
	lang: Language;
	identity: Identity;
	/** Who asks, where a request does: no limit counts what the server asks by itself. */
	asker?: Asker;
	signal?: AbortSignal;
	/** The most milliseconds that one awaited call may take. */
	timeoutMs: number;
	lack: Lack;
	/** True where public replies are read from upstream, also when the cache has them. */
	anew?: boolean;
	/** The latest call of upstream's that failed. */
	failedAt?: FailedAt;
	/** The parts of the request's time, if they are recorded. */
	parts?: Part[];
};

const TAG: Record<Language, string> = { CN: 'zh-CN', EN: 'en' };

function mustBeMember({ state }: Identity): void {
	if (state === 'unknown') throw new AppError('session-unavailable', 'the session store is away');
	if (state === 'guest') throw new AppError('not-logged-in', 'no member session');
}

/** Notes a missing part of the answers. An unanswered part counts more than an unreadable one. */
function noteLack(scope: Scope, lack: Lack): void {
	if (scope.lack !== 'unanswered') scope.lack = lack;
}

const isUpstream = (name: CallName): name is UpstreamCall => name in openapi;

/**
 * Creates the function that makes every call, for pages, browsers and backend teams alike: access → validate → cache → feature or
 * upstream → closed set of errors. Throws only `AppError`.
 */
export function createInvoke(services: InvokeServices) {
	const { upstream, cache, handlers, vault, limits, watch, log } = services;
	const recent = createRecentAnswers();
	const corrected = createCorrected(createJustDone(vault, services.clock));

	/**
	 * Sends a call to upstream with the member's token. When upstream answers "not logged in", only the session of that token ends.
	 */
	async function asIdentity<N extends UpstreamCall>(name: N, input: never, scope: Scope): Promise<CallOutput<N>> {
		const { identity } = scope;
		const { login, mustFinish }: Call = catalogue[name];
		// A login never carries the token of the session before it.
		const token = login ? undefined : identity.token;
		const timeoutMs = mustFinish ? services.maxTimeoutMs : scope.timeoutMs;
		const context = {
			requestId: scope.requestId,
			acceptLanguage: TAG[scope.lang],
			token,
			// A call that changes something isn't aborted when its caller leaves.
			signal: name.startsWith('GET ') && !mustFinish ? scope.signal : undefined,
			timeoutMs,
		};
		try {
			const send = async () => (await deadline(upstream.send(name, input, context), timeoutMs)).data as CallOutput<N>;
			if (!login) return await corrected(name, input, { identity, api: scoped(scope) }, send);
			const round = await roundOf(identity.browser(), vault);
			const reply = await spendCode({ name, input, round, vault, timeoutMs }, send);
			const ownEnd = services.clock().getTime() + services.loginLastsMs;
			const begin = (login: Login) => beginOnce({ round, what: [name, input], login, identity, vault, timeoutMs });
			return (await beginSession(reply, { loginMethod: loginMethodOf(name), ownEnd, begin })) as CallOutput<N>;
		} catch (error) {
			if (token && error instanceof AppError && error.code === 'not-logged-in') {
				await identity.end();
				await noteSessionEnded(identity, vault).catch(() => {});
			}
			throw error;
		}
	}

	async function fromUpstream<N extends UpstreamCall>(name: N, input: never, scope: Scope): Promise<CallOutput<N>> {
		const { cache: policy, reply }: Call = catalogue[name];
		if (reply === 'picture') return upstream.picture(name, input, { requestId: scope.requestId }) as Promise<CallOutput<N>>;
		if (!policy) return asIdentity(name, input, scope);
		const isTimetable = policy === 'timetable';
		const lang = isTimetable ? 'CN' : scope.lang;
		const question = JSON.stringify(input);
		const key = `${name}:${lang}:${question}`;
		if (!cache.has(key)) await countQuestion(scope.asker, limits);
		if (isTimetable && question !== '{}') return asIdentity(name, input, scope);
		const timeoutMs = isTimetable ? services.maxTimeoutMs : services.sharedTimeoutMs;
		const context = { requestId: scope.requestId, acceptLanguage: TAG[lang], timeoutMs };
		const load = scope.anew ? cache.renew : cache.remember;
		const cached = load(policy, key, () => upstream.send(name, input, context));
		return deadline(cached, scope.timeoutMs) as Promise<CallOutput<N>>;
	}

	/** The `api` of a feature's scope. */
	const scoped = (scope: Scope): ScopedApi =>
		Object.assign(bind(scope), {
			as: (identity: Identity) => scoped({ ...scope, identity }),
			anew: () => scoped({ ...scope, anew: true }),
		});

	function fromFeature<N extends BffCall>(name: N, input: never, scope: Scope): Promise<Answer<N>> {
		const handle = handlers[name] as (input: never, scope: FeatureScope) => Promise<Answer<N>>;
		return handle(input, {
			api: scoped(scope),
			member: scope.identity.member,
			lang: scope.lang,
			identity: scope.identity,
			identityOfSession: services.identityOfSession,
			vault: services.vault,
			lists: services.lists,
			now: services.clock(),
			settings: services.settings,
			content: services.content,
			report: {
				warn: (fields: LogFields, message) => log.warn({ requestId: scope.requestId, ...fields }, message),
				lacksPart: (lack) => noteLack(scope, lack),
			},
		});
	}

	/** Answers a `common` call, by an answer of the last second if there is one. An answer that lacks a part isn't given again. */
	async function forEverybody<N extends BffCall>(name: N, input: never, scope: Scope): Promise<Answer<N>> {
		const question = `${name} ${scope.lang} ${JSON.stringify(input)}`;
		const known = recent.get(question);
		if (known !== undefined) return known as Answer<N>;
		const common: Scope = { ...scope, identity: { ...ANYBODY, address: scope.identity.address }, lack: 'nothing' };
		try {
			const answer = await fromFeature(name, input, common);
			if (common.lack === 'nothing') recent.set(question, answer);
			return answer;
		} finally {
			if (common.lack !== 'nothing') noteLack(scope, common.lack);
			if (common.failedAt) scope.failedAt = common.failedAt;
		}
	}

	/** `press` is the key of the press that makes the call, if the call came with one. */
	async function invoke<N extends CallName>(name: N, rawInput: unknown, scope: Scope, press?: string): Promise<Answer<N>> {
		const call: Call = catalogue[name];
		const started = performance.now();
		try {
			if (call.who === 'member') mustBeMember(scope.identity);
			const input = call.input.safeParse(rawInput);
			if (!input.success) {
				const issue = input.error.issues[0];
				const field = issue?.path.join('.') || 'input';
				throw new AppError('invalid-input', `${field}: ${issue?.code}`, { field });
			}
			if (services.waitingRoom.guards(name)) {
				const { member } = scope.identity;
				const needed = { member, vault: services.vault, now: services.clock(), api: scoped(scope) };
				await services.waitingRoom.mustBeLetIn(input.data as object, needed);
			}
			const make = (checked: unknown): Promise<unknown> =>
				isUpstream(name)
					? fromUpstream(name, checked as never, scope)
					: (call.common ? forEverybody : fromFeature)(name as BffCall, checked as never, scope);
			const { exclusive } = call;
			const limit = call.limit === 'log-out' && scope.identity.member ? undefined : call.limit;
			const run = async () => {
				if (!limit) return make(input.data);
				if (limit === 'question') {
					await countQuestion(scope.asker, limits);
					return make(input.data);
				}
				const countries = () => fromUpstream('GET /openapi/countrySmsCode', {} as never, scope);
				return limited(limit, input.data as object, scope.identity, { ...services, countries }, make);
			};
			// A call that guests may make without a limit in Redis has nothing kept for it.
			const isKeyed = call.who === 'member' || (limit !== undefined && limit !== 'events');
			const change = { name, input: input.data, identity: scope.identity, press: isKeyed ? press : undefined, exclusive };
			const answer = name.startsWith('GET ')
				? run()
				: changeOnce(change, { vault: services.vault, timeoutMs: services.maxTimeoutMs }, run);
			const answered = (await answer) as Answer<N>;
			// The session may have ended in a part of the answer that may be missing. A member's page with such gaps is never shown.
			if (call.who === 'member' && name.startsWith('GET ')) mustBeMember(scope.identity);
			watch.call(name, { answer: answered });
			return answered;
		} catch (error) {
			watch.call(name, { error });
			if (!(error instanceof AppError)) throw error;
			if (isUpstream(name)) error.call ??= name;
			if (error.code === 'upstream-unavailable') {
				scope.failedAt = failedAt(error);
				noteLack(scope, error.fault === 'shape' ? 'unreadable' : 'unanswered');
			}
			throw error;
		} finally {
			scope.parts?.push({ name: 'call', of: name, ms: performance.now() - started });
		}
	}

	/** Returns the server's `api` of one request: the same calls as in browsers, without an HTTP hop. */
	const bind =
		(scope: Scope): Api =>
		(name, input, press) =>
			invoke(name, input, scope, press) as Promise<never>;

	return { invoke, bind };
}

export type Invoke = ReturnType<typeof createInvoke>;
