import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#server/request/errors.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import type { Corrections } from './correction.ts';

/** A list with a thing that was saved under an id, or without one that was removed (null). */
function withSaved<T extends { id: string }>(rows: readonly T[], thing: T | null, id: string): T[] | null {
	const known = rows.find((row) => row.id === id);
	if (thing === null) return known ? rows.filter((row) => row.id !== id) : null;
	if (!known) return [...rows, thing];
	return isDeepStrictEqual(known, thing) ? null : rows.map((row) => (row.id === id ? thing : row));
}

/** A thing as saved. Throws `not-found` for one that was removed and is still read. */
function savedOne<T>(read: T | null, saved: T | null): T | null {
	if (saved === null && read !== null) throw new AppError('not-found', 'was just removed');
	return isDeepStrictEqual(read, saved) ? null : saved;
}

/** A passenger as saved; null for one who was removed. */
export const passenger: Corrections<Tourist | null> = {
	'GET /openapi/user/tourist': (rows, tourist, { id }) => withSaved(rows, tourist, id),
	'GET /openapi/user/tourist/{id}': savedOne,
};

type Contact = CallOutput<'GET /openapi/user/contact/{id}'>;

/** A contact as saved; null for one who was removed. */
export const contact: Corrections<Contact | null> = {
	'GET /openapi/user/contact': (rows, contact, { id }) => withSaved(rows, contact, id),
	'GET /openapi/user/contact/{id}': savedOne,
};

/** A heart that was set, or taken back. */
export const favourite: Corrections<{ on: boolean }> = {
	'GET /openapi/user/favorite/all': (rows, { on }, { id }) => {
		const others = rows.filter(({ voyageId }) => voyageId !== id);
		const isOn = others.length < rows.length;
		if (isOn === on) return null;
		return on ? [{ voyageId: id }, ...others] : others;
	},
};
