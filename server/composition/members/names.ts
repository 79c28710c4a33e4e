import { joinedName } from '#shared/rules/names.ts';

export type Named = { lastName: string; firstName: string; pinyinLastName: string; pinyinFirstName: string };

/**
 * Returns the Chinese name and the name in Latin letters. When a part of the Chinese name is missing, the Latin one is used for
 * both.
 */
export function namesOf({ lastName, firstName, pinyinLastName, pinyinFirstName }: Named): { name: string; pinyin: string } {
	const pinyin = `${pinyinLastName} ${pinyinFirstName}`.trim();
	const written = joinedName(lastName, firstName);
	const isWhole = (lastName && firstName) || !(pinyinLastName && pinyinFirstName);
	return { name: (isWhole && written) || pinyin, pinyin };
}
