import type { PayMethod } from '#shared/constants.ts';
import type { Device } from '#shared/rules/device.ts';

/** The methods of payment that work on this device: a code is scanned from another screen, the mini-program opens within WeChat only. */
const WORKS: Record<Device | 'wechat', readonly PayMethod[]> = {
	desktop: ['union', 'alipay', 'wechat'],
	mobile: ['union', 'alipay'],
	wechat: ['wxmini', 'union'],
};

/** The methods to offer, of those that the order takes; all of these when none would work here. */
export function payMethods(taken: readonly PayMethod[], device: Device, inWechat: boolean): readonly PayMethod[] {
	const works = WORKS[inWechat ? 'wechat' : device].filter((method) => taken.includes(method));
	return works.length > 0 ? works : taken;
}

/** Whether a browser is WeChat's own. */
export const isWechat = (userAgent: string): boolean => /\bMicroMessenger\b/i.test(userAgent);
