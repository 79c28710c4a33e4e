/**
 * A row of the table. `rooms` are folders or files; `*` stands for one folder, and each such folder is a room of its own.
 * Files of a room may import their own room, the rooms in `imports`, and from npm the production `packages` and development's `tools`. `'*'` is any.
 */
export type Row = {
	rooms: readonly string[];
	imports?: readonly string[];
	packages?: readonly string[];
	tools?: readonly string[];
};
