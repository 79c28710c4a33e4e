/** A passenger's name as upstream has it. */
export type Named = { lastName: string; firstName: string; pinyinLastName: string; pinyinFirstName: string };

/** The name in Chinese and in the letters of the document; without a Chinese one, the letters serve as both. */
export function namesOf({ lastName, firstName, pinyinLastName, pinyinFirstName }: Named): { name: string; pinyin: string } {
	const pinyin = `${pinyinLastName} ${pinyinFirstName}`.trim();
	return { name: `${lastName}${firstName}` || pinyin, pinyin };
}
