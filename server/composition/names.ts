/** Somebody by name, as upstream tells it. */
export type Named = { lastName: string; firstName: string; pinyinLastName: string; pinyinFirstName: string };

/** Somebody's name as it is written and in the letters of the document; without the former, the letters serve as both. */
export function namesOf({ lastName, firstName, pinyinLastName, pinyinFirstName }: Named): { name: string; pinyin: string } {
	const pinyin = `${pinyinLastName} ${pinyinFirstName}`.trim();
	return { name: `${lastName}${firstName}` || pinyin, pinyin };
}
