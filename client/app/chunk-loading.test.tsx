import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { awaitsNetwork, loadCode, reloadOnce, withChunkTimeout } from './chunk-loading.ts';

const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	sessionStorage.clear();
});

describe('a file of the site', () => {
	test('that doesn’t come within two minutes counts as missing', async () => {
		const outcome = vi.fn();
		withChunkTimeout(new Promise(() => {})).catch(outcome);
		await vi.advanceTimersByTimeAsync(2 * MINUTE - 1);
		expect(outcome).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'chunk' }));
	});

	test('that comes is passed on, and its timer is cleared', async () => {
		expect(await withChunkTimeout(Promise.resolve('module'))).toBe('module');
		expect(vi.getTimerCount()).toBe(0);
	});

	test('that is gone lets the page be loaded anew once, and again only two minutes later', () => {
		const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
		expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
		expect(reload).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(2 * MINUTE);
		expect(reloadOnce()).toBe(true);
	});

	test('that is gone reloads no page where the browser stores nothing', () => {
		const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
		vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
			throw new Error('forbidden');
		});
		expect(reloadOnce()).toBe(false);
		expect(reload).not.toHaveBeenCalled();
	});
});

describe('code for a press', () => {
	const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
	const answers = (reply: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(reply);
	const missing = Object.assign(new Error('not loaded'), { code: 'chunk' });

	test('waits without a network, and is loaded when the network is back', async () => {
		online(false);
		answers(async () => new Response('ok'));
		const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('module');
		const loading = loadCode(load);
		await vi.advanceTimersByTimeAsync(10 * MINUTE);
		expect([load.mock.calls.length, awaitsNetwork(), vi.mocked(fetch).mock.calls.length]).toEqual([1, true, 0]);
		online(true);
		dispatchEvent(new Event('online'));
		expect(await loading).toBe('module');
		expect([load.mock.calls.length, awaitsNetwork()]).toEqual([2, false]);
	});

	test('waits for a site that doesn’t answer, though the browser says that there is a network', async () => {
		answers(async () => {
			throw new TypeError('failed to fetch');
		});
		const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('module');
		const loading = loadCode(load);
		await vi.advanceTimersByTimeAsync(MINUTE);
		expect([load.mock.calls.length, awaitsNetwork()]).toEqual([1, true]);
		answers(async () => new Response('ok'));
		await vi.advanceTimersByTimeAsync(5_000);
		expect(await loading).toBe('module');
	});

	test('that is gone from a site that answers is missing at once', async () => {
		answers(async () => new Response('', { status: 404 }));
		const load = vi.fn().mockRejectedValue(missing);
		await expect(loadCode(load)).rejects.toBe(missing);
		expect([load.mock.calls.length, awaitsNetwork()]).toEqual([1, false]);
	});
});
