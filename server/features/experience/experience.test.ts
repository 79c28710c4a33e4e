import { describe, expect, it } from 'vitest';
import { ContentDetail, ContentGroup, ContentPage, Facility } from '#shared/catalogue/content-entities.ts';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { fleet } from '#tests/support/sample-voyages.ts';
import { experience } from './experience.ts';

const facility = (id: number, group: string, more: object = {}) =>
	Facility.parse({ id, group, cruiseId: 10, title: `处${id}`, enTitle: `Place ${id}`, images: `/media/p${id}.webp`, ...more });
const whole: Replies = {
	...fleet(),
	'GET /openapi/page/{code}': ({ code }) =>
		ContentPage.parse({
			code,
			title: '船上',
			enTitle: 'On board',
			enIntroduction: 'All of it',
			images: '/media/page.webp',
			groups: [
				{ id: 7, code: 'restaurant' },
				{ id: 8, code: 'CASINO' },
			],
		}),
	'GET /openapi/page/{code}/group/{gid}': ({ gid }) =>
		ContentGroup.parse({ id: gid, code: 'RESTAURANT', enTitle: `Group ${gid}`, enIntroduction: 'Tables' }),
	'GET /openapi/page/{code}/details': () => [
		ContentDetail.parse({ id: 1, time: '06:00', enTitle: 'Dawn', enDesc: 'Light', images: '/media/dawn.webp' }),
		ContentDetail.parse({ id: 2, time: '07:00' }),
	],
	'GET /openapi/page/facility/all': () => [
		facility(1, 'HOT'),
		facility(2, 'RESTAURANT'),
		facility(3, 'RESTAURANT'),
		facility(4, 'RESTAURANT', { cruiseId: 20 }),
	],
};
const ask = (replies: Replies, group?: string, code = 'AT') =>
	experience({ code, group }, scopeWith(replies, { lang: 'EN' }).scope);

describe('GET /experience', () => {
	it('describes a day on board and the groups that have places on this ship', async () => {
		expect(await ask(whole)).toMatchObject({
			ship: { code: 'AT', name: 'Atlantica' },
			group: null,
			said: { title: 'On board', lead: 'All of it', picture: '/media/page.webp' },
			moments: [{ id: '1', time: '06:00', title: 'Dawn', desc: 'Light', picture: '/media/dawn.webp' }],
			groups: [
				{
					group: 'RESTAURANT',
					title: 'Group 7',
					lead: 'Tables',
					picture: '/media/p2.webp',
					names: ['Place 2', 'Place 3'],
					count: 2,
				},
				{ group: 'HOT', title: '', lead: '', count: 1 },
			],
			places: [],
			fleet: [{ code: 'MD' }],
		});
	});

	it('describes one group with its places, with its name in upper or lower case', async () => {
		expect(await ask(whole, 'restaurant')).toMatchObject({
			group: 'RESTAURANT',
			said: { title: 'Group 7', lead: 'Tables' },
			moments: [],
			places: [{ id: '2' }, { id: '3' }],
		});
		expect(await ask(whole, 'HOT')).toMatchObject({ said: { title: '' }, places: [{ id: '1' }] });
	});

	it('is not found for an unknown ship or group', async () => {
		await expect(ask(whole, 'CASINO')).rejects.toMatchObject({ code: 'not-found' });
		await expect(ask(whole, undefined, 'MC')).rejects.toMatchObject({ code: 'not-found' });
	});

	it('is shown without any of its parts', async () => {
		expect(await ask(fleet())).toMatchObject({ said: { title: '' }, groups: 'unavailable', moments: 'unavailable' });
		expect(await ask(fleet(), 'HOT')).toMatchObject({ places: 'unavailable', groups: 'unavailable', moments: [] });
		const told = await ask({ ...whole, 'GET /openapi/page/{code}/group/{gid}': refuse });
		expect(told.groups).toMatchObject([{ group: 'RESTAURANT', title: '' }, { group: 'HOT' }]);
	});
});
