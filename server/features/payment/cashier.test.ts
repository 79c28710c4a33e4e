import { expect, it } from 'vitest';
import { cashierAddress } from './cashier.ts';

const settings = { hosts: ['cashier.good.test', 'pay.good.test:8443'], sandbox: null, siteUrl: 'https://www.good.test' };
const demo = { ...settings, hosts: [], sandbox: 'http://127.0.0.1:4000' };

it.each([
	['https://cashier.good.test/pay?order=1', 'https://cashier.good.test/pay?order=1'],
	['https://CASHIER.good.test', 'https://cashier.good.test/'],
	['https://pay.good.test:8443/x', 'https://pay.good.test:8443/x'],
	['https://cashier.good.test:443/x', 'https://cashier.good.test/x'],
])('%s is an allowed cashier (T35)', (told, url) => expect(cashierAddress(told, settings)).toBe(url));

it.each([
	['http', 'http://cashier.good.test/pay'],
	['another host', 'https://cashier.good.test.evil.test/'],
	['a host below', 'https://a.cashier.good.test/'],
	['another port', 'https://cashier.good.test:444/'],
	['the host as a name', 'https://cashier.good.test@evil.test/'],
	['a name before the host', 'https://evil@cashier.good.test/'],
	['a script', 'javascript:alert(1)//https://cashier.good.test'],
	['data', 'data:text/html,x'],
	['no scheme', '//cashier.good.test/'],
	['backslashes', 'https:\\\\cashier.good.test'],
	['a line break', 'https://cashier.good.test/\r\nSet-Cookie: a=b'],
	['a tab', 'https://cashier.good\t.test/'],
	['Unicode', 'https://cashier.good.test/支付'],
	['5 KB', `https://cashier.good.test/?${'a'.repeat(5_000)}`],
	['nothing', ''],
	['the sandbox, in production', 'http://127.0.0.1:4000/cashier?token=a'],
])('%s leads nowhere (T35)', (_name, told) => expect(cashierAddress(told, settings)).toBeNull());

it('in a demonstration the site itself shows the sandbox’s cashier, and no other page of the sandbox', () => {
	expect(cashierAddress('http://127.0.0.1:4000/cashier?token=a', demo)).toBe('/cashier?token=a');
	expect(cashierAddress('http://127.0.0.1:4000//evil.test/', demo)).toBeNull();
	expect(cashierAddress('http://127.0.0.1:4001/cashier', demo)).toBeNull();
});
