import { addMonths } from './dates.ts';

/** Documents should stay valid this many months after a voyage ends (docs/rules.md, document-expiry). */
const VALID_MONTHS = 6;

/** The day until which documents should be valid, for a voyage that ends on the day `back`. A document that expires sooner gets a warning. */
export const documentsUntil = (back: string): string => addMonths(back, VALID_MONTHS);
