const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The time within which an order must be paid, and that of an order with cabins that were reserved on request. */
export const PAY_WINDOW = 30 * MINUTE;
export const RESERVED_WINDOW = 24 * HOUR;
/** Suites are confirmed by staff. */
export const CONFIRM_AFTER = 10 * MINUTE;
export const REVIEW_AFTER = 2 * HOUR;
/** A refund arrives within the promised 48 hours (docs/rules.md, refund-time). */
export const REFUND_AFTER = 24 * HOUR;
export const INVOICE_AFTER = 24 * HOUR;
/** The delay of a slow payment. */
export const SLOW_PAYMENT = 12_000;
/** Orders can't be cancelled online within so many days before departure. */
export const CANCEL_CLOSED_DAYS = 3;
/** Boarding begins so long before the ship leaves. */
export const BOARDING_BEFORE = 4 * HOUR;
/** The time that a boarding pass takes to be made, and for which the address of its PDF is valid. */
export const PASS_MAKING = 3_000;
export const PASS_LINK = 5 * MINUTE;
