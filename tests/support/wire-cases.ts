import { FLAGSHIP } from '#shared/constants.ts';
import type { Kind } from '../../scripts/contract/notes.ts';
import { answerAt, type Row, rowsAt } from './contract-cases.ts';
import { dataAt, type Spoil, textAt } from './spoiling-proxy.ts';

/** What a backend sent (`sent`), the call in whose reply it is planted here, and what the contract tool says of it. */
type WireCase = { sent: string; call: string; spoil: Spoil; says: Kind | RegExp };

const UUID = '6f1c2b7e-0d5a-4c1e-9a55-3b2f8f0c7d11';
const NEW_ID = '20261125001';
const LOCK = '/order/v3/individual/lock';

/** Changes the data of calls whose path has an id. */
const dataLike =
	(paths: RegExp, change: (data: never) => unknown): Spoil =>
	(path, answer) =>
		paths.test(path) ? dataAt(path, change)(path, answer) : answer;
const firstRow = (path: string, change: (row: Row) => object): Spoil =>
	rowsAt(path, (row, at) => (at === 0 ? { ...row, ...change(row) } : row));

/** Refuses the first call for the time being. */
function busyOnce(): Spoil {
	let isFirst = true;
	return answerAt(LOCK, () => {
		if (!isFirst) return {};
		isFirst = false;
		return { status: 429, headers: { 'retry-after': '3' }, body: Buffer.from('') };
	});
}

/** Reads a list as it was before a writing, for some milliseconds. */
function lagging(path: string, ms: number): Spoil {
	let until = 0;
	let before: Buffer | undefined;
	return (own, answer) => {
		if (!own.startsWith(path)) return answer;
		const isReading = own === path && Array.isArray(JSON.parse(answer.body.toString()).data);
		if (!isReading) until = Date.now() + ms;
		else if (before && Date.now() < until) return { ...answer, body: before };
		else before = answer.body;
		return answer;
	};
}

