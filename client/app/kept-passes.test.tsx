import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { effectsRun, openPart } from '#client/test-support/open-page.tsx';
import { guestSession } from '#client/test-support/sample-session.ts';
import { browserApi } from './api.ts';

/** A browser that keeps a boarding pass. Returns the names of the caches that are dropped. */
function keepPass() {
	const kept = new Set(['boarding-pass-0000000000000000-build']);
	const remove = vi.fn(async (name: string) => kept.delete(name));
	vi.stubGlobal('caches', { keys: async () => [...kept], delete: remove });
	vi.spyOn(location, 'assign').mockImplementation(() => {});
	onTestFinished(() => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});
	return kept;
}

test('a call that finds the session ended by upstream drops the pass that this browser keeps', async () => {
	const kept = keepPass();
	fakeServer({ 'GET /contacts': failure('not-logged-in'), 'GET /session': { ...guestSession(), ended: true } });
	await expect(browserApi('GET /contacts', {})).rejects.toThrow();
	await waitFor(() => expect([...kept]).toEqual([]));
});

test('the pass stays when the session merely ran out', async () => {
	const kept = keepPass();
	const server = fakeServer({ 'GET /contacts': failure('not-logged-in'), 'GET /session': guestSession() });
	await expect(browserApi('GET /contacts', {})).rejects.toThrow();
	await waitFor(() => expect(server.inputs('GET /session')).toHaveLength(1));
	await new Promise((done) => setTimeout(done, 20));
	expect([...kept]).toHaveLength(1);
});

test('a page after the end of a session drops the pass, and one after a session that ran out keeps it', async () => {
	const kept = keepPass();
	const server = fakeServer({ 'GET /session': guestSession() });
	const { unmount } = openPart(() => null);
	await waitFor(() => expect(server.inputs('GET /session')).toHaveLength(1));
	await effectsRun();
	expect([...kept]).toHaveLength(1);
	unmount();
	server.answer({ 'GET /session': { ...guestSession(), ended: true } });
	openPart(() => null);
	await waitFor(() => expect([...kept]).toEqual([]));
});
