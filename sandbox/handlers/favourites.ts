import type { favourites as calls } from '#shared/catalogue/openapi/favourites.ts';
import { notFound } from '../errors.ts';
import type { HandlersOf } from './handler.ts';

export const favourites: HandlersOf<keyof typeof calls> = {
	'GET /openapi/user/favorite/all': (_, { db, memberId }) =>
		db.all<{ voyageId: number }>(
			'SELECT voyageId FROM favourite WHERE memberId = :memberId ORDER BY addedAt DESC, voyageId DESC',
			{ memberId },
		),

	'POST /openapi/user/voyage/{id}/favorite': ({ id }, { db, memberId, now }) => {
		const voyage = db.get<{ id: number }>('SELECT id FROM voyage WHERE id = CAST(:id AS INTEGER)', { id });
		if (!voyage) throw notFound('航次');
		db.insert('favourite', [{ memberId, voyageId: voyage.id, addedAt: now.getTime() }]);
		return null;
	},

	'POST /openapi/user/voyage/{id}/unfavorite': ({ id }, { db, memberId }) => {
		db.run('DELETE FROM favourite WHERE memberId = :memberId AND voyageId = CAST(:id AS INTEGER)', { memberId, id });
		return null;
	},
};