/** Everything that backends have sent so far. The last spoil of a path changes what the earlier ones left. */
export const WIRE: readonly WireCase[] = [
	{
		sent: 'bare ids of 64 bits',
		call: 'GET /management/guide',
		says: 'wide-id',
		spoil: textAt('/management/guide', (text) => text.replaceAll(/"id":"?(\d+)"?/g, '"id":184621057732175$1')),
	},
	{
		sent: 'a birthday at midnight in Tokyo, in milliseconds, and before 1970',
		call: 'GET /user/tourist',
		says: 'day-as-moment',
		spoil: dataAt('/user/tourist', (data: Row | Row[]) => {
			const birthdays = ['1988-07-09T00:00:00+09:00', 2_822_400_000, -252_460_800_000];
			return Array.isArray(data) ? data.map((row, at) => ({ ...row, birthday: birthdays[at] ?? row.birthday })) : data;
		}),
	},
	{
		sent: 'a time of .NET in a login',
		call: 'POST /guest/pc/mobile/login',
		says: 'time-form',
		spoil: dataAt('/guest/pc/mobile/login', (login: Row) => ({ ...login, expireAt: '/Date(1896400000000+0800)/' })),
	},
	{
		sent: 'a time of .NET in a sailing',
		call: 'POST /voyage/list',
		says: 'time-form',
		spoil: firstRow('/voyage/list', () => ({ departureDate: '/Date(1796400000000+0800)/' })),
	},
	{
		sent: 'a page whose list is null',
		call: 'GET /user/shopcart/list',
		says: 'null-list',
		spoil: dataAt('/user/shopcart/list', () => ({ list: null, totalCount: 0 })),
	},
	{
		sent: 'HTTP 204',
		call: 'GET /voyage/v2detail/{id}',
		says: 'empty-body',
		spoil: (path, answer) => (path.startsWith('/voyage/v2detail/') ? { ...answer, status: 204, body: Buffer.alloc(0) } : answer),
	},
	{
		sent: 'a byte order mark',
		call: 'GET /countrySmsCode',
		says: 'byte-order-mark',
		spoil: textAt('/countrySmsCode', (text) => `\ufeff${text}`),
	},
	{
		sent: 'charset=GBK',
		call: 'GET /voyage/hots',
		says: 'other-charset',
		spoil: answerAt('/voyage/hots', () => ({ headers: { 'content-type': 'application/json; charset=GBK' } })),
	},
	{
		sent: 'an envelope in an envelope',
		call: 'GET /cruise/subcategory/all',
		says: 'inner-envelope',
		spoil: textAt('/cruise/subcategory/all', (text) => `{"err":0,"data":${text}}`),
	},
	{
		sent: 'a category without inventory',
		call: 'GET /voyage/v2/{id}',
		says: 'some-lack',
		spoil: dataLike(/^\/voyage\/v2\/\d+$/, ({ categories, ...voyage }: { categories: Row[] }) => ({
			...voyage,
			categories: categories.map(({ id, inventory }, at) => (at === 0 ? { id } : { id, inventory })),
		})),
	},
	{
		sent: 'a cart row without child',
		call: 'GET /user/shopcart',
		says: 'no-children',
		spoil: rowsAt('/user/shopcart', ({ child: _child, ...row }) => row),
	},
	{
		sent: 'a price with the rest of a binary fraction',
		call: 'POST /order/individual/calculate',
		says: 'fine-price',
		spoil: dataAt('/order/individual/calculate', ({ cabins, ...rest }: { cabins: Row[] }) => ({
			...rest,
			cabins: cabins.map((cabin) => ({ ...cabin, personAvg: 2711.000000005422 })),
		})),
	},
	{
		sent: 'entities in a plain text',
		call: 'GET /activity',
		says: 'entities',
		spoil: firstRow('/activity', () => ({ title: '腊八暖行 &amp; 美食  ' })),
	},
	{
		sent: 'CDATA',
		call: 'GET /cruise/policy/{type}',
		says: 'cdata',
		spoil: dataAt('/cruise/policy/PRIVACY', (policy: Row) => ({ ...policy, content: `<![CDATA[${policy.content}]]>` })),
	},
	{
		sent: 'a hold as a bare list of rooms',
		call: 'POST /order/v3/individual/lock',
		says: 'list-for-object',
		spoil: dataAt(LOCK, ({ rooms }: { rooms: Row[] }) => rooms),
	},
	{ sent: '429 with Retry-After, once', call: 'POST /order/v3/individual/lock', says: 'asked-to-wait', spoil: busyOnce() },
	{
		sent: 'a new thing as its id',
		call: 'POST /user/contact',
		says: 'id-alone',
		spoil: dataAt('/user/contact', (data: Row | Row[]) => (Array.isArray(data) ? data : NEW_ID)),
	},
	{
		sent: 'a change that isn’t there',
		call: 'POST /user/contact/{id}',
		says: 'not-read-back',
		spoil: answerAt(`/user/contact/${NEW_ID}`, () => ({ body: Buffer.from('{"err":0}') })),
	},
	{
		sent: 'a new thing’s id under its name',
		call: 'POST /user/tourist',
		says: 'id-by-other-name',
		spoil: dataAt('/user/tourist', (data: Row | Row[]) => (Array.isArray(data) ? data : { touristId: data.id })),
	},
	{
		sent: 'an order without a day and a price',
		call: 'GET /order/individual/{id}',
		says: /never there: createdAt, .*\bpayPrice\b/,
		spoil: dataLike(/^\/order\/individual\/\w+$/, (order: Row) => ({ ...order, createdAt: null, payPrice: null })),
	},
	{
		sent: 'favourites in upper case, voyages in lower',
		call: 'GET /user/favorite/all',
		says: 'id-by-case',
		spoil: (path, answer) =>
			dataAt('/user/favorite/all', (rows: Row[]) => [...rows, { voyageId: UUID.toUpperCase() }])(
				path,
				dataAt('/voyage', ({ rows, ...page }: { rows: Row[] }) => ({ ...page, rows: [{ ...rows[0], id: UUID }, ...rows] }))(
					path,
					answer,
				),
			),
	},
	{
		sent: 'a list of PHP that lost a row',
		call: 'GET /voyage/port',
		says: 'list-by-key',
		spoil: dataAt('/voyage/port', ([one, , other]: Row[]) => ({ 0: one, 2: other })),
	},
	{
		sent: 'false for a text',
		call: 'GET /page/facility/all',
		says: 'flag-for-text',
		spoil: rowsAt('/page/facility/all', (row) => ({ ...row, desc: false })),
	},
	{
		sent: 'a list for an object',
		call: 'GET /page/{code}',
		says: 'list-for-object',
		spoil: dataAt(`/page/${FLAGSHIP}`, (page: Row) => [page]),
	},
	{
		sent: 'an order without a number',
		call: 'GET /order/individual',
		says: 'some-lack',
		spoil: dataAt('/order/individual', ({ rows: [one, other, ...rows], ...page }: { rows: Row[] }) => ({
			...page,
			rows: [one, { ...other, orderNo: null }, ...rows],
		})),
	},
	{
		sent: 'false where err says success',
		call: 'POST /message/sms/code',
		says: 'false-data',
		spoil: textAt('/message/sms/code', () => '{"err":"0","errMsg":"success","data":false}'),
	},
	{
		sent: 'the message of an exception',
		call: 'GET /management/years',
		says: 'words-for-programmers',
		spoil: textAt(
			'/management/years',
			() => '{"err":500,"errMsg":"### Error querying database. Cause: … SQL: SELECT id FROM t"}',
		),
	},
	{
		sent: '401 with a number of its own',
		call: '',
		says: /^✓ a token that isn’t valid \(HTTP 401, err 10401\): understood$/m,
		spoil: (_path, answer) =>
			answer.body.includes('"err":700')
				? { ...answer, status: 401, body: Buffer.from('{"err":10401,"errMsg":"认证失败"}') }
				: answer,
	},
	{
		sent: 'a state with its meaning',
		call: 'GET /order/individual/{id}',
		says: 'word-in-object',
		spoil: dataLike(/^\/order\/individual\/\w+$/, (order: Row) => ({ ...order, status: { code: order.status, name: '未出行' } })),
	},
	{
		sent: 'hours with seconds',
		call: 'GET /voyage/v2detail-default/{id}',
		says: 'hour-with-seconds',
		spoil: dataLike(/^\/voyage\/v2detail-default\//, ({ itinerary, ...detail }: { itinerary: Row[] }) => ({
			...detail,
			itinerary: itinerary.map((day) => ({ ...day, depart: '16:30:00' })),
		})),
	},
	{
		sent: '$ref of fastjson',
		call: 'POST /voyage/all',
		says: 'reference',
		spoil: rowsAt('/voyage/all', (row, at) => (at === 1 ? { ...row, cruise: { $ref: '$.data[0].cruise' } } : row)),
	},
	{
		sent: 'a reading that lags',
		call: 'POST /user/tourist',
		says: 'read-late',
		spoil: lagging('/user/tourist', 1_500),
	},
];

/** What a hold also came as. */
export const ROOMS_BY_ID: Spoil = dataAt(LOCK, ({ rooms }: { rooms: { cabins: Row[] }[] }) => ({
	rooms: rooms.map(({ cabins }) => ({ cabins: Object.fromEntries(cabins.map((cabin) => [cabin.id, cabin])) })),
}));
