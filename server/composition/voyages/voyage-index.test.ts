import { expect, it } from 'vitest';
import { Activity } from '#shared/catalogue/content-entities.ts';
import { Cruise } from '#shared/catalogue/entities.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { cardOfOrder, voyageIndex } from './voyage-index.ts';

const replies = fleet(sailing(1, '2027-03-05', '上海-那霸-釜山-上海'), sailing(2, '2027-03-06', '天津-福冈-天津'));

it('an indexed voyage has its departure port, destinations, their areas and its line', async () => {
	const { byId } = await voyageIndex(scopeWith(replies).scope);
	expect(byId.get('1')).toMatchObject({
		departurePortId: '1',
		destinationIds: ['5'],
		areaIds: ['jp'],
		line: '1>5>釜山>1',
		month: '2027-03',
	});
	expect(byId.get('2')).toMatchObject({ departurePortId: '2', destinationIds: ['4'], areaIds: ['jp'] });
});

it('the index is built once for the same replies, and anew for another language, day or reply', async () => {
	const first = await voyageIndex(scopeWith(replies).scope);
	expect(await voyageIndex(scopeWith(replies).scope)).toBe(first);
	expect(await voyageIndex(scopeWith(replies, { lang: 'EN' }).scope)).not.toBe(first);
	expect(await voyageIndex(scopeWith(replies, { now: '2026-11-21T16:00:00Z' }).scope)).not.toBe(first);
	expect(await voyageIndex(scopeWith(fleet()).scope)).not.toBe(first);
});

it('a voyage has what a running campaign gives, if the campaign’s link finds it; an order has nothing of it', async () => {
	const giving = (more: object) =>
		Activity.parse({ code: 'early', link: '/voyage-search?date=2027-03&port=1', gift: '赠 ¥300', enGift: 'CNY 300', ...more });
	const giftsWith = async (...campaigns: ReturnType<typeof giving>[]) => {
		const { byId } = await voyageIndex(scopeWith({ ...replies, 'GET /openapi/activity': () => campaigns }).scope);
		return ['1', '2'].map((id) => byId.get(id)?.card.gift);
	};
	expect(await giftsWith(giving({ beginDate: '2026-11-01', endDate: '2026-11-21' }))).toEqual(['赠 ¥300', '']);
	expect(await giftsWith(giving({ endDate: '2026-11-20' }))).toEqual(['', '']);
	expect(await giftsWith(giving({ beginDate: '2026-11-22' }))).toEqual(['', '']);
	expect(await giftsWith(giving({ link: '/news' }), giving({ link: '/voyage-search', gift: '赠茶' }))).toEqual(['赠茶', '赠茶']);
	const index = await voyageIndex(scopeWith({ ...replies, 'GET /openapi/activity': () => [giving({})] }).scope);
	const card = index.byId.get('1')?.card ?? expect.fail();
	const brief = {
		id: '1',
		departureDate: card.date,
		days: card.days,
		line: { name: '', enName: '' },
		cruise: { ...card.ship, enName: '' },
	};
	expect([card.gift, cardOfOrder(index, brief, false).gift]).toEqual(['赠 ¥300', '']);
});

it('the card of an order shows the port that was chosen until it is paid, then the booked ship, the same picture of her each time', async () => {
	const ships = ['/media/one.webp', '/media/two.webp'];
	const cruises = [Cruise.parse({ id: 10, code: 'AT', enName: 'Atlantica', images: ships.join(',') })];
	const index = await voyageIndex(scopeWith({ ...replies, 'GET /openapi/cruise/all': () => cruises }).scope);
	const card = index.byId.get('1')?.card ?? expect.fail();
	const cruise = { ...card.ship, enName: '' };
	const brief = { id: '1', departureDate: card.date, days: card.days, line: { name: '', enName: '' }, cruise };
	expect(cardOfOrder(index, brief, false).picture).toBe(card.picture);
	const first = cardOfOrder(index, brief, true).picture;
	expect(ships).toContain(first);
	expect(cardOfOrder(index, brief, true).picture).toBe(first);
	expect(cardOfOrder(index, { ...brief, cruise: { ...cruise, id: '99' } }, true, card).picture).toBe(card.picture);
});

it('the card of an order has the order’s own days when the timetable has others', async () => {
	const index = await voyageIndex(scopeWith(replies).scope);
	const listed = index.byId.get('1')?.card ?? expect.fail();
	const { id, days, ship } = listed;
	const brief = { id, days, line: { name: '', enName: '' }, cruise: { ...ship, enName: '' } };
	expect(cardOfOrder(index, { ...brief, departureDate: listed.date }, false)).toBe(listed);
	const moved = cardOfOrder(index, { ...brief, departureDate: '2027-02-27', days: 3 }, false);
	expect(moved).toEqual({ ...listed, date: '2027-02-27', returnDate: '2027-03-01', days: 3, nights: 2 });
	const sailed = { ...listed, title: 'sailed' };
	expect(cardOfOrder(index, { ...brief, departureDate: '2027-02-27' }, false, sailed)).toMatchObject({
		...{ title: 'sailed', date: '2027-02-27' },
	});
});
