import { expect, it } from 'vitest';
import { PAY_METHODS, type PayMethod } from '#shared/constants.ts';
import type { Device } from '#shared/rules/device.ts';
import { firstMethod, isWechat, payMethods } from './pay-methods.ts';

it.each<[Device, boolean, readonly PayMethod[], readonly PayMethod[]]>([
	['desktop', false, PAY_METHODS, ['wechat', 'alipay', 'union']],
	['mobile', false, PAY_METHODS, ['wxmini', 'alipay', 'union']],
	['mobile', false, ['union', 'wechat'], ['wechat', 'union']],
	['mobile', true, PAY_METHODS, ['wxmini', 'union']],
	['desktop', true, PAY_METHODS, ['wxmini', 'union']],
	['mobile', false, ['alipay'], ['alipay']],
	['mobile', false, ['wechat'], ['wechat']],
	['desktop', false, [], []],
])('on a %s (WeChat: %s) of %j are offered %j', (device, inWechat, taken, offered) => {
	expect(payMethods(taken, device, inWechat)).toEqual(offered);
});

it.each<[PayMethod | null, PayMethod]>([
	[null, 'wxmini'],
	['union', 'union'],
	['wechat', 'wxmini'],
])('who paid by %s begins with %s on a phone', (last, first) => {
	expect(firstMethod(payMethods(PAY_METHODS, 'mobile', false), last)).toBe(first);
});

it.each([
	['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.50', true],
	['Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile Safari/537.36', false],
	['', false],
])('%s is WeChat: %s', (userAgent, is) => {
	expect(isWechat(userAgent)).toBe(is);
});
