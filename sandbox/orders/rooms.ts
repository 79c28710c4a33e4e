import type { Context } from '../context.ts';

export type Room = { id: number; roomNum: string; deck: string; categoryId: number };

/** Returns the free cabins of a category on a voyage, by number. Those sold before are the last of their category. */
export function freeRooms(
	{ db, now }: Pick<Context, 'db' | 'now'>,
	voyageId: string | number,
	categoryId: string | number,
): Room[] {
	const place = { voyageId: Number(voyageId) || 0, categoryId: Number(categoryId) || 0 };
	const { left = 0 } =
		db.get<{ left: number }>(
			`SELECT inventory - (SELECT count(*) FROM hold WHERE hold.voyageId = voyage_category.voyageId
				AND hold.categoryId = voyage_category.categoryId AND expireAt > :now) AS left
			FROM voyage_category WHERE voyageId = :voyageId AND categoryId = :categoryId`,
			{ ...place, now: now.getTime() },
		) ?? {};
	if (left <= 0) return [];
	return db.all<Room>(
		`SELECT * FROM (SELECT id, roomNum, deck, categoryId FROM cabin WHERE categoryId = :categoryId
		AND id NOT IN (SELECT cabinId FROM hold WHERE voyageId = :voyageId AND expireAt > :now)
		AND id NOT IN (SELECT cabinId FROM order_cabin WHERE voyageId = :voyageId AND taken = 1) ORDER BY id LIMIT :left)
		ORDER BY length(roomNum), roomNum`,
		{ ...place, now: now.getTime(), left },
	);
}
