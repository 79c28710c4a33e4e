import { DEFAULT_DIAL_PREFIX, isMobile, readNumber } from './phone.ts';
import { characterCount, hasMarkup, plainEmail, visibleText } from './typed-text.ts';

export type ContactDraft = { name: string; mobile: string; email: string };
type ContactProblem = 'missing' | 'tooLong' | 'characters' | 'mobile' | 'email';
export type ContactProblems = Partial<Record<keyof ContactDraft, ContactProblem>>;

const NAME_LENGTH = 40;
const EMAIL_LENGTH = 254;
const EMAIL = /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** True for the form of an e-mail address, as it is kept. */
export const isEmail = (email: string): boolean =>
	email.length <= EMAIL_LENGTH && EMAIL.test(email) && !/^\.|\.\.|\.@/.test(email);

/** Returns a contact as it is kept. Its number is one of mainland China: upstream has no prefix of a contact. */
export const keptContact = ({ name, mobile, email }: ContactDraft): ContactDraft => ({
	name: visibleText(name),
	mobile: readOwnNumber(mobile).mobile,
	email: plainEmail(email),
});

const readOwnNumber = (mobile: string) => readNumber({ mobile, mobilePre: DEFAULT_DIAL_PREFIX });

/** Returns the problems of a contact by field. An e-mail address may be left out. */
export function contactProblems(draft: ContactDraft): ContactProblems {
	const { name, mobile, email } = keptContact(draft);
	const number = readOwnNumber(draft.mobile);
	const problems: ContactProblems = {};
	if (!name) problems.name = 'missing';
	else if (hasMarkup(name)) problems.name = 'characters';
	else if (characterCount(name) > NAME_LENGTH) problems.name = 'tooLong';
	if (!mobile) problems.mobile = 'missing';
	else if (number.mobilePre !== DEFAULT_DIAL_PREFIX || !isMobile(number)) problems.mobile = 'mobile';
	if (email && !isEmail(email)) problems.email = 'email';
	return problems;
}
