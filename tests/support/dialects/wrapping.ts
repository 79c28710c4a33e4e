import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { asIs, type Convention, type Writing } from './convention.ts';
import { BARE } from './ids.ts';

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a list of rows in which their places mean nothing. `outermost` is false of lists inside other things. */
export type Lists = Convention & { list: (rows: readonly unknown[], outermost: boolean) => unknown };

const paged = (name: string, rowsKey: string, totalKey: string): Lists => ({
	name,
	list: (rows, outermost) => (outermost ? { [rowsKey]: rows, [totalKey]: rows.length } : rows),
});

/** Ids that could be keys of an object, each once. */
function keysOf(rows: readonly unknown[]): string[] | null {
	const ids = rows.map((row) => (isRow(row) ? String(row.id ?? '').replaceAll(BARE, '') : ''));
	return ids.every(Boolean) && new Set(ids).size === ids.length ? ids : null;
}

export const LISTS: readonly Lists[] = [
	{ name: 'alone', list: (rows) => rows },
	paged('in a page: rows', 'rows', 'total'),
	paged('in a page: list', 'list', 'totalCount'),
	paged('in a page: records', 'records', 'total'),
	paged('in a page: content', 'content', 'totalElements'),
	paged('in a page: voyageList', 'voyageList', 'count'),
	{
		name: 'PHP’s, with a row filtered out',
		list: (rows) =>
			rows.length > 1 && rows.every(isRow)
				? Object.fromEntries(rows.map((row, at) => [String(at === 0 ? 0 : at + 1), row]))
				: rows,
	},
	{
		name: 'keyed by id',
		list: (rows) => {
			const keys = rows.length > 0 ? keysOf(rows) : null;
			return keys ? Object.fromEntries(keys.map((key, at) => [key, rows[at]])) : rows;
		},
	},
	{ name: 'beside another list', unreadable: true, list: (rows, outermost) => (outermost ? { all: rows, none: [] } : rows) },
	{ name: 'one text', unreadable: true, list: (rows, outermost) => (outermost ? JSON.stringify(rows) : rows) },
];

/** Writes a page of rows. */
export type Pages = Convention & { page: (rows: unknown, total: number) => unknown };

export const PAGES: readonly Pages[] = [
	{ name: 'rows, total', page: (rows, total) => ({ rows, total }) },
	{ name: 'list, totalCount', page: (list, totalCount) => ({ list, totalCount, pageNum: 1 }) },
	{ name: 'records, total', page: (records, total) => ({ current: 1, records, size: 10, total: String(total) }) },
	{ name: 'content, totalElements', page: (content, totalElements) => ({ content, totalElements, last: true }) },
	{ name: 'orderList, count', page: (orderList, count) => ({ orderList, count }) },
	{ name: 'a list alone', page: (rows) => rows },
];

/** Writes the envelope around the data. */
export type Envelopes = Convention & { envelope: (err: number, errMsg: string, data: unknown) => unknown };

export const ENVELOPES: readonly Envelopes[] = [
	{ name: 'plain', envelope: (err, errMsg, data) => ({ err, errMsg, data }) },
	{
		name: 'err as a text, more keys',
		envelope: (err, errMsg, data) => ({ success: err === 0, err: String(err), errMsg, data, ts: 1 }),
	},
	{
		name: 'without null',
		envelope: (err, errMsg, data) => ({ err, ...(errMsg && { errMsg }), ...(data !== null && { data }) }),
	},
	{
		name: 'in another envelope',
		envelope: (err, errMsg, data) => ({ err, errMsg, data: err === 0 ? { err, errMsg, data } : null }),
	},
	{ name: 'code, message', unreadable: true, envelope: (code, message, data) => ({ code, message, data }) },
];

const NAMED: { readonly [N in UpstreamCall]?: string } = {
	'POST /openapi/order/v3/individual': 'orderId',
	'POST /openapi/order/v2/individual': 'orderId',
	'POST /openapi/user/tourist': 'touristId',
	'POST /openapi/user/contact': 'contactId',
};
export const isCreation = (call: UpstreamCall): boolean => call in NAMED;

/** The answer to a call that makes something. */
export const CREATIONS: readonly Writing<unknown, [call: UpstreamCall]>[] = [
	{ name: '{ id }', write: (id) => ({ id }) },
	{ name: '{ orderId }', write: (id, call) => ({ [NAMED[call] ?? 'id']: id }) },
	// A short number alone may be a count of rows.
	{ name: 'the id alone', write: (id) => (String(id).length < 6 ? { id } : id) },
];

/** The rooms that a hold has locked. */
export const LOCKS: readonly Writing<unknown>[] = [
	{ name: '{ rooms }', write: (rooms) => ({ rooms }) },
	{ name: 'rooms alone', write: asIs },
];

/** Prices by category. */
export const PRICES: readonly Writing<Row>[] = [
	{ name: 'by id', write: asIs },
	{
		name: 'a list',
		write: (prices) => Object.entries(prices).map(([categoryId, price]) => ({ categoryId, ...(price as Row) })),
	},
];

/** The answer to a login. */
export const LOGINS: readonly Writing<Row>[] = [
	{ name: 'plain', write: asIs },
	{
		name: 'the member in user',
		write: ({ token, expireAt, status, bindToken, ...user }) => ({ token, expireAt, status, bindToken, user }),
	},
	{ name: 'without expireAt', write: ({ expireAt: _expireAt, ...reply }) => reply },
];
