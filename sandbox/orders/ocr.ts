import { createHash } from 'node:crypto';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { SandboxError } from '../errors.ts';

const SMALLEST = 500;

/** Makes a passenger from a passport's picture: the same picture always gives the same passenger. Tiny pictures can't be read. */
export function readPassport(image: string) {
	const bytes = Buffer.from(image, 'base64');
	if (bytes.length < SMALLEST) throw new SandboxError(ORDER_ERRORS.ocrUnreadable, '未能识别证件，请重新拍摄或手动填写');
	const digits = BigInt(`0x${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`)
		.toString()
		.padStart(7, '0')
		.slice(-7);
	return {
		lastName: '周',
		firstName: '子衿',
		pinyinLastName: 'ZHOU',
		pinyinFirstName: 'ZIJIN',
		gender: 0,
		birthday: '1992-06-15',
		passport: `EJ${digits}`,
		passportIssue: '2023-03-20',
		passportExpiry: '2033-03-19',
	};
}
