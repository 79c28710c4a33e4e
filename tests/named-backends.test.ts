import { beforeAll, describe, expect, it } from 'vitest';
import { NAMED } from './support/dialects/named.ts';
import { tryDialect, walkPlain } from './support/dialects/trial.ts';

const TIMEOUT_MS = 120_000;
const EVERY_PAGE = Number.POSITIVE_INFINITY;

let plain: Awaited<ReturnType<typeof walkPlain>>;
beforeAll(async () => {
	plain = await walkPlain();
}, TIMEOUT_MS);

describe.each(Object.entries(NAMED))('a backend with the habits of %s', (_name, dialect) => {
	it(
		'shows the same on every page; a booking is paid, and a passenger is checked in',
		async () => {
			expect(await tryDialect(dialect, plain, EVERY_PAGE)).toEqual([]);
		},
		TIMEOUT_MS,
	);

	it(
		'with a bad row more in every list shows nothing untrue, and loses no other row; a booking is paid, and a passenger is checked in',
		async () => {
			expect(await tryDialect({ ...dialect, dirty: true }, plain, EVERY_PAGE)).toEqual([]);
		},
		TIMEOUT_MS,
	);
});
