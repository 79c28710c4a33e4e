import { gzipSync } from 'node:zlib';
import { FLAGSHIP } from '#shared/constants.ts';
import type { Kind } from '../../scripts/contract/notes.ts';
import { dataAt, type Spoil, textAt } from './spoiling-proxy.ts';

/** A row of a reply. */
export type Row = Record<string, unknown>;
/** `spoil` is missing where an earlier case changes the same answer. */
type Case = { kind: Kind; call: string; fields: string; spoil?: Spoil };

const UUID = '6f1c2b7e-0d5a-4c1e-9a55-3b2f8f0c7d11';
/** Changes each row of the data at a path. */
export const rowsAt = (path: string, change: (row: Row, at: number) => unknown): Spoil =>
	dataAt(path, (rows: Row[]) => rows.map(change));
/** Changes the answers at a path. */
export const answerAt =
	(path: string, change: (answer: Parameters<Spoil>[1]) => Partial<Parameters<Spoil>[1]>): Spoil =>
	(own, answer) =>
		own === path ? { ...answer, ...change(answer) } : answer;

/** Writes a voyage's prices as a list that has two prices of one category. */
function pricedTwice({ prices, ...voyage }: { prices: Record<string, Row> }): Row {
	const rows = Object.entries(prices).map(([categoryId, price]) => ({ categoryId, ...price }));
	return { ...voyage, prices: [...rows, { ...rows[0], personAvg: 1 }] };
}

