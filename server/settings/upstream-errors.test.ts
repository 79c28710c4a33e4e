import { expect, it } from 'vitest';
import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { ourNumber, upstreamErrors } from './upstream-errors.ts';

const read = (setting: string) => upstreamErrors.parse(setting);
const faultsOf = (setting: string) => upstreamErrors.safeParse(setting).error?.issues.map(({ message }) => message) ?? [];

it('without a setting upstream’s numbers are ours', () => {
	const numbers = read('');
	for (const number of [UPSTREAM_NOT_FOUND, ...Object.values(ORDER_ERRORS), ...Object.values(LOGIN_ERRORS)])
		expect(ourNumber(numbers, number)).toBe(number);
	expect(ourNumber(numbers, 1001)).toBe(1001);
});

it('another number, or several, become ours', () => {
	const numbers = read('notFound=2001|3404, holdOver=5003');
	expect([2001, 3404].map((number) => ourNumber(numbers, number))).toEqual([UPSTREAM_NOT_FOUND, UPSTREAM_NOT_FOUND]);
	expect(ourNumber(numbers, 5003)).toBe(ORDER_ERRORS.holdOver);
	expect(ourNumber(numbers, LOGIN_ERRORS.codeWrong)).toBe(LOGIN_ERRORS.codeWrong);
});

it('a number that was ours and means something else there is a refusal like any other', () => {
	expect(ourNumber(read('notFound=2001'), UPSTREAM_NOT_FOUND)).toBe(1);
	expect(ourNumber(read('codeExpired=none'), LOGIN_ERRORS.codeExpired)).toBe(1);
	expect(ourNumber(read('notFound=1002,codeWrong=4004'), 1002)).toBe(UPSTREAM_NOT_FOUND);
});

it.each([
	['nowhere=1', 'no failure is called nowhere'],
	['notFound=', 'notFound: numbers from 1 to 9999 but 700, or none'],
	['notFound=700', 'notFound: numbers from 1 to 9999 but 700, or none'],
	['notFound=3003', '3003 stands for two failures; say none for one of them'],
])('%s is a fault of the settings', (setting, fault) => {
	expect(faultsOf(setting)).toEqual([fault]);
});
