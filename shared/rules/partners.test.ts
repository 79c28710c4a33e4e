import { describe, expect, it } from 'vitest';
import { type Partner, partnerOf, partnerParameters } from './partners.ts';

const bank: Partner = {
	name: 'bank',
	query: { platform: ['bank'], channel: ['b1', 'b2'] },
	userAgent: ['BankApp'],
	bridge: 'Bank.native',
	parameters: ['ticket', 'user'],
};
const other: Partner = { name: 'other', query: { platform: ['other'] }, userAgent: [], bridge: null, parameters: ['t'] };
const plain = { search: '', userAgent: 'Mozilla/5.0', hasBridge: () => false };

describe('partnerOf', () => {
	it.each([
		{ what: 'a plain browser', by: {}, name: undefined },
		{ what: 'a query value', by: { search: '?platform=bank' }, name: 'bank' },
		{ what: 'another value of another parameter', by: { search: '?a=1&channel=b2' }, name: 'bank' },
		{ what: 'a value of no partner', by: { search: '?platform=bank2' }, name: undefined },
		{ what: 'a value in the wrong case', by: { search: '?platform=BANK' }, name: undefined },
		{ what: 'a repeated parameter', by: { search: '?platform=x&platform=other' }, name: 'other' },
		{ what: 'the user agent in any case', by: { userAgent: 'Mozilla/5.0 bankapp/3.1' }, name: 'bank' },
		{ what: 'the bridge', by: { hasBridge: (path: string) => path === 'Bank.native' }, name: 'bank' },
	])('by $what: $name', ({ by, name }) => {
		expect(partnerOf([bank, other], { ...plain, ...by })?.name).toBe(name);
	});
});

describe('partnerParameters', () => {
	it('takes the parameters of the table and no others', () => {
		expect(partnerParameters(bank, '?ticket=a%2Bb&user=&x=1&platform=bank')).toEqual({ ticket: 'a+b' });
		expect(partnerParameters(bank, '?platform=bank')).toBeNull();
	});
});
