import { expect, it } from 'vitest';
import { scopeWith } from '../testing/scope.ts';
import { session } from './session.ts';

it('GET /session is a visitor without badges, in the language of the request', async () => {
	expect(await session({}, scopeWith({}, { lang: 'EN' }).scope)).toEqual({
		user: null,
		lang: 'EN',
		badges: { cart: 0, favourites: 0 },
	});
});
