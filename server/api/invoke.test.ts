import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { FeatureScope } from '#server/handler.ts';
import { ANYBODY, type Identity } from '#server/request/identity.ts';
import { UNWATCHED } from '#server/watch/watch.ts';
import type { CallName } from '#shared/catalogue/catalogue.ts';
import { createInvoke, type InvokeServices, type Scope } from './invoke.ts';

const SLOW_MS = 60;

/** Makes a call that takes a while upstream, for a member who has left and would have waited for a shorter time. */
function leaveEarly(name: CallName, input: object) {
	const signals: unknown[] = [];
	const upstream = {
		send: async (_name: string, _input: object, { signal }: { signal?: AbortSignal }) => {
			signals.push(signal);
			await pause(SLOW_MS);
			return { data: 'what upstream said', bytes: 18 };
		},
	};
	const services = {
		upstream,
		maxTimeoutMs: 60_000,
		waitingRoom: { guards: () => false },
		watch: UNWATCHED,
		log: {},
	} as unknown as InvokeServices;
	const scope: Scope = {
		requestId: 'r',
		lang: 'CN',
		identity: { ...ANYBODY, state: 'member', token: 'a-token' },
		signal: AbortSignal.abort(),
		timeoutMs: SLOW_MS / 6,
		lack: 'nothing',
	};
	return { signals, answer: createInvoke(services).invoke(name, input, scope) };
}

/** Services whose calls are answered by these handlers. */
const answeredBy = (handlers: object): InvokeServices =>
	({
		handlers,
		clock: () => new Date(),
		waitingRoom: { guards: () => false },
		watch: UNWATCHED,
		log: {},
	}) as unknown as InvokeServices;

const order = {
	voyageId: '1',
	cabins: [{ categoryId: '1', cabinId: '1', adult: 1, child: 0, touristIds: ['1'] }],
	contactId: '1',
	payPrice: 100,
};

describe('invoke', () => {
	it.each([
		['POST /openapi/order/v3/individual/lock', { voyageId: '1', cabins: [{ categoryId: '1', persons: 2 }] }],
		['POST /openapi/order/v3/individual', order],
		['POST /openapi/order/individual/{id}/cancel', { id: '1' }],
		['POST /openapi/order/lockCabin', { voyageId: '1', cabinId: '1', oldCabinId: '2' }],
		['POST /openapi/order/union/pay', { orderId: '1', scene: 2 }],
		['POST /openapi/order/alipay/pay', { orderId: '1' }],
		['POST /openapi/order/wechat/pay', { orderId: '1' }],
		['POST /openapi/order/wxmini/pay', { orderId: '1' }],
	] as const)('%s is never given up half way, though whoever asked has left', async (name, input) => {
		const { answer, signals } = leaveEarly(name, input);
		expect([await answer, signals]).toEqual(['what upstream said', [undefined]]);
	});

	it('a call that changes nothing is given up when it takes too long', async () => {
		const { answer, signals } = leaveEarly('GET /openapi/order/individual', {});
		await expect(answer).rejects.toMatchObject({ code: 'upstream-unavailable' });
		expect(signals).toEqual([expect.any(AbortSignal)]);
	});

	it('a part that upstream didn’t answer counts more than one that can’t be read, whichever comes first', async () => {
		for (const lacks of [
			['unanswered', 'unreadable'],
			['unreadable', 'unanswered'],
		] as const) {
			const scope: Scope = { requestId: 'r', lang: 'CN', identity: ANYBODY, timeoutMs: 1_000, lack: 'nothing' };
			const handlers = {
				'GET /home': async (_input: unknown, { report }: FeatureScope) => {
					for (const lack of lacks) report.lacksPart(lack);
					return {};
				},
			};
			await createInvoke(answeredBy(handlers)).invoke('GET /home', {}, scope);
			expect(scope.lack).toBe('unanswered');
		}
	});

	it('an answer for everybody is given again for a second, in its language, and is made without anybody’s token', async () => {
		vi.useFakeTimers({ toFake: ['performance'] });
		const made: unknown[] = [];
		const handlers = {
			'GET /home': async (_input: unknown, { lang, member, identity }: FeatureScope) => {
				made.push([lang, member, identity.token]);
				return {};
			},
		};
		const { invoke } = createInvoke(answeredBy(handlers));
		const ask = (lang: Scope['lang'], identity: Identity) =>
			invoke('GET /home', {}, { requestId: 'r', lang, identity, timeoutMs: 1_000, lack: 'nothing' });
		const member: Identity = { ...ANYBODY, state: 'member', token: 'a-token' };
		await ask('CN', member);
		await ask('CN', ANYBODY);
		await ask('EN', ANYBODY);
		expect(made).toEqual([
			['CN', null, undefined],
			['EN', null, undefined],
		]);
		vi.advanceTimersByTime(1_000);
		await ask('CN', ANYBODY);
		expect(made).toHaveLength(3);
		vi.useRealTimers();
	});

	it('an answer that lacks a part isn’t given again, and the page that asked knows of the lack', async () => {
		let lacks = true;
		const handlers = {
			'GET /home': async (_input: unknown, { report }: FeatureScope) => {
				if (lacks) report.lacksPart('unanswered');
				return { whole: !lacks };
			},
		};
		const { invoke } = createInvoke(answeredBy(handlers));
		const scope: Scope = { requestId: 'r', lang: 'CN', identity: ANYBODY, timeoutMs: 1_000, lack: 'nothing' };
		expect(await invoke('GET /home', {}, scope)).toEqual({ whole: false });
		expect(scope.lack).toBe('unanswered');
		lacks = false;
		expect(await invoke('GET /home', {}, { ...scope, lack: 'nothing' })).toEqual({ whole: true });
	});

	it.each([
		['guest', 'not-logged-in'],
		['unknown', 'session-unavailable'],
	] as const)('a member’s call of a visitor who is %s asks nothing of a feature or of upstream', async (state, code) => {
		const asked: string[] = [];
		const services = {
			...answeredBy({ 'GET /cart': async () => asked.push('a feature') }),
			upstream: { send: async (name: string) => asked.push(name) },
		} as unknown as InvokeServices;
		const scope: Scope = { requestId: 'r', lang: 'CN', identity: { ...ANYBODY, state }, timeoutMs: 1_000, lack: 'nothing' };
		const { invoke } = createInvoke(services);
		await expect(invoke('GET /cart', {}, scope)).rejects.toMatchObject({ code });
		await expect(invoke('POST /openapi/order/individual/{id}/cancel', { id: '1' }, scope)).rejects.toMatchObject({ code });
		expect(asked).toEqual([]);
	});

	it('a member’s answer is refused when the session has ended in a part that may be missing', async () => {
		let state: Identity['state'] = 'member';
		const identity: Identity = {
			...ANYBODY,
			get state() {
				return state;
			},
		};
		const handlers = {
			'GET /cart': async () => {
				state = 'guest';
				return { groups: 'unavailable' };
			},
		};
		const scope: Scope = { requestId: 'r', lang: 'CN', identity, timeoutMs: 1_000, lack: 'nothing' };
		await expect(createInvoke(answeredBy(handlers)).invoke('GET /cart', {}, scope)).rejects.toMatchObject({
			code: 'not-logged-in',
		});
	});
});
