import { isObject } from '#shared/catalogue/wire.ts';
import type { Shape } from '../../../scripts/contract/shape.ts';
import type { Dialect } from './dialect.ts';
import { kindOf } from './shape.ts';

type Row = Record<string, unknown>;

/** Damaged rows have the id of a good one, this far ahead: what a page shows of them is compared with that one's. */
const AHEAD = 700_000_000;
/** Writes the ids of damaged rows in a text as those of the rows that they are made of. */
export const ofGoodRows = (text: string): string => text.replaceAll(/(?<!\d)7\d{8}(?!\d)/g, (id) => String(Number(id) - AHEAD));

/** What a kind of value is damaged to; undefined for a key that is left out. */
const DAMAGED: Readonly<Record<string, unknown>> = {
	state: 99,
	words: 'NO_SUCH_WORD',
	day: '2026-02-30',
	moment: 'soon',
	money: null,
};
const WITHOUT_ID: readonly unknown[] = [null, {}, 'a row', 7, []];

/** Returns some number that is always the same for a text. */
const numberOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);

/**
 * Returns the one bad row of a list: a copy of its last row with another id and one damaged value, of a kind by chance; nonsense where rows have no id.
 * `place` names the list.
 */
export function badRow(plain: unknown, written: unknown, of: Shape, place: string, { seed, ids }: Dialect): unknown {
	const chance = numberOf(`${seed} ${place}`);
	const id = isObject(plain) && of.kind === 'object' && Number.isInteger(Number(plain.id)) ? Number(plain.id) : 0;
	if (!isObject(written) || of.kind !== 'object' || id <= 0) return WITHOUT_ID[chance % WITHOUT_ID.length];
	const row: Row = { ...structuredClone(written), id: ids.write(id + AHEAD, '') };
	const fields = Object.entries(of.of).filter(([key, { kind }]) => key !== 'id' && key in row && kind === 'value');
	const kinds = [...new Set(fields.map(([, shape]) => kindOf(shape)))];
	const kind = kinds[chance % Math.max(1, kinds.length)];
	const same = fields.filter(([, shape]) => kindOf(shape) === kind);
	const [key = 'id'] = same[chance % Math.max(1, same.length)] ?? [];
	if (kind !== undefined && kind in DAMAGED) row[key] = DAMAGED[kind];
	else delete row[key];
	return row;
}
