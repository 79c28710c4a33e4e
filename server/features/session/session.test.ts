import { expect, it } from 'vitest';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { session } from './session.ts';

it('GET /session of a guest has no badges, and the language of the request', async () => {
	const { scope } = scopeWith({}, { lang: 'EN' });
	expect(await session({}, scope)).toEqual({
		user: null,
		lang: 'EN',
		now: scope.now.getTime(),
		badges: { cart: 0, favourites: 0 },
		favourites: [],
		bookings: [],
		ended: false,
	});
});
