import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnce, withChunkTimeout } from './chunk-loading.ts';

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
