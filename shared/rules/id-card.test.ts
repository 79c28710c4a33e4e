import { expect, it } from 'vitest';
import { isForeignId, readIdCard } from './id-card.ts';

it.each([
	['11010519491231002X', { birthday: '1949-12-31', gender: 0 }],
	['11010519491231002x', { birthday: '1949-12-31', gender: 0 }],
	['310101199003071234', { birthday: '1990-03-07', gender: 1 }],
	['310101 19900307 1244', { birthday: '1990-03-07', gender: 0 }],
	['３１０１０１１９９００３０７１２３４', { birthday: '1990-03-07', gender: 1 }],
	['110105491231002', { birthday: '1949-12-31', gender: 0 }],
	['110105000229013', null],
	['310101200002291234', { birthday: '2000-02-29', gender: 1 }],
	['310101190002291234', null],
	['310101199013071234', null],
	['310101199003321234', null],
	['31010119900307123', null],
	['3101011990030712345', null],
	['3101011990030712Y4', null],
	['X10101199003071234', null],
	['', null],
])('reads %j as %j', (number, read) => {
	expect(readIdCard(number)).toEqual(read);
});

it.each([
	['X10101199003071234', true],
	['x1010119900307ABCD', true],
	['X1010119900307123', false],
	['Y10101199003071234', false],
	['', false],
])('%j is a foreigner’s identity card: %j', (number, is) => {
	expect(isForeignId(number)).toBe(is);
});
