import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What is loaded when first shown (dialogs, sheets) may take seconds on a busy machine; whatever is there earlier isn't waited for.
configure({ asyncUtilTimeout: 10_000 });

// React and the router report what is wrong with a page as an error of the console.
beforeEach(() => {
	const error = vi.spyOn(console, 'error');
	return () => {
		const said = error.mock.calls;
		error.mockRestore();
		expect(said).toEqual([]);
	};
});

// Testing Library unmounts by itself only where `afterEach` is global.
afterEach(cleanup);
