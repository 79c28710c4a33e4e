import type { cart as calls } from '#shared/catalogue/openapi/cart.ts';
import { cabinsCounted } from '#shared/rules/cart.ts';
import type { Context } from '../context.ts';
import { CABIN_LIMIT, notFound, SandboxError, VOYAGE_CLOSED } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { HandlersOf } from './handler.ts';

type CartRow = { id: number; voyageId: number; categoryId: number; adult: number; child: number; count: number };
type ListRow = CartRow & {
	departureDate: string;
	days: number;
	lineName: string;
	lineEnName: string;
	cruiseId: number;
	cruiseName: string;
	cruiseEnName: string;
};
type PriceRow = { categoryId: number; personAvg: number; totalPrice: number; inventory: number };

const rowsOf = ({ db, memberId }: Context): CartRow[] =>
	db.all<CartRow>(
		'SELECT id, voyageId, categoryId, adult, child, count FROM cart_row WHERE memberId = :memberId ORDER BY voyageId, id',
		{ memberId },
	);

/** Refuses cabins that can't be booked: of a departed voyage, not on its ship, or more than one booking may hold. */
function check(voyageId: string, categoryId: string, count: number, context: Context): void {
	const { db, today, maxCabins } = context;
	const voyage = db.get<{ id: number; departureDate: string; cruiseId: number }>(
		'SELECT id, departureDate, cruiseId FROM voyage WHERE id = CAST(:voyageId AS INTEGER)',
		{ voyageId },
	);
	if (!voyage) throw notFound('航次');
	if (voyage.departureDate <= today) throw new SandboxError(VOYAGE_CLOSED, '该航次已启航或临近启航，无法预订');
	const category = codeOf(db, categoryId);
	if (category?.cruiseId !== voyage.cruiseId) throw notFound('房型');
	const there = rowsOf(context).filter((row) => row.voyageId === voyage.id);
	const counted = there.reduce((sum, row) => sum + cabinsCounted(codeOf(db, String(row.categoryId))?.code ?? '', row.count), 0);
	if (counted + cabinsCounted(category.code, count) > maxCabins)
		throw new SandboxError(CABIN_LIMIT, `同一航次每次最多可预订${maxCabins}间舱房`);
}

const codeOf = (db: Database, categoryId: string) =>
	db.get<{ code: string; cruiseId: number }>('SELECT code, cruiseId FROM category WHERE id = CAST(:categoryId AS INTEGER)', {
		categoryId,
	});

const pricesOf = (db: Database, voyageId: number): PriceRow[] =>
	db.all<PriceRow>('SELECT categoryId, personAvg, totalPrice, inventory FROM voyage_category WHERE voyageId = :voyageId', {
		voyageId,
	});

export const cart: HandlersOf<keyof typeof calls> = {
	'POST /openapi/user/shopcart': ({ voyageId, categoryId, count, adult, child }, context) => {
		const { db, memberId } = context;
		if (count > 0) check(voyageId, categoryId, count, context);
		const key = { memberId, voyageId: Number(voyageId), categoryId: Number(categoryId), adult, child };
		const row = db.get<CartRow>(
			`SELECT * FROM cart_row WHERE memberId = :memberId AND voyageId = :voyageId AND categoryId = :categoryId
			AND adult = :adult AND child = :child`,
			key,
		);
		const left = (row?.count ?? 0) + count;
		if (!row && left > 0) db.insert('cart_row', [{ ...key, count: left }]);
		else if (row && left > 0) db.run('UPDATE cart_row SET count = :left WHERE id = :id', { left, id: row.id });
		else if (row) db.run('DELETE FROM cart_row WHERE id = :id', { id: row.id });
		return null;
	},

	'GET /openapi/user/shopcart': (_, context) => rowsOf(context),

	'GET /openapi/user/shopcart/list': (_, { db, memberId }) =>
		db
			.all<ListRow>(
				`SELECT cart_row.id, voyageId, categoryId, adult, child, count, departureDate, line.days, line.name AS lineName, line.enName AS lineEnName,
					cruise.id AS cruiseId, cruise.cnName AS cruiseName, cruise.enName AS cruiseEnName
				FROM cart_row JOIN voyage ON voyage.id = voyageId JOIN line ON line.id = lineId JOIN cruise ON cruise.id = voyage.cruiseId
				WHERE memberId = :memberId ORDER BY departureDate, voyageId, cart_row.id`,
				{ memberId },
			)
			.map(({ departureDate, days, lineName, lineEnName, cruiseId, cruiseName, cruiseEnName, ...row }) => {
				const prices = pricesOf(db, row.voyageId);
				return {
					...row,
					voyage: {
						id: row.voyageId,
						departureDate,
						days,
						line: { name: lineName, enName: lineEnName },
						cruise: { id: cruiseId, name: cruiseName, enName: cruiseEnName },
						prices: Object.fromEntries(
							prices.map(({ categoryId, personAvg, totalPrice }) => [String(categoryId), { personAvg, totalPrice }]),
						),
					},
					inventory: { categories: prices.map(({ categoryId, inventory }) => ({ id: categoryId, inventory })) },
				};
			}),

	'DELETE /openapi/user/shopcart/{id}': ({ id }, { db, memberId }) => {
		db.run('DELETE FROM cart_row WHERE memberId = :memberId AND id = CAST(:id AS INTEGER)', { memberId, id });
		return null;
	},
};
