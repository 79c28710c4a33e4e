const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long an order waits to be paid, and one whose cabins were reserved on request. */
export const PAY_WINDOW = 30 * MINUTE;
export const RESERVED_WINDOW = 24 * HOUR;
/** Suites are confirmed by staff. */
export const CONFIRM_AFTER = 10 * MINUTE;
export const REVIEW_AFTER = 2 * HOUR;
/** Within the 48 hours that are promised (docs/rules.md, refund-time). */
export const REFUND_AFTER = 24 * HOUR;
export const INVOICE_AFTER = 24 * HOUR;
/** A payment that the cashier takes its time with. */
export const SLOW_PAYMENT = 12_000;
/** Days before departure within which nothing can be cancelled here any more. */
export const CANCEL_CLOSED_DAYS = 3;
/** Local time at which ships leave; passengers are let in so long before. */
export const LEAVES_AT = '16:00:00+08:00';
export const BOARDING_BEFORE = 4 * HOUR;
/** How long a boarding pass is being made, and how long the address of its PDF is good. */
export const PASS_MAKING = 3_000;
export const PASS_LINK = 5 * MINUTE;
