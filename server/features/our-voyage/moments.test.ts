import { expect, it } from 'vitest';
import { PortInfo, VoyageDetail } from '#shared/catalogue/entities.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { withMoments } from './moments.ts';

const call = { date: '2026-12-06', port: '', title: '', desc: '', picture: '', arrive: '08:00', depart: '17:30' };
const moments = async (kind: 'embark' | 'port' | 'disembark', timeDifference: number | null, hours = {}) => {
	const { scope } = scopeWith({ 'GET /openapi/cruise/port/{id}': () => PortInfo.parse({ id: 5, timeDifference }) });
	const { itinerary } = VoyageDetail.parse({ itinerary: [{ day: 2, portId: 5 }] });
	const [day] = await withMoments([{ ...call, kind, day: 2, ...hours }], itinerary, scope);
	return [day?.arrivesAt, day?.departsAt].map((at) => (at == null ? null : new Date(at).toISOString().slice(0, 16)));
};

it.each([
	['an hour before Beijing’s', 1, ['2026-12-05T23:00', '2026-12-06T08:30']],
	['an hour behind Beijing’s', -1, ['2026-12-06T01:00', '2026-12-06T10:30']],
	['not known', null, [null, null]],
	['one that nobody has', 90, [null, null]],
])('a call is at the moments of its port’s clock, %s', async (_clock, timeDifference, expected) => {
	expect(await moments('port', timeDifference)).toEqual(expected);
});

it('the two ends keep China’s time, and an unknown hour is no moment', async () => {
	expect(await moments('disembark', null, { depart: '' })).toEqual(['2026-12-06T00:00', null]);
});
