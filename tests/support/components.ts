import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
