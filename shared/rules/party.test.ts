import { describe, expect, it } from 'vitest';
import { bedsFor, fitsParty } from './party-price.ts';

describe('a cabin', () => {
	it.each([
		[{ adult: 2, child: 0 }, 2, true],
		[{ adult: 1, child: 1 }, 2, true],
		[{ adult: 3, child: 0 }, 2, false],
		[{ adult: 2, child: 1 }, 2, false],
		[{ adult: 4, child: 0 }, 4, true],
		[{ adult: 1, child: 3 }, 4, true],
		[{ adult: 0, child: 2 }, 4, false],
		[{ adult: 5, child: 0 }, 6, false],
		[{ adult: 1, child: 4 }, 6, false],
		[{ adult: 4, child: 0 }, null, true],
		[{ adult: 3, child: 2 }, null, false],
	])('for a party of %j that sleeps %s: %s', (party, sleeps, fits) => {
		expect(fitsParty(party, sleeps)).toBe(fits);
	});
});

describe('the beds after the party changed', () => {
	it.each([
		[['a', 'b'], { adult: 3, child: 0 }, ['a', 'b', null]],
		[['a', null, 'c'], { adult: 1, child: 1 }, ['a', 'c']],
		[['a', 'b', 'c'], { adult: 2, child: 0 }, ['a', 'b']],
		[[null, null], { adult: 1, child: 0 }, [null]],
	])('%j for %j are %j', (beds, party, after) => {
		expect(bedsFor(beds, party)).toEqual(after);
	});
});
