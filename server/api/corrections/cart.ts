import { hash } from 'node:crypto';
import type { CartRow } from '#shared/catalogue/entities.ts';
import type { Corrections } from './correction.ts';

/** The cabins of one category for one party. */
type Cabins = Pick<CartRow, 'voyageId' | 'categoryId' | 'adult' | 'child'>;

/** Cabins in the cart: `to` of them. `from`: the numbers that readings told before, which alone are corrected: changes of other devices are newer. */
export type Counted = { cabins: Cabins; from: readonly number[]; to: number };

/** The most earlier numbers of a row. */
const MOST_BEFORE = 20;

export const isRow =
	({ voyageId, categoryId, adult, child }: Cabins) =>
	(row: Cabins): boolean =>
		row.voyageId === voyageId && row.categoryId === categoryId && row.adult === adult && row.child === child;

/** The id of a row whose own isn't told yet. */
export const newRowId = ({ voyageId, categoryId, adult, child }: Cabins): string =>
	`new-${hash('sha256', JSON.stringify([voyageId, categoryId, adult, child]), 'hex').slice(0, 16)}`;

const countIn = (rows: readonly CartRow[], cabins: Cabins): number =>
	rows.filter(isRow(cabins)).reduce((sum, { count }) => sum + count, 0);

/** Returns the new number of cabins in a cart; `before`: the last change of the same cabins, which readings may not show yet. */
export function counted(rows: readonly CartRow[], cabins: Cabins, more: number, before: Counted | undefined): Counted {
	const count = countIn(rows, cabins);
	const { voyageId, categoryId, adult, child } = cabins;
	return {
		cabins: { voyageId, categoryId, adult, child },
		from: [...new Set([...(before ? [...before.from, before.to] : []), count])].slice(-MOST_BEFORE),
		to: Math.max(0, count + more),
	};
}

/** Returns the rows with the new number; null where they tell another one than before. `added` makes a row that is missing. */
export function withCount<R extends CartRow>(rows: readonly R[], { cabins, from, to }: Counted, added: R | null): R[] | null {
	if (!from.includes(countIn(rows, cabins))) return null;
	const isOwn = isRow(cabins);
	const first = rows.find(isOwn) ?? added;
	const own = first && to > 0 ? { ...first, count: to } : null;
	if (!rows.some(isOwn)) return own ? [...rows, own] : [...rows];
	return rows.flatMap((row) => (isOwn(row) ? (row === first && own ? own : []) : row));
}

export const newRow = ({ cabins, to }: Counted): CartRow => ({ ...cabins, id: newRowId(cabins), count: to });

export const cart: Corrections<Counted> = {
	'GET /openapi/user/shopcart': (rows, change) => withCount(rows, change, newRow(change)),
	'GET /openapi/user/shopcart/list': async (rows, change, { api }) => {
		const isNew = change.to > 0 && !rows.some(isRow(change.cabins));
		const voyage = isNew ? await api('GET /openapi/voyage/v2/{id}', { id: change.cabins.voyageId }).catch(() => null) : null;
		const added = voyage && { ...newRow(change), voyage, inventory: { categories: voyage.categories } };
		return withCount(rows, change, added);
	},
};
