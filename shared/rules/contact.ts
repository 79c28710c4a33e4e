import { DEFAULT_DIAL_PREFIX, isMobile, readMobile } from './phone.ts';

export type ContactDraft = { name: string; mobile: string; email: string };
type ContactProblem = 'missing' | 'tooLong' | 'mobile' | 'email';
export type ContactProblems = Partial<Record<keyof ContactDraft, ContactProblem>>;

const NAME_LENGTH = 40;
const EMAIL_LENGTH = 254;
const EMAIL = /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** True for the form of an e-mail address. */
export const isEmail = (typed: string): boolean =>
	typed.length <= EMAIL_LENGTH && EMAIL.test(typed) && !/^\.|\.\.|\.@/.test(typed);

/** Returns the problems of a contact by field. An e-mail address may be left out. */
export function contactProblems({ name, mobile, email }: ContactDraft): ContactProblems {
	const problems: ContactProblems = {};
	if (!name.trim()) problems.name = 'missing';
	else if (name.trim().length > NAME_LENGTH) problems.name = 'tooLong';
	if (!mobile.trim()) problems.mobile = 'missing';
	else if (!isMobile(readMobile(mobile), DEFAULT_DIAL_PREFIX)) problems.mobile = 'mobile';
	if (email.trim() && !isEmail(email.trim())) problems.email = 'email';
	return problems;
}
