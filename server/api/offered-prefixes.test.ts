import { describe, expect, it } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { type Countries, mustBeOffered } from './offered-prefixes.ts';

const listOf =
	(...codes: string[]): Countries =>
	async () =>
		codes.map((code) => ({ code }));
const away: Countries = async () => {
	throw new AppError('upstream-unavailable', 'away');
};
const isOffered = (mobilePre: string, countries: Countries, mobile = '612345678'): Promise<boolean> =>
	mustBeOffered({ mobilePre, mobile }, countries).then(
		() => true,
		(error) => {
			expect(error).toMatchObject({ code: 'prefix-not-offered', field: 'mobilePre' });
			return false;
		},
	);

describe('upstream offers codes', () => {
	it.each([
		['852', listOf('86', '852'), true],
		['852', listOf('86', '+852'), true],
		['852', listOf('86', '00852'), true],
		['1242', listOf('86', '1-242'), true],
		['85', listOf('86', '852'), false],
		['881', listOf('86', '852'), false],
		['86', listOf('852'), true],
		['86', listOf(), true],
		['86', away, true],
	])('to +%s by its list %#: %o', async (prefix, countries, offered) => {
		expect(await isOffered(prefix, countries)).toBe(offered);
	});

	it.each([
		['an empty list', listOf()],
		['no list', away],
	])('with %s to every country, and to no satellite, shared-cost or premium number', async (_, countries) => {
		for (const prefix of ['852', '1', '44', '234']) expect(await isOffered(prefix, countries)).toBe(true);
		for (const prefix of ['800', '808', '870', '878', '881', '882', '883', '888', '979'])
			expect([prefix, await isOffered(prefix, countries)]).toEqual([prefix, false]);
		expect(await isOffered('8', countries, '81612345678')).toBe(false);
	});
});
