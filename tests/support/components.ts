import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dropTyped } from '#client/parts/passenger/typed-entries.ts';

// Parts that are loaded when first shown (dialogs, sheets) may take seconds on a busy machine. A wait ends as soon as the part is there.
configure({ asyncUtilTimeout: 10_000 });

// React and the router report faults of a page as errors of the console.
beforeEach(() => {
	const error = vi.spyOn(console, 'error');
	return () => {
		const said = error.mock.calls;
		error.mockRestore();
		expect(said).toEqual([]);
	};
});

// Testing Library unmounts by itself only where `afterEach` is global. Tests share a page's memory, which each begins empty.
afterEach(() => {
	cleanup();
	dropTyped();
});
