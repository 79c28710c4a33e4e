import { pinyin as read } from 'pinyin-pro';
import type { Handler } from '#server/handler.ts';
import { plainPinyin } from '#shared/rules/passenger.ts';

const HAN = /\p{Script=Han}/u;

/** In capitals and in one piece, as passports write it; surnames are read as surnames (仇 QIU, 单 SHAN). */
const inPassport = (name: string, surname: 'all' | 'off'): string =>
	HAN.test(name)
		? plainPinyin(read(name, { toneType: 'none', type: 'array', v: true, surname }).join('').replaceAll('v', 'ü'))
		: '';

/** `POST /pinyin`: a proposal, always to be checked against the passport. */
export const pinyin: Handler<'POST /pinyin'> = async ({ lastName, firstName }) => ({
	lastName: inPassport(lastName.trim(), 'all'),
	firstName: inPassport(firstName.trim(), 'off'),
});
