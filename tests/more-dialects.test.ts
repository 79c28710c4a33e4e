import { describe, expect, it } from 'vitest';
import { dialectsOfHalf, faultsIn, TIMEOUT_MS } from './support/dialects/many.ts';

// The second half of `dialects.test.ts`: as one file they would keep one worker busy while the others are done.
describe('in any other dialect the same holds', () => {
	it.each(dialectsOfHalf('second'))('%s', async (_name, dialects) => expect(await faultsIn(dialects)).toEqual([]), TIMEOUT_MS);
});
