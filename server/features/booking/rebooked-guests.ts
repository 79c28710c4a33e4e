import { namesOf } from '#server/composition/members/names.ts';
import type { ContactView, PassengerView } from '#shared/catalogue/bff/contacts.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { maskMobile } from '#shared/rules/phone.ts';

/**
 * Returns the member's saved passengers who travel in an order, cabin by cabin. They are the same by name and birthday: the document may be a new one.
 */
export function savedPassengersOf({ persons }: Pick<OrderDetail, 'persons'>, saved: readonly PassengerView[]): PassengerView[] {
	const byCabin = persons.toSorted((one, other) => (one.cabin ?? 0) - (other.cabin ?? 0));
	const found = byCabin.flatMap((person) => {
		const { name, pinyin } = namesOf(person);
		return saved.find((one) => one.birthday === person.birthday && one.name === name && one.pinyin === pinyin) ?? [];
	});
	return [...new Set(found)];
}

/** Returns the id of the member's saved contact who is an order's contact; null when none is. */
export function savedContactOf({ contact }: Pick<OrderDetail, 'contact'>, saved: readonly ContactView[]): string | null {
	if (!contact) return null;
	const { name, mobile } = contact;
	return saved.find((one) => one.name === name && one.mobileMasked === maskMobile(mobile))?.id ?? null;
}
