import { expect, it } from 'vitest';
import { textsOf } from '#client/test-support/texts.ts';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import { copyPage, hasPass } from './copy-page.ts';

const EVIL = '"><script src=//evil.test></script><img src=x onerror=alert(1)>';
const pass = (more: Partial<PassView> = {}): PassView => ({
	...{
		person: '1',
		name: '林悦',
		pinyin: 'LIN YUE',
		state: 'ready',
		checkIn: 'pass-ready',
		number: 'MC-123456789012',
		qr: { size: 29, path: 'M4 4h7v1h-7z' },
	},
	...{ roomNum: '8123', deck: '8', message: '', issuedAt: null, fileSize: null },
	...more,
});
const order = (more: Partial<PassOrder> = {}): PassOrder =>
	({
		...{ order: '20261216', number: '20261216', port: '上海', terminal: '吴淞口', boardingAt: 0, leavesAt: 0, passFrom: 0 },
		voyage: { title: '一水之隔', date: '2026-12-16', ship: { name: '魔都号' } },
		passes: [pass(), pass({ person: '2', name: '周远', pinyin: 'ZHOU YUAN', state: 'due', number: '', qr: null })],
		...more,
	}) as PassOrder;
const words = (lang: 'CN' | 'EN') => ({
	t: textsOf(lang, 'ticket'),
	lang,
	nameOf: ({ title }: PassOrder['voyage']) => title,
	changeOf: ({ changedFrom }: Pick<PassOrder, 'changedFrom'>) => (changedFrom ? 'Departure changed' : ''),
	site: { brand: { CN: '邮轮', EN: 'Cruises' }, phone: '400-000-1234' },
});
const pageOf = (shown: PassOrder, lang: 'CN' | 'EN' = 'CN', others: PassOrder[] = []) =>
	copyPage({ order: shown, others, now: new Date('2026-12-15T10:42:00+08:00') }, words(lang));

it.each(['CN', 'EN'] as const)('has all that passengers need on the way to the ship (%s)', (lang) => {
	const html = pageOf(order(), lang);
	for (const part of [
		'LIN YUE',
		'林悦',
		'MC-123456789012',
		'M4 4h7v1h-7z',
		'8123',
		'魔都号',
		'上海',
		'吴淞口',
		'20261216',
		'tel:400-000-1234',
	])
		expect(html).toContain(part);
	expect(html).toContain(lang === 'CN' ? '周远' : 'ZHOU YUAN');
});

it('needs no script, no stylesheet and no file of a release', () => {
	const html = pageOf(order({}), 'EN', [order({ order: '20270101' })]);
	const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
	expect(new Set(addresses)).toEqual(new Set(['data:,', 'tel:400-000-1234', '/ticket?order=20261216', '/ticket?order=20270101']));
	expect(html).not.toMatch(/<script|<link rel="stylesheet|url\(|@import/);
});

it('escapes every text of upstream', () => {
	const html = pageOf(
		order({
			passes: [pass({ name: EVIL, pinyin: EVIL, number: EVIL, roomNum: EVIL, deck: EVIL })],
			...{ port: EVIL, terminal: EVIL, number: EVIL, voyage: { ...order().voyage, title: EVIL } },
		}),
	);
	expect(html).not.toMatch(/<script|<img/);
	expect(html.match(/&#62;&#60;script/g)?.length).toBeGreaterThan(8);
});

it('an order is kept only if one of its passes is ready', () => {
	expect([hasPass(order()), hasPass(order({ passes: [] })), hasPass(order({ passes: 'unavailable' }))]).toEqual([
		true,
		false,
		false,
	]);
});
