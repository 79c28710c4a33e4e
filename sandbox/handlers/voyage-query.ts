import type { ParsedInput } from '#shared/catalogue/catalogue.ts';
import type { Sort } from '#shared/constants.ts';
import { LINES } from '../seed/lines.ts';
import type { Database, Row } from '../storage/database.ts';

type VoyageRow = {
	id: number;
	code: string;
	days: number;
	departureDate: string;
	title: string;
	enTitle: string;
	theme: string;
	enTheme: string;
	cover: string;
	images: string;
	mobImages: string;
	lineName: string;
	lineEnName: string;
	cruiseId: number;
	cruiseName: string;
	cruiseEnName: string;
	price: number | null;
	disCountPrice: number | null;
	inventory: number | null;
	balconyPrice: number | null;
};

/** The subcategory of balcony cabins. */
const BALCONY = 3;

const COLUMNS = `voyage.id, voyage.code, line.days, departureDate, title, enTitle, theme, enTheme, cover, voyage.images, mobImages,
	line.name AS lineName, line.enName AS lineEnName, cruise.id AS cruiseId, cruise.cnName AS cruiseName, cruise.enName AS cruiseEnName,
	price, disCountPrice, (SELECT sum(inventory) FROM voyage_category WHERE voyageId = voyage.id) AS inventory,
	(SELECT min(personAvg) FROM voyage_category JOIN category ON category.id = categoryId
		WHERE voyageId = voyage.id AND subcategoryId = ${BALCONY} AND inventory > 0) AS balconyPrice`;

const TABLES = 'FROM voyage JOIN line ON line.id = lineId JOIN cruise ON cruise.id = cruiseId';

/** Filters of a search; null accepts everything. `date` has months and single days. */
const MATCHING = `WHERE
	(:from IS NULL OR departureDate >= :from)
	AND (:date IS NULL OR substr(departureDate, 1, 7) IN (SELECT value FROM json_each(:date)) OR departureDate IN (SELECT value FROM json_each(:date)))
	AND (:port IS NULL OR CAST(departurePortId AS TEXT) IN (SELECT value FROM json_each(:port)))
	AND (:destination IS NULL OR EXISTS (
		SELECT 1 FROM line_call WHERE line_call.lineId = line.id AND CAST(portId AS TEXT) IN (SELECT value FROM json_each(:destination))))
	AND (:cruise IS NULL OR CAST(cruiseId AS TEXT) IN (SELECT value FROM json_each(:cruise)))
	AND (:days IS NULL OR CAST(line.days AS TEXT) IN (SELECT value FROM json_each(:days)))
	AND (:ids IS NULL OR CAST(voyage.id AS TEXT) IN (SELECT value FROM json_each(:ids)))`;

const BY_DATE = 'departureDate, voyage.id';

const ORDER: Readonly<Record<Sort, string>> = {
	default: BY_DATE,
	'price-desc': `disCountPrice IS NULL, disCountPrice DESC, ${BY_DATE}`,
	'price-asc': `disCountPrice IS NULL, disCountPrice, ${BY_DATE}`,
	'date-asc': BY_DATE,
	'date-desc': 'departureDate DESC, voyage.id',
	'days-asc': `line.days, ${BY_DATE}`,
	'days-desc': `line.days DESC, ${BY_DATE}`,
};

type Filter = ParsedInput<'POST /openapi/voyage/all'>;

/** Converts a comma list to JSON for `json_each`; null when it is empty. */
function jsonList(commaList: string | undefined): string | null {
	const values = (commaList ?? '')
		.split(',')
		.map((value) => value.trim())
		.filter(Boolean);
	return values.length ? JSON.stringify(values) : null;
}

/** For each line: hours in ports of call, and days at sea. */
const TIMES = new Map(
	LINES.map(({ name, days }) => {
		const between = days.slice(1, -1);
		const minutes = between.reduce((sum, { port, arrive, depart }) => sum + (port ? minuteOf(depart) - minuteOf(arrive) : 0), 0);
		return [name, { hoursInPort: minutes / 60, seaDays: between.filter(({ port }) => !port).length }];
	}),
);

function minuteOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}

const toWire = ({ lineName, lineEnName, cruiseId, cruiseName, cruiseEnName, price, disCountPrice, ...rest }: VoyageRow) => ({
	...rest,
	...TIMES.get(lineName),
	line: { name: lineName, enName: lineEnName },
	cruise: { id: cruiseId, name: cruiseName, enName: cruiseEnName },
	price: disCountPrice === null ? null : { price, disCountPrice },
});

/** Returns the voyages that match; `from` is the first day wanted, null to include departed ones. */
export function findVoyages(db: Database, filter: Filter, from: string | null, page?: { limit: number; offset: number }) {
	const values = {
		from,
		date: jsonList(filter.date),
		port: jsonList(filter.port),
		destination: jsonList(filter.destination),
		cruise: jsonList(filter.cruise),
		days: jsonList(filter.days),
		ids: jsonList(filter.ids),
	};
	const { limit, offset } = page ?? { limit: -1, offset: 0 };
	const rows = db
		.all<VoyageRow & Row>(
			`SELECT ${COLUMNS} ${TABLES} ${MATCHING} ORDER BY ${ORDER[filter.sort ?? 'default']} LIMIT :limit OFFSET :offset`,
			{
				...values,
				limit,
				offset,
			},
		)
		.map(toWire);
	const total = () => db.get<{ total: number }>(`SELECT count(*) AS total ${TABLES} ${MATCHING}`, values)?.total ?? 0;
	return { rows, total };
}
