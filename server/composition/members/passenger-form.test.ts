import { expect, it } from 'vitest';
import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';
import { toForm, toTourist } from './passenger-form.ts';

const form: PassengerForm = {
	lastName: ' 王 ',
	firstName: '小明',
	pinyinLastName: 'wang',
	pinyinFirstName: 'xiao ming',
	gender: '1',
	birthday: '1990-03-07',
	documentType: 'PASSPORT',
	number: 'e1234 5678',
	issue: '',
	expiry: '2030-01-01',
	mobilePre: '86',
	mobile: '+86 138 0013 8000',
	emergencyPhonePre: '86',
	emergencyPhone: '139-0013-9000',
};

it('a passenger is sent to upstream in plain numbers and capital letters, and comes back the same', () => {
	const sent = toTourist(form);
	expect(sent).toMatchObject({
		lastName: '王',
		pinyinLastName: 'WANG',
		pinyinFirstName: 'XIAO MING',
		gender: 1,
		passport: 'E12345678',
		idcard: '',
		mobile: '13800138000',
		emergencyPhone: '13900139000',
	});
	expect(toTourist(toForm({ ...sent, id: '7' }))).toEqual(sent);
});

it('an identity card is kept as one, and has no dates', () => {
	const sent = toTourist({ ...form, documentType: 'ID_CARD', number: '31010119900307123x', expiry: '2030-01-01' });
	expect(sent).toMatchObject({ idcard: '31010119900307123X', passport: '', passportExpiry: '' });
});
