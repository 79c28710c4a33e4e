import type { cruise as calls } from '#shared/catalogue/openapi/cruise.ts';
import { notFound } from '../errors.ts';
import type { HandlersOf } from './handler.ts';

type Named = { id: number; code: string; cnName: string; enName: string };
type CruiseRow = Named & { name: string; images: string };
type CruiseInfoRow = CruiseRow & {
	tonnage: number;
	length: number;
	guests: number;
	decks: number;
	year: number;
	desc: string;
	enDesc: string;
	lifts: string;
};
type ShownPortRow = Named & { desc: string; enDesc: string; images: string };
type PortInfoRow = ShownPortRow & {
	story: string;
	enStory: string;
	bestMonths: string;
	usualMonths: string;
	pier: string;
	enPier: string;
	country: string;
	enCountry: string;
	language: string;
	enLanguage: string;
	currency: string;
	enCurrency: string;
	timeDifference: number;
};
type AreaRow = { id: number; name: string; enName: string; desc: string; enDesc: string };
type CategoryRow = Named & {
	cruiseId: number;
	subcategoryId: number;
	area: string;
	deck: string;
	hasBalcony: number;
	persons: number;
	bed: string;
	enBed: string;
	images: string;
};
type CabinRow = {
	id: number;
	roomNum: string;
	deck: string;
	categoryId: number;
	position: number;
	side: 'PORT' | 'STARBOARD';
	inside: number;
	connectsTo: string;
	accessible: number;
};
type PolicyRow = { type: string; title: string; enTitle: string; content: string; enContent: string; updatedAt: string };
type CountryRow = { code: string; cnName: string; enName: string };

export const cruise: HandlersOf<keyof typeof calls> = {
	'GET /openapi/cruise/all': (_, { db }) =>
		db.all<CruiseRow>('SELECT id, code, cnName, enName, cnName AS name, images FROM cruise ORDER BY id'),

	'GET /openapi/cruise/info/{id}': ({ id }, { db }) => {
		const row = db.get<CruiseInfoRow>('SELECT *, cnName AS name FROM cruise WHERE id = CAST(:id AS INTEGER)', { id });
		if (!row) throw notFound('邮轮');
		return { ...row, lifts: JSON.parse(row.lifts) as number[] };
	},

	'GET /openapi/cruise/port/{id}': ({ id }, { db }) => {
		const row = db.get<PortInfoRow>('SELECT * FROM port WHERE id = CAST(:id AS INTEGER)', { id });
		if (!row) throw notFound('港口');
		return row;
	},

	'GET /openapi/cruise/subcategory/all': (_, { db }) =>
		db.all<Named>('SELECT id, code, cnName, enName FROM subcategory ORDER BY id'),

	'GET /openapi/cruise/cabin': ({ cruiseId, categoryId }, { db }) =>
		db.all<CabinRow>(
			`SELECT id, roomNum, deck, categoryId, position, side, inside, connectsTo, accessible FROM cabin
			WHERE cruiseId = CAST(:cruiseId AS INTEGER) AND (:categoryId IS NULL OR categoryId = CAST(:categoryId AS INTEGER)) ORDER BY id`,
			{ cruiseId, categoryId: categoryId ?? null },
		),

	'GET /openapi/cruise/port/group': (_, { db }) =>
		db.all<AreaRow>('SELECT * FROM area ORDER BY id').map((area) => ({
			...area,
			ports: db.all<ShownPortRow>(
				'SELECT id, code, cnName, enName, "desc", enDesc, images FROM port WHERE areaId = :areaId ORDER BY id',
				{ areaId: area.id },
			),
		})),

	'GET /openapi/cruise/category/all': ({ cruiseId }, { db }) =>
		db.all<CategoryRow>('SELECT * FROM category WHERE :cruiseId IS NULL OR cruiseId = CAST(:cruiseId AS INTEGER) ORDER BY id', {
			cruiseId: cruiseId ?? null,
		}),

	'GET /openapi/cruise/policy/{type}': ({ type }, { db }) => {
		const row = db.get<PolicyRow>('SELECT * FROM policy WHERE type = :type', { type });
		if (!row) throw notFound('条款');
		return row;
	},

	'GET /openapi/countrySmsCode': (_, { db }) => db.all<CountryRow>('SELECT code, cnName, enName FROM sms_country ORDER BY rowid'),
};
