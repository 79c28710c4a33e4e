import type { content as calls } from '#shared/catalogue/openapi/content.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { notFound } from '../errors.ts';
import type { Facility } from '../seed/facility.ts';
import type { Database } from '../storage/database.ts';
import type { HandlersOf } from './handler.ts';

type EntryRow = {
	id: number;
	type: number;
	title: string;
	enTitle: string;
	introduction: string;
	enIntroduction: string;
	content: string;
	enContent: string;
	image: string;
	customPushDate: string;
	groupId: number | null;
};
type ActivityRow = {
	code: string;
	title: string;
	enTitle: string;
	introduction: string;
	enIntroduction: string;
	content: string;
	enContent: string;
	image: string;
	mobileImage: string;
	beginDate: string;
	endDate: string;
	link: string;
	gift: string;
	enGift: string;
};
type FacilityRow = Omit<Facility, 'picture'> & { id: number; images: string };
type PageRow = Pick<EntryRow, 'title' | 'enTitle' | 'introduction' | 'enIntroduction'> & { code: string; images: string };
type DetailRow = { id: number; time: string; title: string; enTitle: string; desc: string; enDesc: string; images: string };

/** Matches a page's code in any case. */
const CODE = 'upper(:code)';

const PAGE_SIZE = 10;

const ofType = (db: Database, type: number) =>
	db.all<EntryRow>('SELECT * FROM management WHERE type = :type ORDER BY id', { type });

export const content: HandlersOf<keyof typeof calls> = {
	'GET /openapi/management': ({ page = 0, pageSize = PAGE_SIZE, startDate, endDate, type }, { db }) => {
		const matching = `FROM management WHERE type = :type
			AND (:startDate IS NULL OR customPushDate >= :startDate) AND (:endDate IS NULL OR customPushDate <= :endDate)`;
		const values = { type, startDate: startDate ?? null, endDate: endDate ?? null };
		return {
			total: db.get<{ total: number }>(`SELECT count(*) AS total ${matching}`, values)?.total ?? 0,
			rows: db.all<EntryRow>(`SELECT * ${matching} ORDER BY customPushDate DESC, id LIMIT :limit OFFSET :offset`, {
				...values,
				limit: pageSize,
				offset: page * pageSize,
			}),
		};
	},

	'GET /openapi/management/{id}': ({ id }, { db }) => {
		const row = db.get<EntryRow>('SELECT * FROM management WHERE id = CAST(:id AS INTEGER)', { id });
		if (!row) throw notFound('内容');
		return row;
	},

	'GET /openapi/management/years': (_, { db }) =>
		db
			.all<{ year: number }>(
				'SELECT DISTINCT CAST(substr(customPushDate, 1, 4) AS INTEGER) AS year FROM management WHERE type = :type ORDER BY year DESC',
				{ type: NEWS_TYPES.NEWS },
			)
			.map(({ year }) => year),

	'GET /openapi/management/qa': (_, { db }) => ofType(db, NEWS_TYPES.QA),

	'GET /openapi/management/guide': (_, { db }) => ofType(db, NEWS_TYPES.GUIDE),

	'GET /openapi/management/group/all': ({ type }, { db }) =>
		db.all<{ id: number; name: string; enName: string }>(
			'SELECT id, name, enName FROM management_group WHERE type = :type ORDER BY id',
			{ type },
		),

	'GET /openapi/management/{id}/group/{gid}/list': ({ id, gid }, { db }) => {
		const entry = db.get('SELECT id FROM management WHERE id = CAST(:id AS INTEGER) AND groupId = CAST(:gid AS INTEGER)', {
			id,
			gid,
		});
		if (!entry) throw notFound('内容');
		return db.all<EntryRow>(
			`SELECT * FROM management WHERE groupId = CAST(:gid AS INTEGER) AND id <> CAST(:id AS INTEGER)
			ORDER BY customPushDate DESC, id`,
			{ id, gid },
		);
	},

	'GET /openapi/activity': (_, { db }) => db.all<ActivityRow>('SELECT * FROM activity ORDER BY position'),

	'GET /openapi/page/facility/all': ({ cruiseId, group }, { db }) =>
		db.all<FacilityRow>(
			`SELECT * FROM facility
			WHERE (:cruiseId IS NULL OR cruiseId IS NULL OR cruiseId = CAST(:cruiseId AS INTEGER)) AND (:group IS NULL OR "group" = :group) ORDER BY id`,
			{ cruiseId: cruiseId ?? null, group: group ?? null },
		),

	'GET /openapi/page/facility/{id}': ({ id }, { db }) => {
		const row = db.get<FacilityRow>('SELECT * FROM facility WHERE id = CAST(:id AS INTEGER)', { id });
		if (!row) throw notFound('设施');
		return row;
	},

	'GET /openapi/page/{code}': ({ code }, { db }) => {
		const page = db.get<PageRow>(`SELECT * FROM page WHERE code = ${CODE}`, { code });
		if (!page) throw notFound('页面');
		const groups = db.all<{ id: number; code: string }>(`SELECT id, code FROM page_group WHERE pageCode = ${CODE} ORDER BY id`, {
			code,
		});
		return { ...page, groups };
	},

	'GET /openapi/page/{code}/group/{gid}': ({ code, gid }, { db }) => {
		const group = db.get<PageRow & { id: number }>(
			`SELECT id, code, title, enTitle, introduction, enIntroduction, images FROM page_group
			WHERE pageCode = ${CODE} AND id = CAST(:gid AS INTEGER)`,
			{ code, gid },
		);
		if (!group) throw notFound('分组');
		return group;
	},

	'GET /openapi/page/{code}/details': ({ code }, { db }) =>
		db.all<DetailRow>(
			`SELECT id, time, title, enTitle, "desc", enDesc, images FROM page_detail WHERE pageCode = ${CODE} ORDER BY id`,
			{ code },
		),
};
