import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';

/** The form of a passenger who is new: nothing filled in. */
export const emptyPassengerForm = (changes: Partial<PassengerForm> = {}): PassengerForm => ({
	id: undefined,
	lastName: '',
	firstName: '',
	pinyinLastName: '',
	pinyinFirstName: '',
	gender: '',
	birthday: '',
	documentType: 'PASSPORT',
	number: '',
	issue: '',
	expiry: '',
	mobilePre: '86',
	mobile: '',
	emergencyPhonePre: '86',
	emergencyPhone: '',
	...changes,
});

/** The form of a passenger in which nothing is missing. */
export const filledPassengerForm = (changes: Partial<PassengerForm> = {}): PassengerForm =>
	emptyPassengerForm({
		lastName: '吕',
		firstName: '若溪',
		pinyinLastName: 'LYU',
		pinyinFirstName: 'RUOXI',
		gender: '0',
		birthday: '1992-07-14',
		number: 'E12345679',
		expiry: '2034-03-09',
		mobile: '13800138000',
		emergencyPhone: '13900139000',
		...changes,
	});
