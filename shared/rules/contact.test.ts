import { expect, it } from 'vitest';
import { contactProblems, isEmail } from './contact.ts';

it.each([
	['mei@example.com', true],
	['mei.wang+sea@mail.example.cn', true],
	['mei', false],
	['mei@', false],
	['mei@example', false],
	['mei @example.com', false],
	['.mei@example.com', false],
	['mei..wang@example.com', false],
	['mei@-example.com', false],
	[`${'a'.repeat(65)}@example.com`, false],
	['', false],
])('%s can be written to: %j', (email, can) => {
	expect(isEmail(email)).toBe(can);
});

const good = { name: '王小明', mobile: '138 0013 8000', email: '' };
it.each([
	[{}, {}],
	[{ name: ' ' }, { name: 'missing' }],
	[{ name: 'a'.repeat(41) }, { name: 'tooLong' }],
	[{ mobile: '' }, { mobile: 'missing' }],
	[{ mobile: '1380013800' }, { mobile: 'mobile' }],
	[{ email: 'mei@example.com' }, {}],
	[{ email: 'mei' }, { email: 'email' }],
])('a contact with %j has %j', (change, problems) => {
	expect(contactProblems({ ...good, ...change })).toEqual(problems);
});
