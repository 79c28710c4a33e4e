import type { Database } from '../storage/database.ts';
import { LIFE_PAGES } from './pages.ts';
import type { Pictures } from './pictures.ts';

/** Writes the pages about life on board, with their groups and their days. */
export function seedPages(db: Database, { pictures }: Pictures) {
	for (const [place, [code, { picture, groups, day, ...page }]] of Object.entries(LIFE_PAGES).entries()) {
		const idOf = (index: number): number => (place + 1) * 100 + index + 1;
		db.insert('page', [{ code, ...page, images: pictures([picture]) }]);
		db.insert(
			'page_group',
			Object.entries(groups).map(([group, { picture: name, ...texts }], index) => ({
				id: idOf(index),
				pageCode: code,
				code: group,
				...texts,
				images: pictures([name]),
			})),
		);
		db.insert(
			'page_detail',
			day.map(({ picture: name, ...moment }, index) => ({
				id: idOf(index),
				pageCode: code,
				...moment,
				images: pictures([name]),
			})),
		);
	}
}
