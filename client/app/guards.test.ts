import { type LoaderFunction, RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { apiContext } from './api-context.ts';
import { actionForMembers, forGuests, forMembers } from './guards.ts';

const notLoggedIn = Object.assign(new Error('session ended'), { code: 'not-logged-in' });
const unavailable = Object.assign(new Error('away'), { code: 'upstream-unavailable' });

/** Makes the arguments of a loader, with an `api` that answers every call by `answer`. */
function argsOf(answer: () => Promise<unknown>) {
	const api = vi.fn(answer);
	const request = new Request('https://www.good.test/orders?tab=past');
	const context = new RouterContextProvider(new Map([[apiContext, api as unknown as Api]]));
	return {
		api,
		args: { request, context, params: {}, pattern: '/orders', url: new URL(request.url) } as Parameters<LoaderFunction>[0],
	};
}

/** Returns the address that a run redirects to, or what it returns or throws otherwise. */
const outcome = async (run: unknown): Promise<unknown> => {
	const result = await Promise.resolve(run).catch((error: unknown) => error);
	return result instanceof Response ? result.headers.get('location') : result;
};

const load: LoaderFunction = ({ context }) => context.get(apiContext)('GET /orders', {});
const loadOrFallBack: LoaderFunction = (args) => Promise.resolve(load(args)).catch(() => 'a fallback');
const LOGIN = '/login?redirect=%2Forders%3Ftab%3Dpast';

describe('a page for members', () => {
	test.each([
		['throws what the call threw', load],
		['makes a fallback of it', loadOrFallBack],
	])('leads to the login page and back when the session has ended and its loader %s', async (_, loader) => {
		expect(await outcome(forMembers(loader)(argsOf(async () => Promise.reject(notLoggedIn)).args))).toBe(LOGIN);
	});

	test('leads to the login page when the session has ended before its form was sent', async () => {
		const { args } = argsOf(async () => Promise.reject(notLoggedIn));
		expect(await outcome(actionForMembers(loadOrFallBack)(args))).toBe(LOGIN);
	});

	test('handles any other failure itself', async () => {
		const { args } = argsOf(async () => Promise.reject(unavailable));
		expect(await outcome(forMembers(loadOrFallBack)(args))).toBe('a fallback');
		expect(await outcome(forMembers(load)(args))).toBe(unavailable);
		expect(await outcome(actionForMembers(loadOrFallBack)(args))).toBe('a fallback');
	});

	test('asks for the session only when its loader makes no call', async () => {
		const member = argsOf(async () => ({ user: { id: 'm1' } }));
		expect(await outcome(forMembers(load)(member.args))).toEqual({ user: { id: 'm1' } });
		expect(member.api.mock.calls).toEqual([['GET /orders', {}, undefined]]);
		expect(await outcome(forMembers(undefined)(member.args))).toBeNull();
		expect(member.api).toHaveBeenLastCalledWith('GET /session', {}, undefined);
		expect(await outcome(forMembers(() => 'data')(argsOf(async () => ({ user: null })).args))).toBe(LOGIN);
	});
});

describe('a page for guests', () => {
	test('redirects members home with a notice', async () => {
		expect(await outcome(forGuests(undefined)(argsOf(async () => ({ user: { id: 'm1' } })).args))).toBe('/#logged-in');
	});

	test('is shown when the session can’t be loaded', async () => {
		expect(await outcome(forGuests(() => 'data')(argsOf(async () => Promise.reject(unavailable)).args))).toBe('data');
	});
});
