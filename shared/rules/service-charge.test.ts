import { describe, expect, it } from 'vitest';
import { readServiceRates, type ServiceRates, serviceCharge } from './service-charge.ts';

const rates = (each: number, suite: number | null = null, freeUnder: number | null = null): ServiceRates => ({
	each,
	suite,
	freeUnder,
});

describe('the service charge in a text of what the price doesn’t cover', () => {
	it.each<[string, ServiceRates]>([
		['船上服务费：每人每晚 120 元，套房 160 元，四周岁以下免收，离船前从房卡账户结算', rates(120, 160, 4)],
		['船上服务费：每人每晚 120 元，套房 160 元；四周岁以下免收。', rates(120, 160, 4)],
		['服务费每人每晚约￥105.5', rates(105.5)],
		['服务费：１２０元／人／晚，离船前支付', rates(120)],
		['服务费：人民币 120 元/晚/人（套房人民币 160 元/晚/人）', rates(120, 160)],
		['每晚每位 CNY 120 的服务费，未满3周岁的儿童免费', rates(120, null, 3)],
	])('is read: %s', (text, read) => expect(readServiceRates(['岸上观光', text])).toEqual(read));

	it.each([
		'服务费每人每晚 16 美元',
		'服务费每人每晚 120 元起',
		'服务费每人每晚 120 元，儿童减半',
		'服务费每人每晚 120 元，第三位免收',
		'服务费每人每晚 120 元，套房另计',
		'内舱房服务费每人每晚 100 元，阳台房每人每晚 120 元',
		'海景房服务费每人每晚 120 元',
		'服务费：13 岁以下每人每晚 60 元，成人每人每晚 120 元',
		'服务费 120 元',
		'服务费 15%',
		'服务费每人每晚 0 元',
		'船上服务费登船后支付',
		'每人每晚 120 元',
	])('is unknown where it isn’t certain: %s', (text) => expect(readServiceRates([text])).toBeNull());

	it('is unknown where two texts tell it, and is found beside one that tells no amount', () => {
		const told = '服务费每人每晚 120 元';
		expect(readServiceRates([told, '服务费每人每晚 130 元'])).toBeNull();
		expect(readServiceRates([told, '额度不抵船上服务费'])).toEqual(rates(120));
	});
});

describe('the service charge of a party', () => {
	const couple = { adult: 2, child: 0, suite: false };

	it('is nights × people × the rate', () =>
		expect(serviceCharge(rates(120), 4, [couple])).toEqual({
			total: 960,
			nights: 4,
			parts: [{ each: 120, people: 2 }],
			freeUnder: null,
		}));

	it('is exact to the fen', () => expect(serviceCharge(rates(105.55), 3, [couple])?.total).toBe(633.3));

	it('has the suite’s rate for people in suites, where one is told', () => {
		const cabins = [couple, { ...couple, suite: true }, couple];
		expect(serviceCharge(rates(120, 160), 4, cabins)).toMatchObject({
			total: 3_200,
			parts: [
				{ each: 120, people: 4 },
				{ each: 160, people: 2 },
			],
		});
		expect(serviceCharge(rates(120), 4, cabins)?.parts).toEqual([{ each: 120, people: 6 }]);
	});

	it('counts children, whose age isn’t known, and tells the age below which they are free', () => {
		const family = { adult: 2, child: 1, suite: false };
		expect(serviceCharge(rates(120, null, 4), 4, [family])).toMatchObject({ total: 1_440, freeUnder: 4 });
		expect(serviceCharge(rates(120, null, 4), 4, [couple])?.freeUnder).toBeNull();
	});

	it.each<[string, ReturnType<typeof serviceCharge>]>([
		['without a rate', serviceCharge(null, 4, [couple])],
		['without cabins', serviceCharge(rates(120), 4, [])],
		['without a night', serviceCharge(rates(120), 0, [couple])],
		['in a cabin that may be a suite', serviceCharge(rates(120, 160), 4, [{ ...couple, suite: null }])],
	])('is unknown, and never 0, %s', (_, charge) => expect(charge).toBeNull());
});
