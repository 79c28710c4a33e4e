import type { PayMethod } from '#shared/constants.ts';
import type { Device } from '#shared/rules/device.ts';

/** Who is paid through, in the order in which they stand: WeChat has a way for each device. */
export const PAY_BRANDS = { wxmini: 'wechat', wechat: 'wechat', alipay: 'alipay', union: 'union' } as const satisfies Record<
	PayMethod,
	string
>;

/**
 * The methods of payment that work on this device, the first of a brand alone: phones jump into WeChat's mini-program, and save a code only where
 * there is no other way; other screens show a code to scan; within WeChat Alipay is closed.
 */
const WORKS: Record<Device | 'wechat', readonly PayMethod[]> = {
	desktop: ['wechat', 'alipay', 'union'],
	mobile: ['wxmini', 'wechat', 'alipay', 'union'],
	wechat: ['wxmini', 'union'],
};

/** The methods to offer, of those that the order takes; all of these when none would work here. */
export function payMethods(taken: readonly PayMethod[], device: Device, inWechat: boolean): readonly PayMethod[] {
	const works = WORKS[inWechat ? 'wechat' : device].filter((method) => taken.includes(method));
	const brands = works.map((method) => PAY_BRANDS[method]);
	const first = works.filter((method, place) => brands.indexOf(PAY_BRANDS[method]) === place);
	return first.length > 0 ? first : taken;
}

/** The method to begin with: the one that the member paid by the last time, by what it is called on this device. */
export const firstMethod = (methods: readonly PayMethod[], last: PayMethod | null): PayMethod | undefined =>
	methods.find((method) => last !== null && PAY_BRANDS[method] === PAY_BRANDS[last]) ?? methods[0];

/** Whether a browser is WeChat's own. */
export const isWechat = (userAgent: string): boolean => /\bMicroMessenger\b/i.test(userAgent);
