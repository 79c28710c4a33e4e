import { expect, it } from 'vitest';
import { ageGroup, ageOn, hasGuardian, monthsOn } from './passenger-age.ts';

it.each([
	['2000-03-05', '2027-03-04', 26],
	['2000-03-05', '2027-03-05', 27],
	['2004-02-29', '2027-02-27', 22],
	['2004-02-29', '2027-02-28', 23],
	['2027-01-01', '2027-03-05', 0],
])('born on %s one is on %s %i years old', (birthday, day, age) => {
	expect(ageOn(birthday, day)).toBe(age);
});

it.each([
	['2026-09-05', '2027-03-05', 6],
	['2026-09-06', '2027-03-05', 5],
	['2026-08-31', '2027-02-28', 6],
	['2027-03-06', '2027-03-05', -1],
])('born on %s one is on %s %i months old', (birthday, day, months) => {
	expect(monthsOn(birthday, day)).toBe(months);
});

it.each([
	['2026-09-06', 'too-young'],
	['2026-09-05', 'child'],
	['2014-03-06', 'child'],
	['2014-03-05', 'adult'],
	['2027-03-06', 'too-young'],
] as const)('born on %s one sails on 2027-03-05 as %s', (birthday, group) => {
	expect(ageGroup(birthday, '2027-03-05')).toBe(group);
});

it.each([
	[['2009-03-05'], true],
	[['2009-03-06'], false],
	[['2012-01-01', '1980-01-01'], true],
	[['2012-01-01', '2010-01-01'], false],
	[[], false],
])('a cabin of those born on %j has an adult of 18: %j', (birthdays, has) => {
	expect(hasGuardian(birthdays, '2027-03-05')).toBe(has);
});
