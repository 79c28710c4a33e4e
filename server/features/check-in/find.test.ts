import { expect, it } from 'vitest';
import { namesOf } from '#server/composition/members/names.ts';
import { AppError } from '#server/request/errors.ts';
import type { CheckInOrder } from '#shared/catalogue/openapi/check-in.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { findCheckIn } from './check-in.ts';

const person = { lastName: '阿依古丽', firstName: '买买提·艾力', pinyinLastName: 'AYIGULI', pinyinFirstName: 'MAIMAITI AILI' };

it('a name in two fields is shown and found as on its card, where upstream puts the fields together', async () => {
	const onCard = '阿依古丽·买买提·艾力';
	expect(namesOf(person).name).toBe(onCard);
	const { scope } = scopeWith({
		'GET /openapi/order/checkin': ({ name }) => {
			if (name === `${person.lastName}${person.firstName}`) return { id: '7' } as CheckInOrder;
			throw new AppError('upstream-business', 'no such order', { err: ORDER_ERRORS.orderUnknown, shown: '未查询到' });
		},
	});
	const find = (name: string) => findCheckIn({ orderNo: '10000001', name }, scope);
	expect(await find(onCard)).toEqual({ state: 'found', order: '7' });
	expect(await find('阿依古丽·艾力')).toEqual({ state: 'refused', problems: { orderNo: 'notFound' }, message: '未查询到' });
});

it.each([
	['李', '雷', '李雷'],
	['欧阳', '', '欧阳'],
	['', '阿依古丽·艾力', '阿依古丽·艾力'],
])('%j and %j are %s', (lastName, firstName, name) => {
	expect(namesOf({ lastName, firstName, pinyinLastName: '', pinyinFirstName: '' }).name).toBe(name);
});
