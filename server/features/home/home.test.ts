import { describe, expect, it } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { Activity, ManagementEntry } from '#shared/catalogue/content-entities.ts';
import { HotLine, HotRouteGroup, Popup } from '#shared/catalogue/entities.ts';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { ad, fleet, sailing } from '#tests/support/sample-voyages.ts';
import { createHome } from './home.ts';

const group = (...ids: number[]) =>
	HotRouteGroup.parse({
		name: '日本',
		enName: 'Japan',
		description_1: '一',
		enDescription_1: 'One',
		voyages: ids.map((id) => ({ id, code: `AT${id}`, cover: id === 1 ? '/media/hot.webp' : '' })),
	});
const notices = (...entries: object[]) => ({
	rows: entries.map((entry) => ManagementEntry.parse({ id: 7, type: 2, ...entry })),
	total: 1,
});

const home = createHome(() => []);

describe('GET /home', () => {
	it('answers the requested sections and no other', async () => {
		const { scope } = scopeWith({ 'GET /openapi/voyage/hots': () => [] });
		expect(await home({ sections: ['hotLines'] }, scope)).toEqual({ hotLines: [] });
	});

	it('gives the other sections when one fails, and logs the failed one with its error code', async () => {
		const { scope, warn } = scopeWith({ ...fleet(), 'GET /openapi/advert/window/{id}': refuse });
		const answer = await home({ sections: ['banners', 'search', 'notice'] }, scope);
		expect(answer.banners).toBe('unavailable');
		expect(answer.notice).toBe('unavailable');
		expect(answer.search).toMatchObject({ areas: [{ name: '韩国' }, { name: '日本' }] });
		expect(warn.mock.calls.map(([fields]) => fields)).toEqual(
			expect.arrayContaining([
				{ section: 'banners', code: 'upstream-business' },
				{ section: 'notice', code: 'upstream-unavailable' },
			]),
		);
	});
});

describe('adverts', () => {
	const slots: Replies = { 'GET /openapi/advert/window/{id}': ({ id }) => [ad({ title: id, enTitle: `${id}!` })] };

	it('come from the slot of the visitor’s language', async () => {
		const cn = await home({ sections: ['banners', 'activities', 'noticeDialog'] }, scopeWith(slots).scope);
		expect(cn).toMatchObject({
			banners: [{ title: 'banners-cn' }],
			activities: [{ title: 'second-hot-activity' }],
			noticeDialog: { title: 'notice' },
		});
		const en = await home({ sections: ['banners', 'activities'] }, scopeWith(slots, { lang: 'EN' }).scope);
		expect(en).toMatchObject({ banners: [{ title: 'banners-en!' }], activities: [] });
	});

	it('count down in Chinese only, and are left out once the countdown has ended', async () => {
		const now = Date.parse('2026-11-21T04:00:00Z');
		const timed = (endTime: number) => ad({ title: String(endTime - now), showCountDown: 1, endTime, nowTime: now - 60_000 });
		const replies: Replies = {
			'GET /openapi/advert/window/{id}': () => [timed(now + 1000), timed(now), ad({ endTime: now - 1 })],
		};
		const cn = await home({ sections: ['footerBanners'] }, scopeWith(replies).scope);
		expect(cn.footerBanners).toMatchObject([{ countdown: { end: now + 1000, now } }, { countdown: null }]);
		const en = await home({ sections: ['footerBanners'] }, scopeWith(replies, { lang: 'EN' }).scope);
		expect(en.footerBanners).toMatchObject([{ countdown: null }, { countdown: null }, { countdown: null }]);
	});

	it('lose links that may not be followed', async () => {
		const { scope } = scopeWith({ 'GET /openapi/advert/window/{id}': () => [ad({ link: 'javascript:alert(1)' })] });
		expect((await home({ sections: ['experience'] }, scope)).experience).toMatchObject([{ link: '' }]);
	});
});

