import { isDay } from './dates.ts';
import { plainText } from './typed-text.ts';

const YEAR_FIRST = /^(\d{4})[-/. 年]{1,3}(\d{1,2})[-/. 月]{1,3}(\d{1,2}) ?[日号]?$/;
const YEAR_LAST = /^(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{4})$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * Returns a date that was written elsewhere as `YYYY-MM-DD`: 1990-01-02, 1990年1月2日, 19900102, 02/01/1990. Without the year first the day
 * comes first, unless only the other order is a day. Returns the empty string for any other text.
 */
export function readDate(typed: string): string {
	const text = plainText(typed);
	const dayOf = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const [, year, month, day] = YEAR_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
	const [, first, second, last] = YEAR_LAST.exec(text) ?? [];
	return [dayOf(year, month, day), dayOf(last, second, first), dayOf(last, first, second)].find(isDay) ?? '';
}
