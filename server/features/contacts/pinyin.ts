import { pinyin as read } from 'pinyin-pro';
import type { Handler } from '#server/handler.ts';
import { chineseName, latinName, latinNameProblem } from '#shared/rules/names.ts';

const HAN = /\p{Script=Han}/u;
/** Surnames that `pinyin-pro` reads as words. */
const SURNAMES: Readonly<Record<string, string>> = {
	...{ 贠: 'yun', 种: 'chong', 重: 'chong', 佴: 'nai', 祭: 'zhai', 秘: 'bi', 黑: 'he', 么: 'yao', 炅: 'gui', 藏: 'zang' },
	...{ 俟: 'qi', 角: 'jue', 洗: 'xian', 单于: 'chanyu' },
};

/**
 * Returns a name in capital letters without spaces, as passports write it: a dot has no letter. Empty where a character has no
 * known reading, or where the form's rules would refuse the name.
 */
function inPassport(typed: string, surname: 'all' | 'off'): string {
	const name = chineseName(typed);
	if (!HAN.test(name)) return '';
	const known = surname === 'all' ? SURNAMES[name] : undefined;
	const letters = known ?? read(name, { toneType: 'none', type: 'array', v: true, surname }).join('');
	const proposal = latinName(letters.replaceAll('v', 'ü').replaceAll('·', ''), name);
	return latinNameProblem(proposal) ? '' : proposal;
}

/** `POST /pinyin`: a proposal, which the visitor must compare with the passport. */
export const pinyin: Handler<'POST /pinyin'> = async ({ lastName, firstName }) => ({
	lastName: inPassport(lastName, 'all'),
	firstName: inPassport(firstName, 'off'),
});
