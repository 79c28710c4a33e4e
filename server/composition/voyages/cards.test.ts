import { describe, expect, it } from 'vitest';
import { Cruise, Voyage } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { sailing } from '#tests/support/sample-voyages.ts';
import { createContent } from '../content/content.ts';
import { byName, pick, pickList } from '../localise.ts';
import { voyageCard } from './cards.ts';
import { portIndex } from './voyage-lines.ts';

const context = (lang: Language, today = '2026-11-21') => ({
	content: createContent({ hosts: [], withheld: () => {} }),
	lang,
	today,
	ports: portIndex([
		{ id: '1', cnName: '上海', enName: 'Shanghai' },
		{ id: '5', cnName: '那霸', enName: 'Naha' },
	]),
	portPictures: new Map([['5', ['/media/naha.webp', '/media/castle.webp']]]),
	ships: new Map([['10', Cruise.parse({ id: 10, code: 'AT', cnName: '大西洋号', enName: 'Atlantica' })]]),
	gifts: new Map(),
});
const LINE = '上海-那霸-上海';

describe('a card', () => {
	it('has a title in the visitor’s language (its title, theme or ports), and only then in the other language', () => {
		const title = (lang: Language, more: object, line = LINE) =>
			voyageCard(sailing(1, '2027-03-05', line, more), context(lang)).title;
		expect(title('CN', { title: '春航', theme: '樱花' })).toBe('春航');
		expect(title('CN', { theme: '樱花', enTitle: 'Spring' })).toBe('樱花');
		expect(title('EN', { title: '春航', enTheme: 'Blossom' })).toBe('Blossom');
		expect(title('EN', { title: '春航' })).toBe('Shanghai – Naha – Shanghai');
		expect(title('EN', { title: '春航' }, '')).toBe('春航');
		expect(title('CN', {}, '')).toBe('AT1');
	});

	it('of a voyage without line, ship and code has its day as title, and no empty parts', () => {
		const bare = Voyage.parse({ id: 7, departureDate: '2027-03-05', days: 5 });
		expect(voyageCard(bare, context('CN'))).toMatchObject({
			title: '2027-03-05',
			code: '',
			ports: [],
			ship: { id: '', code: '', name: '' },
			price: null,
			state: 'not-on-sale',
		});
		const named = Voyage.parse({ ...bare, cruise: { name: '大西洋号', enName: 'Atlantica' } });
		expect(voyageCard(named, context('EN'))).toMatchObject({ title: 'Atlantica', ship: { id: '', name: 'Atlantica' } });
	});

	it('has its day of return days − 1 later, also in the next year', () => {
		expect(voyageCard(sailing(1, '2027-12-29', LINE, { days: 6 }), context('CN'))).toMatchObject({
			returnDate: '2028-01-03',
			nights: 5,
		});
		expect(voyageCard(sailing(1, '2027-12-29', LINE, { days: 1 }), context('CN'))).toMatchObject({
			returnDate: '2027-12-29',
			nights: 0,
		});
	});

	it('shows the first of its pictures that is one of its ports of call, else its cover, else a picture of the ports', () => {
		const picture = (more: object) => voyageCard(sailing(1, '2027-03-05', LINE, more), context('CN')).picture;
		expect(picture({})).toBe('/media/cover.webp');
		expect(picture({ cover: null })).toBe('/media/a.webp');
		expect(picture({ images: ['/media/a.webp', '/media/castle.webp'] })).toBe('/media/castle.webp');
		expect(picture({ cover: '', images: null })).toBe('/media/naha.webp');
		const elsewhere = voyageCard(sailing(1, '2027-03-05', '上海-釜山-上海', { cover: '', images: null }), context('CN'));
		expect(elsewhere.picture).toBe('');
	});

	it('names its ports of call when the title contains none of them', () => {
		const places = (lang: Language, more: object) => voyageCard(sailing(1, '2027-03-05', LINE, more), context(lang)).places;
		expect(places('CN', { title: '一水之隔' })).toEqual(['那霸']);
		expect(places('EN', { enTitle: 'Across the Water' })).toEqual(['Naha']);
		expect(places('CN', { title: '那霸五日' })).toEqual([]);
		expect(places('EN', { enTitle: 'Five Days to NAHA' })).toEqual([]);
		expect(places('CN', {})).toEqual([]);
	});

	it('shows a balcony’s price, hours in port and days at sea only when upstream gives them and they are possible', () => {
		const facts = (more: object) => {
			const { balcony, hoursInPort, seaDays } = voyageCard(sailing(1, '2027-03-05', LINE, more), context('CN'));
			return { balcony, hoursInPort, seaDays };
		};
		const none = { balcony: null, hoursInPort: null, seaDays: null };
		expect(facts({})).toEqual(none);
		expect(facts({ balconyPrice: null, hoursInPort: '', seaDays: null })).toEqual(none);
		expect(facts({ balconyPrice: '4599', hoursInPort: 12.5, seaDays: 2 })).toEqual({
			balcony: 4599,
			hoursInPort: 12.5,
			seaDays: 2,
		});
		expect(facts({ balconyPrice: 0, hoursInPort: 0, seaDays: -1 })).toEqual(none);
		expect(facts({ hoursInPort: 0, seaDays: 0 }), 'nothing counted').toEqual(none);
		expect(facts({ hoursInPort: 20, seaDays: 0 }).seaDays, 'every day in a port').toBe(0);
		expect(facts({ balconyPrice: 3000 }).balcony, 'below the lowest of all').toBeNull();
		expect(facts({ balconyPrice: 4599, inventory: 0 }).balcony, 'sold out').toBeNull();
		expect(facts({ balconyPrice: 4599, price: null }).balcony, 'no price at all').toBeNull();
	});

	it('isn’t on sale, and has no price, when a word that can’t be read says how many cabins are left', () => {
		const state = (inventory: unknown) => {
			const card = voyageCard(sailing(1, '2027-03-05', LINE, { inventory: inventory as string }), context('CN'));
			return [card.state, card.price?.from ?? null];
		};
		const [, price] = state(null);
		expect(price).toBeGreaterThan(0);
		expect(state('余位紧张')).toEqual(['not-on-sale', null]);
		expect(state('售罄')).toEqual(['sold-out', price]);
		expect(state('3间')).toEqual(['on-sale', price]);
		expect(state(null)).toEqual(['on-sale', price]);
	});

	it('names its ship, also one that is not listed', () => {
		expect(voyageCard(sailing(1, '2027-03-05', LINE), context('EN')).ship).toEqual({ id: '10', code: 'AT', name: 'Atlantica' });
		const unlisted = { code: 'MC7', cruise: { id: 30, name: '魔都号', enName: '' } };
		expect(voyageCard(sailing(1, '2027-03-05', LINE, unlisted), context('EN')).ship).toEqual({
			id: '30',
			code: 'MC',
			name: '魔都号',
		});
	});
});

describe('texts in two languages', () => {
	it('fall back on the other one when empty', () => {
		expect([pick('CN', '中', 'en'), pick('EN', '中', 'en'), pick('EN', '中', ''), pick('CN', '', 'en')]).toEqual([
			'中',
			'en',
			'中',
			'en',
		]);
		expect(pickList('EN', ['中'], [])).toEqual(['中']);
	});

	it('are in the order of the language', () => {
		const names = (lang: Language, ...list: string[]) =>
			byName(
				list.map((name) => ({ name })),
				lang,
			).map(({ name }) => name);
		expect(names('CN', '天津', '上海', '冲绳')).toEqual(['冲绳', '上海', '天津']);
		expect(names('CN', '厦门', '天津', '上海', '香港', '重庆', '那霸')).toEqual(['重庆', '那霸', '上海', '天津', '厦门', '香港']);
		expect(names('EN', 'Tianjin', 'jeju', 'Fukuoka')).toEqual(['Fukuoka', 'jeju', 'Tianjin']);
	});
});
