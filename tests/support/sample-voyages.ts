import type { Activity } from '#shared/catalogue/content-entities.ts';
import { Ad, Category, Cruise, PortGroup, Voyage, VoyageWithPrices } from '#shared/catalogue/entities.ts';
import type { Replies } from './feature-scope.ts';

/** A small fleet in upstream's form, read through the catalogue's own schemas. */

const PORTS = {
	shanghai: { id: 1, code: 'SHA', cnName: '上海', enName: 'Shanghai' },
	tianjin: { id: 2, code: 'TSN', cnName: '天津', enName: 'Tianjin' },
	jeju: { id: 3, code: 'CJU', cnName: '济州', enName: 'Jeju' },
	fukuoka: { id: 4, code: 'FUK', cnName: '福冈', enName: 'Fukuoka' },
	naha: { id: 5, code: 'OKA', cnName: '那霸', enName: 'Naha' },
};

const groups = [
	{ id: 'kr', name: '韩国', enName: 'Korea', ports: [PORTS.jeju] },
	{ id: 'jp', name: '日本', enName: 'Japan', ports: [PORTS.naha, PORTS.fukuoka] },
].map((group) => PortGroup.parse(group));
const ports = PortGroup.parse({ id: 'd', ports: [PORTS.shanghai, PORTS.tianjin] }).ports;
const ships = [
	{ id: 10, code: 'AT', cnName: '大西洋号', enName: 'Atlantica' },
	{ id: 20, code: 'MD', cnName: '地中海号', enName: 'Mediterranea' },
].map((ship) => Cruise.parse(ship));

type VoyageWire = Parameters<typeof VoyageWithPrices.parse>[0] & object;

const wire = (id: number, date: string, line: string, more: VoyageWire = {}) => ({
	id,
	code: `AT${id}`,
	days: 5,
	departureDate: `${date} 16:00:00`,
	line: { name: line, enName: '' },
	cruise: { id: 10, name: '大西洋号', enName: 'Atlantica' },
	price: { price: 5000, disCountPrice: '3299' },
	images: '/media/a.webp,/media/b.webp',
	cover: '/media/cover.webp',
	inventory: 40,
	...more,
});

/** Returns a voyage of 5 days on Atlantica at 3,299, with the given changes. */
export const sailing = (id: number, date: string, line: string, more?: VoyageWire): Voyage =>
	Voyage.parse(wire(id, date, line, more));
export const sailingWithPrices = (id: number, date: string, line: string, more?: VoyageWire): VoyageWithPrices =>
	VoyageWithPrices.parse(wire(id, date, line, more));

export const category = (more: object) =>
	Category.parse({ id: 'c', cruiseId: 10, code: 'I1', cnName: '内舱', enName: 'Inside', images: '', ...more });
export const ad = (more: object) =>
	Ad.parse({ image: '/media/ad.webp', link: '/campaigns/a', title: '标题', enTitle: 'Title', ...more });

const campaigns: Activity[] = [];

/** Returns replies for ports, areas, ships and the given voyages; the same arrays every time, as from a warm cache. */
export const fleet = (...voyages: Voyage[]): Replies => ({
	'POST /openapi/voyage/all': () => voyages,
	'GET /openapi/voyage/port': () => ports,
	'GET /openapi/cruise/port/group': () => groups,
	'GET /openapi/cruise/all': () => ships,
	'GET /openapi/activity': () => campaigns,
});