describe('banners', () => {
	const voyages = [
		sailing(1, '2027-03-05', '上海-济州-福冈-上海'),
		sailing(2, '2027-05-05', '上海-济州-釜山-福冈-长崎-上海', { theme: '海上中秋', enTheme: 'Mid-Autumn at Sea' }),
		sailing(3, '2027-04-05', '上海-福冈-上海'),
	];
	const leads = async (lang: 'CN' | 'EN', replies: Replies, ...links: string[]) => {
		const ads = { 'GET /openapi/advert/window/{id}': () => links.map((link) => ad({ link })) } satisfies Replies;
		const { banners } = await home({ sections: ['banners'] }, scopeWith({ ...replies, ...ads }, { lang }).scope);
		return banners === 'unavailable' ? banners : banners?.map(({ leadsTo: { kind, name } }) => `${kind} ${name}`);
	};
	const campaigns = { 'GET /openapi/activity': () => [Activity.parse({ code: 'south', title: '往南', enTitle: 'South' })] };

	it('name what they lead to: ports of a voyage, theme or number of voyages, a ship, her restaurants, a campaign', async () => {
		const all = { ...fleet(...voyages), ...campaigns };
		expect(await leads('CN', all, '/route?id=1', '/route?id=2', '/voyage-search?ids=2')).toEqual([
			'voyage 济州和福冈',
			'voyage 济州 – 釜山 – 福冈',
			'theme 海上中秋',
		]);
		expect(await leads('CN', all, '/voyage-search?ids=1,3', '/ships/AT', '/experience/MD/RESTAURANT')).toEqual([
			'voyages 2',
			'ship 大西洋号',
			'restaurants 地中海号',
		]);
		expect(await leads('CN', all, '/campaigns/south')).toEqual(['campaign 往南']);
		expect(await leads('EN', all, '/route?id=1', '/campaigns/south')).toEqual(['voyage Jeju and Fukuoka', 'campaign South']);
	});

	it('name nothing where the page has no known name or can’t be loaded', async () => {
		for (const link of ['/route?id=99', '/campaigns/gone', '/faq', 'https://a.test/', '/voyage-search?ids=99']) {
			expect(await leads('CN', { ...fleet(...voyages), ...campaigns }, link)).toEqual(['elsewhere ']);
			expect(await leads('CN', { 'GET /openapi/activity': refuse }, link)).toEqual(['elsewhere ']);
		}
	});

	it('are the first three, in the order of their slot', async () => {
		const links = ['/ships/AT', '/ships/MD', '/faq', '/route?id=1'];
		expect(await leads('CN', fleet(...voyages), ...links)).toEqual(['ship 大西洋号', 'ship 地中海号', 'elsewhere ']);
	});
});

describe('hot routes', () => {
	const replies = {
		...fleet(sailing(1, '2027-03-05', '上海-那霸-上海'), sailing(2, '2026-11-21', '上海-济州-上海')),
		'GET /openapi/voyage/v2/hotsVoyage': () => 'abcd',
	};

	it('are full cards with the tab’s cover, without voyages that are gone and without empty tabs', async () => {
		const { scope } = scopeWith(replies, { lang: 'EN' });
		const { hotRoutes } = await createHome(() => [group(1, 2, 99), group(99)])({ sections: ['hotRoutes'] }, scope);
		expect(hotRoutes).toMatchObject([
			{
				name: 'Japan',
				lead: 'One',
				desc: '',
				voyages: [{ id: '1', picture: '/media/hot.webp', ports: ['Shanghai', 'Naha', 'Shanghai'] }],
			},
		]);
	});

	it('are unavailable when they can’t be read, and the page may be kept like that', async () => {
		const decrypt = () => {
			throw new AppError('upstream-unavailable', 'bad decrypt', { fault: 'shape' });
		};
		const { scope, warn, lacksPart } = scopeWith(replies);
		expect(await createHome(decrypt)({ sections: ['hotRoutes'] }, scope)).toEqual({ hotRoutes: 'unavailable' });
		expect(warn).toHaveBeenCalledOnce();
		expect(lacksPart.mock.calls).toEqual([['unreadable']]);
	});
});

describe('hot lines', () => {
	const line = (description_1: string, enDescription_1 = '') =>
		HotLine.parse({ description_1, enDescription_1, description_2: '说明', enDescription_2: '' });
	const links = async (...lines: HotLine[]) => {
		const voyages = [
			sailing(1, '2027-03-05', '上海-济州-福冈-上海'),
			sailing(2, '2027-05-05', '上海-福冈-上海'),
			sailing(3, '2027-04-05', '上海-福冈-上海', { inventory: 0 }),
			sailing(4, '2027-06-05', '上海-福冈-上海'),
		];
		const { scope } = scopeWith({ ...fleet(...voyages), 'GET /openapi/voyage/hots': () => lines });
		const { hotLines } = await home({ sections: ['hotLines'] }, scope);
		return hotLines === 'unavailable' ? [] : hotLines?.map(({ link }) => new URLSearchParams(link.split('?')[1]).get('id'));
	};

	it('lead to the next voyage between the ports in their text, the one with the fewest other calls', async () => {
		expect(await links(line('上海 — 福冈'), line('上海到济州、福冈，五天'), line('短途', 'Shanghai, Fukuoka'))).toEqual([
			'2',
			'1',
			'2',
		]);
	});

	it('have no link when no voyage goes there, or their text names no ports', async () => {
		expect(await links(line('天津 — 福冈'), line('上海 — 那霸'))).toEqual([null, null]);
		expect(await links(line('海上假期'), line('上海'))).toEqual([null, null]);
	});

	it('are the first three, each with the price and the picture of its voyage', async () => {
		const naha = sailing(2, '2027-03-07', '上海-那霸-上海', { cover: '/media/naha.webp', price: { disCountPrice: 2099 } });
		const voyages = fleet(sailing(1, '2027-03-05', '上海-福冈-上海'), naha);
		const lines = [line('上海 — 福冈'), line('上海 — 那霸'), line('海上假期'), line('上海')];
		const { scope } = scopeWith({ ...voyages, 'GET /openapi/voyage/hots': () => lines });
		expect((await home({ sections: ['hotLines'] }, scope)).hotLines).toMatchObject([
			{ title: '上海 — 福冈', price: 3299, picture: '/media/cover.webp' },
			{ title: '上海 — 那霸', price: 2099, picture: '/media/naha.webp' },
			{ title: '海上假期', price: null, picture: '' },
		]);
	});

	it('are shown without links when voyages are unavailable', async () => {
		const { scope } = scopeWith({ 'GET /openapi/voyage/hots': () => [line('上海 — 福冈')] });
		expect(await home({ sections: ['hotLines'] }, scope)).toEqual({
			hotLines: [{ title: '上海 — 福冈', desc: '说明', link: '', picture: '', price: null }],
		});
	});
});

