import { expect, it } from 'vitest';
import type { Menu } from '#client/app/menu.ts';
import type { Language } from '#shared/constants.ts';
import { memberLinks, navigation } from './navigation.ts';

const MENU: Menu = {
	ships: [
		{ id: '1', code: 'AT', name: '海洋号' },
		{ id: '2', code: 'MD', name: '地中海号' },
		{ id: '3', code: 'MC', name: '魔都号' },
	],
	ports: [{ id: '101', name: '上海' }],
	areas: [{ id: '202,203', name: '日本' }],
};

const addresses = (lang: Language) =>
	Object.fromEntries(
		navigation(lang, MENU).map(({ name, columns }) => [name, columns.flatMap(({ links }) => links.map(({ to }) => to))]),
	);

const EXPERIENCE = ['/destinations', '/mice', '/adora', '/experience/MD', '/ships/AT', '/ships/MD', '/ships/MC'];

it('in Chinese the header leads to every screen of its four groups', () =>
	expect(addresses('CN')).toEqual({
		plan: [
			'/voyage-search',
			'/campaigns',
			'/new-to-cruising',
			'/#hot-routes',
			'/voyage-search?port=101',
			'/voyage-search?destination=202%2C203',
		],
		experience: EXPERIENCE,
		brand: ['/brand-story', '/news', '/contact-us'],
		trip: ['/orders', '/wish-list', '/contacts', '/crm', '/crm-coupon', '/online', '/faq', '/ticket', '/link-mp'],
	}));

it('in English it has neither guide nor news nor anything of My trip', () =>
	expect(addresses('EN')).toEqual({
		plan: ['/voyage-search', '/campaigns', '/#hot-routes', '/voyage-search?port=101', '/voyage-search?destination=202%2C203'],
		experience: EXPERIENCE,
		brand: ['/brand-story', '/contact-us'],
	}));

it('a member’s menu leads to all of their pages, in Chinese only', () => {
	expect(memberLinks('CN').map(({ to }) => to)).toEqual([
		'/user',
		'/orders',
		'/online',
		'/wish-list',
		'/cart',
		'/contacts',
		'/crm',
		'/crm-coupon',
		'/ticket',
	]);
	expect(memberLinks('EN')).toEqual([]);
});
