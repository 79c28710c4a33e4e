import { addDays, addMonths } from '#shared/rules/dates.ts';
import { lastCharacter } from '#shared/rules/id-card.ts';
import type { Database } from '../storage/database.ts';

type Member = { id: number; mobile: string; mobilePre: string };

const base = {
	documentType: 'PASSPORT',
	passport: '',
	passportIssue: '',
	passportExpiry: '',
	idcard: '',
	emergencyPhonePre: '86',
};

const idCardOf = (digits: string): string => digits + lastCharacter(digits);

/** Gives a member a family to sail with: two adults, one of them with a passport that expires soon, a child, and a parent with an identity card. */
export function seedMemberContacts(
	{ db, today }: { db: Database; today: string },
	{ id: memberId, mobile, mobilePre }: Member,
): void {
	const tail = String(memberId).padStart(4, '0').slice(-4);
	const person = (names: [string, string, string, string], rest: Record<string, string | number>) => {
		const [lastName, firstName, pinyinLastName, pinyinFirstName] = names;
		return { memberId, lastName, firstName, pinyinLastName, pinyinFirstName, ...base, mobile, mobilePre, ...rest };
	};
	db.insert('tourist', [
		person(['林', '知远', 'LIN', 'ZHIYUAN'], {
			gender: 1,
			birthday: '1986-05-12',
			passport: `E6021${tail}`,
			passportIssue: addDays(today, -900),
			passportExpiry: addMonths(today, 90),
			emergencyPhone: '13900005678',
		}),
		person(['沈', '若溪', 'SHEN', 'RUOXI'], {
			gender: 0,
			birthday: '1988-09-03',
			passport: `E7135${tail}`,
			passportIssue: addMonths(today, -116),
			passportExpiry: addMonths(today, 4),
			emergencyPhone: '13900005678',
		}),
		person(['林', '小舟', 'LIN', 'XIAOZHOU'], {
			gender: 1,
			birthday: addDays(addMonths(today, -12 * 8), 40),
			passport: `E8246${tail}`,
			passportIssue: addMonths(today, -20),
			passportExpiry: addMonths(today, 40),
			emergencyPhone: '13900005678',
		}),
		person(['沈', '国栋', 'SHEN', 'GUODONG'], {
			gender: 1,
			birthday: '1957-03-07',
			documentType: 'ID_CARD',
			idcard: idCardOf(`31010119570307${tail.slice(0, 2)}1`),
			mobile: '13700002468',
			mobilePre: '86',
			emergencyPhone: mobile,
		}),
	]);
	db.insert('contact', [
		{ memberId, name: '林知远', mobile, email: 'lin@example.com' },
		{ memberId, name: '沈若溪', mobile: '13900005678', email: '' },
	]);
}
