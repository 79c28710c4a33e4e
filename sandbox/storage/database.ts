import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;
type Values = Record<string, SQLInputValue>;

const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8');

/** An SQL database in memory: each sandbox has its own, empty or with a copy of another one's data. */
export function openDatabase(held?: Uint8Array) {
	const db = new DatabaseSync(':memory:');
	if (held) db.deserialize(held);
	else db.exec(schema);
	db.exec('PRAGMA foreign_keys = ON');
	const prepared = new Map<string, ReturnType<typeof db.prepare>>();
	const statement = (sql: string) => {
		const known = prepared.get(sql);
		if (known) return known;
		const made = db.prepare(sql);
		prepared.set(sql, made);
		return made;
	};
	return {
		/** Returns the rows of a query; `T` describes its columns. */
		all: <T extends Row>(sql: string, values: Values = {}) => statement(sql).all(values) as T[],
		get: <T extends Row>(sql: string, values: Values = {}) => statement(sql).get(values) as T | undefined,
		run: (sql: string, values: Values = {}) => statement(sql).run(values),
		/** Inserts rows of one shape; a row with a key that exists already is left alone. */
		insert: (table: string, rows: Values[]) => {
			const [first] = rows;
			if (!first) return;
			const columns = Object.keys(first);
			const names = columns.map((column) => `"${column}"`).join(', ');
			const insert = statement(
				`INSERT OR IGNORE INTO ${table} (${names}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`,
			);
			for (const row of rows) insert.run(row);
		},
		transaction: (work: () => void) => {
			db.exec('BEGIN');
			try {
				work();
				db.exec('COMMIT');
			} catch (error) {
				db.exec('ROLLBACK');
				throw error;
			}
		},
		/** Returns all its data, for `openDatabase`. */
		copy: () => db.serialize(),
		close: () => db.close(),
	};
}

export type Database = ReturnType<typeof openDatabase>;
