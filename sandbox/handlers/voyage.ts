import type { WireOutput } from '#shared/catalogue/catalogue.ts';
import type { voyage as calls } from '#shared/catalogue/openapi/voyage.ts';
import { notFound } from '../errors.ts';
import { stepsOf } from '../orders/refunds.ts';
import type { Database } from '../storage/database.ts';
import type { HandlersOf } from './handler.ts';
import { findVoyages } from './voyage-query.ts';

type PriceRow = { categoryId: number; personAvg: number; totalPrice: number; inventory: number };
type HotLineRow = { description_1: string; enDescription_1: string; description_2: string; enDescription_2: string };
type GroupRow = HotLineRow & { id: number; name: string; enName: string };

const PAGE_SIZE = 20;

type Detail = NonNullable<WireOutput<'GET /openapi/voyage/v2detail/{id}'>>;
const detail = (row: { body: string } | undefined, voyageId: string): Detail | null =>
	row ? { voyageId, ...(JSON.parse(row.body) as Omit<Detail, 'voyageId'>) } : null;

const hotGroups = (db: Database) =>
	db.all<GroupRow>('SELECT * FROM hot_group ORDER BY id').map(({ id, ...group }) => ({
		...group,
		voyages: db.all<{ id: number; code: string; cover: string }>(
			'SELECT voyage.id, code, hot_group_voyage.cover FROM hot_group_voyage JOIN voyage ON voyage.id = voyageId WHERE groupId = :id ORDER BY position',
			{ id },
		),
	}));

export const voyage: HandlersOf<keyof typeof calls> = {
	'GET /openapi/voyage/v2/{id}': ({ id }, { db }) => {
		const found = findVoyages(db, { ids: id }, null).rows[0];
		if (!found) throw notFound('航次');
		const rows = db.all<PriceRow>(
			'SELECT categoryId, personAvg, totalPrice, inventory FROM voyage_category WHERE voyageId = :id ORDER BY categoryId',
			{ id: found.id },
		);
		if (!rows.length) return { ...found, prices: null, categories: null };
		return {
			...found,
			prices: Object.fromEntries(
				rows.map(({ categoryId, personAvg, totalPrice }) => [String(categoryId), { personAvg, totalPrice }]),
			),
			categories: rows.map(({ categoryId, inventory }) => ({ id: categoryId, inventory })),
		};
	},

	'POST /openapi/voyage/all': (filter, { db, today }) => findVoyages(db, filter, today).rows,

	'POST /openapi/voyage': ({ page = 0, pageSize = PAGE_SIZE, ...filter }, { db, today }) => {
		const { rows, total } = findVoyages(db, filter, today, { limit: pageSize, offset: page * pageSize });
		return { rows, total: total() };
	},

	'POST /openapi/voyage/list': ({ ids }, { db }) => (ids.trim() ? findVoyages(db, { ids }, null).rows : []),

	'GET /openapi/voyage/port': (_, { db, today }) =>
		db.all<{ id: number; code: string; cnName: string; enName: string }>(
			`SELECT id, code, cnName, enName FROM port WHERE id IN (
				SELECT departurePortId FROM line JOIN voyage ON voyage.lineId = line.id WHERE departureDate >= :today) ORDER BY id`,
			{ today },
		),

	'GET /openapi/voyage/days': (_, { db, today }) =>
		db
			.all<{ days: number }>(
				'SELECT DISTINCT days FROM line JOIN voyage ON voyage.lineId = line.id WHERE departureDate >= :today ORDER BY days',
				{
					today,
				},
			)
			.map(({ days }) => days),

	'GET /openapi/voyage/hots': (_, { db }) =>
		db.all<HotLineRow>('SELECT description_1, enDescription_1, description_2, enDescription_2 FROM hot_line ORDER BY id'),

	'GET /openapi/voyage/activity/first': (_, { db, now }) => {
		const row = db.get<{ id: number; endTime: number }>('SELECT * FROM advert WHERE endTime > :now ORDER BY endTime LIMIT 1', {
			now: now.getTime(),
		});
		return row ? { ...row, nowTime: now.getTime() } : null;
	},

	'GET /openapi/voyage/v2detail/{id}': ({ id }, { db }) =>
		detail(db.get<{ body: string }>('SELECT body FROM detail WHERE voyageId = CAST(:id AS INTEGER)', { id }), id),

	'GET /openapi/voyage/v2detail-default/{id}': ({ id }, { db }) =>
		detail(
			db.get<{ body: string }>(
				`SELECT body FROM detail JOIN voyage ON voyage.lineId = detail.lineId WHERE voyage.id = CAST(:id AS INTEGER) AND detail.voyageId IS NULL`,
				{ id },
			),
			id,
		),

	'GET /openapi/voyage/hotsVoyage': (_, { db }) => {
		const ids = db.all<{ voyageId: number }>('SELECT DISTINCT voyageId FROM hot_group_voyage').map(({ voyageId }) => voyageId);
		return ids.length ? findVoyages(db, { ids: ids.join(',') }, null).rows : [];
	},

	'GET /openapi/voyage/v2/hotsVoyage': (_, { db, encrypt }) => encrypt(JSON.stringify(hotGroups(db))),

	'GET /openapi/order/cancellation/policy': ({ voyageId }, { db }) => stepsOf({ db }, Number(voyageId) || 0),
};
