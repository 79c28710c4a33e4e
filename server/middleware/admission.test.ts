import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { routeOf } from '#server/request/route.ts';
import { LOAD_CLASSES } from '#server/watch/load-class.ts';
import { classOf, createAdmission, isShed } from './admission.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
	({ url, method, headers: { 'user-agent': BROWSER, ...headers } }) as unknown as Request;
const MEMBER = { cookie: 'lang=CN; __Host-sid=s%3Aabc' };
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

describe('the class of a request', () => {
	it.each([
		['a page that is kept once it is made', 'unkept', request('/voyage-search?month=2027-01')],
		['the sitemap', 'unkept', request('/sitemap.xml')],
		['what a browser tells of a visit', 'unkept', request('/api/events', MEMBER, 'POST')],
		['a browser’s report', 'unkept', request('/csp-reports', {}, 'POST')],
		['whatever a crawler reads', 'unkept', request('/login', CRAWLER)],
		['a page for one guest', 'visitor', request('/login')],
		['a link from a bank', 'visitor', request('/?code=abc')],
		['what a guest’s page asks', 'visitor', request('/api/search/count')],
		['a member’s home', 'member', request('/', MEMBER)],
		['a member’s page', 'member', request('/orders', MEMBER)],
		['what a member’s page asks', 'member', request('/api/orders', MEMBER)],
		['a login', 'member', request('/api/openapi/guest/pc/mobile/login', {}, 'POST')],
		['a booking without a session', 'visitor', request('/booking?localId=abc')],
		['a booking', 'booking', request('/booking?localId=abc', MEMBER)],
		['an order being made', 'booking', request('/api/booking/create', MEMBER, 'POST')],
		['a passenger being added', 'booking', request('/api/contacts', MEMBER)],
		['a payment', 'booking', request('/api/order/pay', MEMBER, 'POST')],
		['the way to the cashier', 'booking', request('/pay/go/token', MEMBER)],
		['the way back from it', 'booking', request('/pay/return?id=1', MEMBER)],
	])('%s is “%s”', (_what, expected, asked) => {
		expect(classOf(asked, routeOf(asked.url))).toBe(expected);
	});
});

describe('load is shed', () => {
	const refused = (underWay: number, lateMs: number) => LOAD_CLASSES.filter((of) => isShed(of, { underWay, lateMs }));

	it('class by class, a booking last of all (R-29)', () => {
		expect(refused(8, 100)).toEqual(['ahead']);
		expect(refused(16, 250)).toEqual(['ahead', 'unkept']);
		expect(refused(24, 500)).toEqual(['ahead', 'unkept', 'visitor']);
		expect(refused(40, 1_000)).toEqual(['ahead', 'unkept', 'visitor', 'member']);
		expect(refused(80, 2_000)).toEqual(['ahead', 'unkept', 'visitor', 'member', 'booking']);
	});

	it('not for one slow moment, and not for a slow backend', () => {
		expect(refused(7, 10_000)).toEqual([]);
		expect(refused(10_000, 99)).toEqual([]);
		expect(refused(15, 10_000)).toEqual(['ahead']);
		expect(refused(10_000, 249)).toEqual(['ahead']);
	});

	it('by the number of unanswered requests, and each refusal is counted', () => {
		const shed = vi.fn();
		let lateMs = 0;
		const { admit } = createAdmission({ lateMs: () => lateMs, watch: { shed } });
		const begin = (url = '/api/search/count') => {
			const response = new EventEmitter();
			const refused = vi.fn();
			admit(request(url), response as unknown as Response, (error) => error && refused(error));
			return { response, refused };
		};
		const begun = Array.from({ length: 24 }, () => begin());
		for (let stream = 0; stream < 10; stream++) begin('/api/login/wechat/events');
		lateMs = 500;
		expect(begin().refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'overloaded' }));
		expect(shed.mock.calls).toEqual([['visitor']]);
		begun[0]?.response.emit('close');
		expect(begin().refused).not.toHaveBeenCalled();
	});

	it('when requests wait longer than they may, while more important ones go first', async () => {
		vi.useFakeTimers({ toFake: ['performance'] });
		const shed = vi.fn();
		const { admit } = createAdmission({ lateMs: () => 0, watch: { shed } });
		const begun: string[] = [];
		const refused: string[] = [];
		const ask = (url: string, headers = {}) =>
			admit(request(url, headers), new EventEmitter() as unknown as Response, (error) => (error ? refused : begun).push(url));
		for (let guest = 0; guest < 24; guest++) ask('/login');
		ask('/booking?localId=a', MEMBER);
		vi.advanceTimersByTime(300);
		ask('/faq');
		ask('/orders', MEMBER);
		expect(refused).toEqual(['/faq']);
		await vi.waitFor(() => expect(begun).toHaveLength(26));
		vi.useRealTimers();
		expect(begun.slice(0, 3)).toEqual(['/booking?localId=a', '/orders', '/login']);
		expect(shed.mock.calls).toEqual([['unkept']]);
	});

	it('also when other requests have delayed it for twice as long as it may wait', async () => {
		vi.useFakeTimers({ toFake: ['performance'] });
		const { admit } = createAdmission({ lateMs: () => 0, watch: { shed: () => {} } });
		const told: (number | string)[] = [];
		for (let guest = 0; guest < 20; guest++)
			admit(request('/faq'), new EventEmitter() as unknown as Response, (error) =>
				told.push(error instanceof AppError ? error.code : 'begun'),
			);
		vi.advanceTimersByTime(500);
		await vi.waitFor(() => expect(told).toHaveLength(20));
		vi.useRealTimers();
		expect(new Set(told)).toEqual(new Set(['overloaded']));
	});
});
