import { pinyin as read } from 'pinyin-pro';
import type { Handler } from '#server/handler.ts';
import { plainPinyin } from '#shared/rules/passenger.ts';

const HAN = /\p{Script=Han}/u;

/** Returns a name in capital letters without spaces, as passports write it. Surnames have their own readings (仇 QIU, 单 SHAN). */
const inPassport = (name: string, surname: 'all' | 'off'): string =>
	HAN.test(name)
		? plainPinyin(read(name, { toneType: 'none', type: 'array', v: true, surname }).join('').replaceAll('v', 'ü'))
		: '';

/** `POST /pinyin`: a proposal, which the visitor must compare with the passport. */
export const pinyin: Handler<'POST /pinyin'> = async ({ lastName, firstName }) => ({
	lastName: inPassport(lastName.trim(), 'all'),
	firstName: inPassport(firstName.trim(), 'off'),
});
