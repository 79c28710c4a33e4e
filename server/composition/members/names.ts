/** A passenger's name as upstream has it. */
export type Named = { lastName: string; firstName: string; pinyinLastName: string; pinyinFirstName: string };

/** The name in Chinese and in the letters of the document; where a part of the Chinese one is missing, the whole in letters serves as both. */
export function namesOf({ lastName, firstName, pinyinLastName, pinyinFirstName }: Named): { name: string; pinyin: string } {
	const pinyin = `${pinyinLastName} ${pinyinFirstName}`.trim();
	const written = `${lastName}${firstName}`;
	const isWhole = (lastName && firstName) || !(pinyinLastName && pinyinFirstName);
	return { name: (isWhole && written) || pinyin, pinyin };
}
