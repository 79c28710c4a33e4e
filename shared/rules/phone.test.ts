import { expect, it } from 'vitest';
import { canonicalNumber, isMobile, maskMobile, readMobile } from './phone.ts';

it.each([
	['13800138000', '86', '13800138000'],
	['013800138000', '86', '13800138000'],
	['+86 0138 0013 8000', '86', '13800138000'],
	['013800138', '86', '013800138'],
	['138 0013 8000', '86', '13800138000'],
	['138-0013-8000', '86', '13800138000'],
	['+86 138 0013 8000', '86', '13800138000'],
	['0086 13800138000', '86', '13800138000'],
	['１３８００１３８０００', '86', '13800138000'],
	['(0)20 7946 0958', '44', '02079460958'],
	['+44 7911 123456', '44', '7911123456'],
	['+44 7911 123456', '86', '+447911123456'],
	['86138', '86', '86138'],
	['138o0138000', '86', '138o0138000'],
	['', '86', ''],
])('reads %j with prefix %s as %j', (typed, prefix, digits) => {
	expect(readMobile(typed, prefix)).toBe(digits);
});

it.each([
	['13800138000', '86', true],
	['1380013800', '86', false],
	['138001380000', '86', false],
	['138o0138000', '86', false],
	['23800138000', '86', false],
	['', '86', false],
	['61234567', '852', true],
	['123', '852', false],
	['1234567890123456', '44', false],
	['+447911123456', '44', false],
])('%j with prefix %s is a mobile number: %j', (digits, prefix, valid) => {
	expect(isMobile(digits, prefix)).toBe(valid);
});

it.each([
	['13812345678', '138****5678'],
	['61234567', '612****4567'],
	['1234', '****34'],
	['', '****'],
])('%j is shown as %j', (digits, masked) => {
	expect(maskMobile(digits)).toBe(masked);
});

it.each([
	['13800138000', '86'],
	['013800138000', '86'],
	['0013800138000', '86'],
	['13800138000', '086'],
	['13800138000', '0086'],
	['13800138000', '+86'],
	['013800138000', '+86'],
	['8613800138000'.slice(1), '8'],
	['3800138000', '861'],
	['008613800138000', '86'],
])('%j with prefix %s is one number of China', (mobile, mobilePre) => {
	expect(canonicalNumber({ mobile, mobilePre })).toEqual({ mobile: '13800138000', mobilePre: '86' });
});

it('a number abroad keeps its digits: in some countries it begins with a zero', () => {
	expect(canonicalNumber({ mobile: '0712345678', mobilePre: '00225' })).toEqual({ mobile: '0712345678', mobilePre: '225' });
});