describe('pop-ups', () => {
	const sent = (...all: object[]): Replies => ({
		'GET /openapi/popup/all': () => all.map((popup) => Popup.parse(popup)),
		'GET /openapi/activity': () => [Activity.parse({ code: 'south', title: '往南', enTitle: 'South' })],
	});

	it('are notices and sale images, with harmless HTML and links', async () => {
		const { scope } = scopeWith(
			sent(
				{ id: 1, type: 1, content: '<p onclick="x()">你好</p>', enContent: '<p>Hello</p>' },
				{ id: 2, type: 2, image: '/media/s.webp', url: 'https://a.test/', displayWithNotice: 1 },
				{ id: 3, type: 3, image: '/media/s.webp' },
				{ id: 4, type: 1, content: '<script>x</script>' },
				{ id: 5, type: 2 },
			),
		);
		const { popups } = await home({ sections: ['popups'] }, scope);
		expect(popups).toMatchObject([
			{ id: '1', kind: 'notice', html: '<p>你好</p>' },
			{ id: '2', kind: 'sale', html: '', mobileImage: '/media/s.webp', mobileLink: 'https://a.test/', displayWithNotice: true },
		]);
		expect(popups).toHaveLength(2);
	});

	it('have their own heading as title, or the campaign that a picture leads to', async () => {
		const { scope } = scopeWith(
			sent(
				{ id: 1, type: 1, content: '<h3> 台风 </h3><p>改港</p>' },
				{ id: 2, type: 1, content: '<h3>只有<b>标题</b></h3>' },
				{ id: 3, type: 1, content: '<h2>只有标题</h2>' },
				{ id: 4, type: 2, image: '/media/s.webp', url: '/campaigns/south' },
				{ id: 5, type: 2, image: '/media/s.webp', url: '/campaigns/gone' },
			),
		);
		expect((await home({ sections: ['popups'] }, scope)).popups).toMatchObject([
			{ title: '台风', html: '<p>改港</p>' },
			{ title: '', html: '<h3>只有<b>标题</b></h3>' },
			{ title: '只有标题', html: '' },
			{ title: '往南' },
			{ title: '' },
		]);
	});

	it('are shown without the names of campaigns that are unavailable', async () => {
		const { scope } = scopeWith({
			...sent({ id: 1, type: 2, image: '/media/s.webp', url: '/campaigns/south' }),
			'GET /openapi/activity': refuse,
		});
		expect((await home({ sections: ['popups'] }, scope)).popups).toMatchObject([{ title: '', link: '/campaigns/south' }]);
	});
});

describe('the notice', () => {
	it('is the first of this month in China, with the year it was published', async () => {
		let asked: unknown;
		const { scope } = scopeWith(
			{
				'GET /openapi/management': (input) => {
					asked = input;
					return notices({ introduction: '通知', enIntroduction: 'Notice', customPushDate: '2026-11-30 10:00:00' }, { id: 8 });
				},
			},
			{ now: '2026-11-30T16:00:00Z', lang: 'EN' },
		);
		expect((await home({ sections: ['notice'] }, scope)).notice).toEqual({ id: '7', text: 'Notice', year: 2026 });
		expect(asked).toEqual({ page: 0, pageSize: 10, startDate: '2026-12-01', endDate: '2026-12-28', type: 2 });
	});

	it('may be missing, or without a date', async () => {
		const none = scopeWith({ 'GET /openapi/management': () => ({ rows: [], total: 0 }) });
		expect((await home({ sections: ['notice'] }, none.scope)).notice).toBeNull();
		const undated = scopeWith({ 'GET /openapi/management': () => notices({ title: '标题' }) });
		expect((await home({ sections: ['notice'] }, undated.scope)).notice).toEqual({ id: '7', text: '标题', year: 2026 });
	});
});
