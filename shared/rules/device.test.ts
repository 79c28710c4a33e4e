import { describe, expect, it } from 'vitest';
import { deviceOf, isWebView } from './device.ts';

const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const IPAD =
	'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const WECHAT = `${PHONE} MicroMessenger/8.0.50`;
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describe('a device', () => {
	it('follows the browser’s hint, whatever its User-Agent', () => {
		expect(deviceOf({ mobileHint: '?1', userAgent: DESKTOP })).toBe('mobile');
		expect(deviceOf({ mobileHint: '?0', userAgent: IPHONE })).toBe('desktop');
	});

	it.each([
		['iPhone', IPHONE, 'mobile'],
		['Android phone', PHONE, 'mobile'],
		['WeChat', WECHAT, 'mobile'],
		['iPad', IPAD, 'desktop'],
		['Android tablet', TABLET, 'desktop'],
		['desktop', DESKTOP, 'desktop'],
		['nothing', '', 'desktop'],
	])('without a usable hint goes by the User-Agent: %s', (_, userAgent, device) => {
		expect(deviceOf({ userAgent })).toBe(device);
		expect(deviceOf({ mobileHint: 'yes', userAgent })).toBe(device);
	});
});

it.each([
	[IPHONE, false],
	[IPAD, false],
	[PHONE, false],
	[DESKTOP, false],
	[PHONE.replace('Mobile', 'MQQBrowser/14 Mobile'), false],
	[WECHAT, true],
	[IPHONE.replace(' Safari/604.1', ''), true],
	[PHONE.replace('Pixel 9', 'Pixel 9; wv'), true],
	[`${PHONE} QQ/9.0`, true],
	[`${PHONE} CCBWebView`, true],
])('%s is an app’s web view: %s', (userAgent, app) => expect(isWebView(userAgent)).toBe(app));
