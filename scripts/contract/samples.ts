/** A contact and a passenger that are added, changed and removed. */
export const CONTACT = { name: 'Contract', mobile: '13800000000', email: 'contract@example.com' };
export const PASSENGER = {
	lastName: '测',
	firstName: '试',
	pinyinLastName: 'CE',
	pinyinFirstName: 'SHI',
	gender: 1,
	birthday: '1988-07-09',
	documentType: 'PASSPORT',
	passport: 'E00000001',
	passportIssue: '2024-01-02',
	passportExpiry: '2034-01-01',
	mobile: '13800000000',
	emergencyPhone: '13800000001',
} as const;
