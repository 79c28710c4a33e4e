import { describe, expect, it } from 'vitest';
import { Category, PortInfo, VoyageDetail } from '#shared/catalogue/entities.ts';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { onBoardCosts } from './on-board-costs.ts';

const PORTS = { '1': ['上海', '中国'], '5': ['那霸', '日本'], '6': ['济州', '韩国'] } as const;
const detail = (...excluded: string[]) => ({
	'GET /openapi/voyage/v2detail/{id}': () => VoyageDetail.parse({ voyageId: 'v', itinerary: [], excluded }),
});
const described = (content: string): Replies => ({
	'GET /openapi/cruise/policy/{type}': () => ({
		type: 'COST_DESC',
		title: '',
		enTitle: '',
		content,
		enContent: '',
		updatedAt: '',
	}),
});
const usual: Replies = {
	'POST /openapi/voyage/all': () => [],
	'GET /openapi/voyage/port': () => Object.entries(PORTS).map(([id, [cnName]]) => ({ id, code: id, cnName, enName: '' })),
	'GET /openapi/cruise/port/{id}': ({ id }) => {
		const [cnName, country] = PORTS[id as keyof typeof PORTS];
		return PortInfo.parse({ id, cnName, country });
	},
	...described('<p>没有说明</p>'),
};
const categories = [
	Category.parse({ id: 'in', cruiseId: '1', cnName: '内舱房' }),
	Category.parse({ id: 'suite', cruiseId: '1', cnName: '豪华套房' }),
];

const costs = (replies: Replies, { line = '上海-那霸-上海', setting = 0, categoryId = 'in' } = {}) => {
	const { scope } = scopeWith({ ...usual, ...replies });
	scope.settings.serviceCharge = setting;
	const voyage = { id: 'v', nights: 4, line: { name: line, enName: '' } };
	return onBoardCosts(voyage, [{ categoryId, adult: 2, child: 0 }], categories, scope);
};
const TOLD = '船上服务费：每人每晚 120 元，套房 160 元';

describe('the service charge of a voyage', () => {
	it('is the one that its own list of extras tells', async () => {
		expect((await costs({ ...detail(TOLD), ...described('<p>服务费每人每晚 99 元</p>') })).charge?.total).toBe(960);
		expect((await costs(detail(TOLD), { categoryId: 'suite' })).charge?.total).toBe(1_280);
	});

	it('is else the one of the cost description', async () =>
		expect(
			(await costs({ ...detail('岸上观光'), ...described(`<h2>未包含</h2><ul><li>${TOLD}；四周岁以下免收。</li></ul>`) })).charge
				?.total,
		).toBe(960));

	it('is else that of the settings, and unknown without one', async () => {
		expect((await costs(detail('岸上观光'), { setting: 100 })).charge).toMatchObject({ total: 800 });
		expect((await costs(detail('岸上观光'))).charge).toBeNull();
	});

	it('is unknown, whatever the settings say, where upstream doesn’t answer', async () => {
		expect((await costs({}, { setting: 100 })).charge).toBeNull();
		expect((await costs({ ...detail(), 'GET /openapi/cruise/policy/{type}': refuse }, { setting: 100 })).charge).toBeNull();
	});

	it('is unknown where the suite’s differs and the category isn’t known', async () =>
		expect((await costs(detail(TOLD), { categoryId: 'other' })).charge).toBeNull());
});

it('Japan’s departure tax is told for voyages that call at a port of Japan, and for no others', async () => {
	expect((await costs(detail())).japan).toBe(true);
	expect((await costs(detail(), { line: '上海-济州-上海' })).japan).toBe(false);
	expect((await costs({ ...detail(), 'GET /openapi/cruise/port/{id}': refuse })).japan).toBe(false);
});
