import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { asIs, type Convention, type Writing } from './convention.ts';
import { BARE } from './ids.ts';

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a list of rows in which their places mean nothing; `paged`: a reply that is a list comes in the dialect's page. */
export type Lists = Convention & { paged?: true; list: (rows: readonly unknown[], outermost: boolean) => unknown };

/** Ids that could be keys of an object, each once. */
function keysOf(rows: readonly unknown[]): string[] | null {
	const ids = rows.map((row) => (isRow(row) && !isRow(row.id) ? String(row.id ?? '').replaceAll(BARE, '') : ''));
	return ids.every(Boolean) && new Set(ids).size === ids.length ? ids : null;
}

export const LISTS: readonly Lists[] = [
	{ name: 'alone', list: (rows) => rows },
	{ name: 'in pages', paged: true, list: (rows) => rows },
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
	{ name: 'rows, count', page: (rows, count) => ({ count, rows }) },
	{ name: 'a name of its own', page: (orderList, count) => ({ orderList, count }) },
	{ name: 'items, totalCount', page: (items, totalCount) => ({ totalCount, items }) },
	{
		name: 'PageHelper’s',
		page: (list, total) => ({ total, list, pageNum: 1, pageSize: 10, pages: 1, isLastPage: true, navigatepageNums: [1] }),
	},
	{
		name: 'MyBatis-Plus’s',
		page: (records, total) => ({ records, total: String(total), size: 10, current: 1, orders: [], searchCount: true }),
	},
	{
		name: 'Spring Data’s',
		page: (content, totalElements) => ({ content, pageable: { sort: { sorted: false } }, totalElements, last: true, size: 10 }),
	},
	{
		name: 'Laravel’s',
		page: (data, total) => ({ current_page: 1, data, links: [{ url: null, active: false }], per_page: 10, total }),
	},
	{ name: 'a list alone', page: (rows) => rows },
];

/** Writes the names of all keys. Those with other signs than letters are ids, or a library's; PHP's time is known by its own. */
const renamed = (name: (key: string) => string) =>
	function write(value: unknown): unknown {
		if (Array.isArray(value)) return value.map(write);
		if (!isRow(value) || 'timezone' in value) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, inner]) => [/^[a-z][A-Za-z]*$/.test(key) ? name(key) : key, write(inner)]),
		);
	};

export const NAMES: readonly Writing<unknown>[] = [
	{ name: 'orderNo', write: asIs },
	{ name: 'OrderNo', write: renamed((key) => key.charAt(0).toUpperCase() + key.slice(1)) },
	{ name: 'order_no', write: renamed((key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) },
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
