import type { CallOutput } from '#shared/catalogue/catalogue.ts';

type Passenger = CallOutput<'GET /openapi/user/tourist'>[number];

/** Two adults with passports, and the person to reach about their order, as upstream has them. */
export const mei: Passenger = {
	id: 'mei',
	lastName: '林',
	firstName: '梅',
	pinyinLastName: 'LIN',
	pinyinFirstName: 'MEI',
	gender: 0,
	birthday: '1990-05-01',
	documentType: 'PASSPORT',
	passport: 'E12345678',
	passportIssue: '2022-01-01',
	passportExpiry: '2032-01-01',
	idcard: '',
	mobile: '13800138000',
	mobilePre: '86',
	emergencyPhone: '13900139000',
	emergencyPhonePre: '86',
};
export const lin: Passenger = { ...mei, id: 'lin', gender: 1, passport: 'E87654321', mobile: '13800138001' };
export const CONTACT = { id: 'contact', name: '林梅', mobile: '13800138000', email: 'mei@example.com' };
