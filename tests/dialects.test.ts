import { describe, expect, it } from 'vitest';
import { dialectsOfHalf, faultsIn, TIMEOUT_MS } from './support/dialects/many.ts';

describe('in any dialect that docs/upstream.md calls readable, pages show the same and a booking is paid; in others nothing wrong is shown', () => {
	it.each(dialectsOfHalf('first'))('%s', async (_name, dialects) => expect(await faultsIn(dialects)).toEqual([]), TIMEOUT_MS);
});
