import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ALERT_FAULTS } from './support/alert-faults.ts';
import { wrongAlerts } from './support/promtool.ts';
import { record } from './support/recorded-metrics.ts';

it.each(ALERT_FAULTS)('$fault: $alerts fire, and no other alert does', { timeout: 180_000 }, async ({ begin, end, alerts }) => {
	expect(wrongAlerts(await record(begin, end), alerts)).toBe('');
});

/** Faults after which everybody is served, or which pass by themselves. */
const HARMLESS = 'R-5 R-9 R-10 R-12 R-17 R-19 R-20 R-21 R-22 R-24 R-25 R-26 R-27 R-28 R-30 R-31 R-32 R-33 R-34 R-35 R-36';
/** Faults of real time, load or disk, which a round of visits can't bring about. Their own tests do. */
const NOT_RECORDED = 'R-4 R-23 R-29 R-39 R-40 R-42';

it('every fault of docs/threats.md has its alerts, or is known to need none', () => {
	const threats = readFileSync(resolve(import.meta.dirname, '../docs/threats.md'), 'utf8');
	const rows = [...threats.matchAll(/^\| (R-\d+) /gm)].map(([, id]) => id);
	const known = [...ALERT_FAULTS.flatMap(({ rows: own }) => own), ...HARMLESS.split(' '), ...NOT_RECORDED.split(' ')];
	expect(known.toSorted()).toEqual(rows.toSorted());
});
