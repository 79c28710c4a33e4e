import { AppError } from '#server/request/errors.ts';
import { DEFAULT_DIAL_PREFIX, hasCountry, type MobileNumber } from '#shared/rules/phone.ts';

/** Returns the countries to which upstream sends codes. Throws an `AppError` when they can't be had. */
export type Countries = () => Promise<readonly { code: string }[]>;

const noneWithoutAnswer = (error: unknown): readonly { code: string }[] => {
	if (error instanceof AppError) return [];
	throw error;
};

/**
 * Throws `prefix-not-offered` for a number to which upstream sends no codes (docs/rules.md, sms-prefixes). China's own prefix always
 * passes. While the list can't be had, every country's does: a satellite's or a shared-cost number's doesn't.
 */
export async function mustBeOffered(number: MobileNumber, countries: Countries): Promise<void> {
	if (number.mobilePre === DEFAULT_DIAL_PREFIX) return;
	const offered = await countries().catch(noneWithoutAnswer);
	const isOffered =
		offered.length > 0
			? offered.some(({ code }) => code.replace(/\D/g, '').replace(/^0+/, '') === number.mobilePre)
			: hasCountry(number);
	if (!isOffered) throw new AppError('prefix-not-offered', 'upstream sends no codes there', { field: 'mobilePre' });
}
