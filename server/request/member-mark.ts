import { createHmac } from 'node:crypto';
import { AppError } from './errors.ts';
import type { Identity } from './identity.ts';

/** Returns a member's mark, which pages carry instead of the id (docs/rules.md, whose-page). Without the secret no id has a known mark. */
export const markOf = (memberId: string, secret: string): string =>
	createHmac('sha256', secret).update(`mark ${memberId}`).digest('base64url').slice(0, 12);

/** True when a request comes from the page of another member than the one who is logged in. A guest's page carries no mark. */
export const isOthers = (sent: unknown, { member, marks }: Pick<Identity, 'member' | 'marks'>): boolean =>
	typeof sent === 'string' && sent !== '' && member !== null && !marks.includes(sent);

/** Throws `other-member` for a request from another member's page. */
export function mustBeOwn(sent: unknown, identity: Identity): void {
	if (isOthers(sent, identity)) throw new AppError('other-member', "another member's page");
}
