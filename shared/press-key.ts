import { randomId } from './random-id.ts';

/** The hidden field of a form that changes something; it contains the key of the press that sends the form. */
export const PRESS_FIELD = 'press';

/** The header with the key of a press, as in the IETF's draft "The Idempotency-Key HTTP Header Field". */
export const PRESS_HEADER = 'idempotency-key';

/** Makes the key of a press. */
export const newPressKey = (): string => randomId();

/** Returns a press's key as it was sent; undefined for anything else. A short key could be another visitor's too. */
export const readPressKey = (sent: unknown): string | undefined =>
	typeof sent === 'string' && /^[\w-]{22,64}$/.test(sent) ? sent : undefined;
