import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';

/** The ways to log in. */
export const LOGIN_METHODS = ['sms', 'wechat', 'bank', 'partner'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Returns the way to log in that a call of upstream's serves. */
export function loginMethodOf(name: UpstreamCall): LoginMethod {
	if (name.includes('/wechat/')) return 'wechat';
	if (name.includes('/bocomLogin')) return 'bank';
	return name.includes('/ccb/') ? 'partner' : 'sms';
}
