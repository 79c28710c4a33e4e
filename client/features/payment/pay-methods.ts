import type { PayMethod } from '#shared/constants.ts';
import type { Device } from '#shared/rules/device.ts';

/** The brand of each method, in the order shown: WeChat has a method for each kind of device. */
export const PAY_BRANDS = { wxmini: 'wechat', wechat: 'wechat', alipay: 'alipay', union: 'union' } as const satisfies Record<
	PayMethod,
	string
>;

/**
 * The methods of payment that work on each kind of device, the preferred one of a brand first: phones open WeChat's mini-program, and save a code only
 * without it; other screens show a code to scan; WeChat's own browser blocks Alipay.
 */
const WORKS: Record<Device | 'wechat', readonly PayMethod[]> = {
	desktop: ['wechat', 'alipay', 'union'],
	mobile: ['wxmini', 'wechat', 'alipay', 'union'],
	wechat: ['wxmini', 'union'],
};

/** Returns the methods to offer, one for each brand, of those that the order takes; all of these when none works here. */
export function payMethods(taken: readonly PayMethod[], device: Device, inWechat: boolean): readonly PayMethod[] {
	const works = WORKS[inWechat ? 'wechat' : device].filter((method) => taken.includes(method));
	const brands = works.map((method) => PAY_BRANDS[method]);
	const first = works.filter((method, place) => brands.indexOf(PAY_BRANDS[method]) === place);
	return first.length > 0 ? first : taken;
}

/** Returns the method chosen at first: this device's one of the brand that the member paid by the last time. */
export const firstMethod = (methods: readonly PayMethod[], last: PayMethod | null): PayMethod | undefined =>
	methods.find((method) => last !== null && PAY_BRANDS[method] === PAY_BRANDS[last]) ?? methods[0];

/** True for WeChat's own browser. */
export const isWechat = (userAgent: string): boolean => /\bMicroMessenger\b/i.test(userAgent);
