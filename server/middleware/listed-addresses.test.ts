import { expect, it } from 'vitest';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { LISTED_ADDRESSES } from './listed-addresses.ts';

it('the sitemap lists no voyage that has sailed or leaves today', async () => {
	const leaving = ['2027-03-04', '2027-03-05', '2027-03-06'].map((departureDate) => ({ id: departureDate, departureDate }));
	const api = (async () => leaving) as unknown as Api;
	expect(await LISTED_ADDRESSES.voyage(api, '2027-03-05')).toEqual([{ path: '/route?id=2027-03-06' }]);
});