/** What is unusual in one backend's replies, the calls, and the fields that are named. */
export const CASES: readonly Case[] = [
	{
		kind: 'list-by-key',
		call: 'GET /countrySmsCode',
		fields: '',
		spoil: dataAt('/countrySmsCode', (countries: Row[]) => Object.fromEntries(countries.map((row, at) => [at * 2, row]))),
	},
	{
		kind: 'byte-order-mark',
		call: 'GET /countrySmsCode',
		fields: '',
		spoil: textAt('/countrySmsCode', (text) => `\ufeff${text}`),
	},
	{
		kind: 'other-charset',
		call: 'GET /voyage/days',
		fields: 'GBK',
		spoil: answerAt('/voyage/days', () => ({ headers: { 'content-type': 'application/json; charset=GBK' } })),
	},
	{
		kind: 'not-utf-8',
		call: 'GET /management/qa',
		fields: '',
		spoil: answerAt('/management/qa', ({ body }) => ({
			body: Buffer.from(body.toString('latin1').replace('"title":"', '"title":"\xc4\xfa'), 'latin1'),
		})),
	},
	{
		kind: 'packed-twice',
		call: 'GET /voyage/hots',
		fields: '',
		spoil: answerAt('/voyage/hots', ({ body }) => ({ body: gzipSync(body) })),
	},
	{
		kind: 'empty-body',
		call: 'GET /voyage/activity/first',
		fields: '',
		spoil: answerAt('/voyage/activity/first', () => ({ status: 204, body: Buffer.alloc(0) })),
	},
	{
		kind: 'inner-envelope',
		call: 'GET /cruise/subcategory/all',
		fields: '',
		spoil: textAt('/cruise/subcategory/all', (text) => `{"err":0,"errMsg":"","data":${text}}`),
	},
	{
		kind: 'wide-id',
		call: 'GET /management/guide',
		fields: '[].id',
		spoil: textAt('/management/guide', (text) => text.replaceAll(/"id":"?(\d+)"?/g, '"id":184621057732175$1')),
	},
	{
		kind: 'inexact-id',
		call: 'GET /cruise/port/group',
		fields: '[].id',
		spoil: textAt('/cruise/port/group', (text) => text.replace(/"id":"?\d+"?/, '"id":1.8462105773217546e18')),
	},
	{
		kind: 'inexact-id',
		call: 'GET /management/group/all',
		fields: '[].id',
		spoil: textAt('/management/group/all', (text) => text.replaceAll(/"id":"?\d+"?/g, '"id":1846210577321754600')),
	},
	{
		kind: 'wide-number',
		call: 'POST /voyage/all',
		fields: '[].inventory',
		spoil: textAt('/voyage/all', (text) => text.replace(/"inventory":\d+/, '"inventory":9007199254740993')),
	},
	{
		kind: 'id-twice',
		call: 'GET /voyage/port',
		fields: '[].id',
		spoil: dataAt('/voyage/port', ([port, ...others]: Row[]) => [port, port, ...others]),
	},
	{
		kind: 'shared-id',
		call: 'GET /popup/all',
		fields: '[].id',
		spoil: rowsAt('/popup/all', (row) => ({ ...row, id: 7 })),
	},
	{
		kind: 'id-by-case',
		call: 'GET /advert/window/{id}',
		fields: '[].id',
		spoil: rowsAt('/advert/window/1', (row, at) => ({ ...row, id: at === 0 ? UUID : UUID.toUpperCase() })),
	},
	{
		kind: 'ids-by-case',
		call: 'GET /cruise/cabin',
		fields: '[].id',
		spoil: rowsAt('/cruise/cabin', (row, at) => (at < 2 ? { ...row, id: ['cabin-a', 'cabin-A'][at] } : row)),
	},
	{
		kind: 'day-of-zone',
		call: 'POST /voyage/list',
		fields: '[].departureDate',
		spoil: rowsAt('/voyage/list', (row) => ({ ...row, departureDate: '2026-12-04T16:00:00.000+00:00' })),
	},
	{
		kind: 'day-moves',
		call: 'GET /voyage/hotsVoyage',
		fields: '[].departureDate',
		spoil: rowsAt('/voyage/hotsVoyage', (row) => ({ ...row, departureDate: '2026-12-04T20:30:00Z' })),
	},
	{
		kind: 'zero-time',
		call: 'GET /activity',
		fields: '[].beginDate',
		spoil: rowsAt('/activity', (row) => ({ ...row, beginDate: '0001-01-01T00:00:00Z' })),
	},
	{
		kind: 'damaged-text',
		call: 'GET /page/{code}',
		fields: 'title',
		spoil: dataAt(`/page/${FLAGSHIP}`, (page: Row) => ({ ...page, title: '魔都号\ufffd' })),
	},
	{
		kind: 'garbled-text',
		call: 'GET /page/{code}/details',
		fields: '[].title',
		spoil: rowsAt(`/page/${FLAGSHIP}/details`, (row) => ({ ...row, title: 'æ—©é¤' })),
	},
	{
		kind: 'entities',
		call: 'GET /cruise/category/all',
		fields: '[].cnName',
		spoil: rowsAt('/cruise/category/all', (row) => ({ ...row, cnName: '阳台 &amp; 套房' })),
	},
	{
		kind: 'cdata',
		call: 'GET /cruise/policy/{type}',
		fields: 'content',
		spoil: dataAt('/cruise/policy/PRIVACY', (policy: Row) => ({ ...policy, content: `<![CDATA[${policy.content}]]>` })),
	},
	{
		kind: 'flag-for-text',
		call: 'GET /page/facility/all',
		fields: '[].desc',
		spoil: rowsAt('/page/facility/all', (row) => ({ ...row, desc: false })),
	},
	{
		kind: 'unknown-flag',
		call: 'GET /cruise/cabin',
		fields: '[].inside',
		spoil: rowsAt('/cruise/cabin', (row) => ({ ...row, inside: 'INNER' })),
	},
	{
		kind: 'fine-price',
		call: 'POST /order/individual/calculate',
		fields: 'cabins[].personAvg',
		spoil: dataAt('/order/individual/calculate', ({ cabins, ...rest }: { cabins: Row[] }) => ({
			...rest,
			cabins: cabins.map((cabin) => ({ ...cabin, personAvg: 2711.000000005422 })),
		})),
	},
	{
		kind: 'other-list-key',
		call: 'GET /management/years',
		fields: 'yearList',
		spoil: dataAt('/management/years', (yearList: number[]) => ({ yearList })),
	},
	{
		kind: 'page-for-list',
		call: 'GET /management/years',
		fields: '',
	},
	{
		kind: 'bare-list',
		call: 'POST /voyage',
		fields: '',
		spoil: dataAt('/voyage', ({ rows }: { rows: Row[] }) => rows),
	},
	{
		kind: 'list-for-object',
		call: 'POST /voyage/all',
		fields: '[].cruise',
		spoil: rowsAt('/voyage/all', (row, at) => (at === 0 ? { ...row, cruise: [] } : row)),
	},
	{
		kind: 'list-for-object',
		call: 'POST /voyage/list',
		fields: '[].cruise',
		spoil: rowsAt('/voyage/list', (row) => ({ ...row, cruise: [row.cruise] })),
	},
	{
		kind: 'shared-id',
		call: 'GET /voyage/v2/{id}',
		fields: 'prices{}',
		spoil: (path, answer) => (/\/voyage\/v2\/\d+$/.test(path) ? dataAt(path, pricedTwice)(path, answer) : answer),
	},
	{
		kind: 'minus-one',
		call: 'POST /voyage/all',
		fields: '[].inventory',
		spoil: rowsAt('/voyage/all', (row, at) => (at === 3 ? { ...row, inventory: -1 } : row)),
	},
	{
		kind: 'unread-hour',
		call: 'GET /voyage/v2detail-default/{id}',
		fields: 'itinerary[].arrive',
		spoil: (path, answer) =>
			path.startsWith('/voyage/v2detail-default/')
				? dataAt(path, ({ itinerary, ...detail }: { itinerary: Row[] }) => ({
						...detail,
						itinerary: itinerary.map((day) => ({ ...day, arrive: '早上八点' })),
					}))(path, answer)
				: answer,
	},
	{
		kind: 'unpublished',
		call: 'GET /cruise/policy/{type}',
		fields: 'HEALTH',
		spoil: answerAt('/cruise/policy/HEALTH', () => ({ body: Buffer.from('{"err":4004,"errMsg":"条款尚未发布","data":null}') })),
	},
	{
		kind: 'value-in-object',
		call: 'GET /page/facility/all',
		fields: 'fee',
		spoil: rowsAt('/page/facility/all', (row) => ({ ...row, fee: { String: '', Valid: false } })),
	},
	{
		kind: 'other-names',
		call: 'GET /activity',
		fields: 'end_date',
		spoil: rowsAt('/activity', ({ endDate, ...row }) => ({ ...row, end_date: endDate })),
	},
	{
		kind: 'null-row',
		call: 'GET /voyage/port',
		fields: '[]',
		spoil: dataAt('/voyage/port', (ports: Row[]) => [...ports, null]),
	},
];
