import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ANYBODY } from '#server/request/identity.ts';
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
});
