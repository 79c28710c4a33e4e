import type { CancellationRow } from '../catalogue/bff/voyage.ts';
import type { CancellationStep } from '../catalogue/entities.ts';
import { addDays } from './dates.ts';

type Fee = CancellationRow['fee'];

/**
 * The cancellation table of one departure, earliest row first, with the row in force on `today` marked (docs/rules.md, cancellation-table).
 * Steps count days before `departure`; where two share a day, it belongs to the later row, so that no fee is shown too low.
 */
export function cancellationRows(steps: readonly CancellationStep[], departure: string, today: string): CancellationRow[] {
	const nearestFirst = steps.some(({ fromDays, toDays }) => fromDays !== null && toDays !== null && fromDays < toDays);
	const rows = steps
		.flatMap((step) => {
			const fee = feeOf(step);
			const [far, near] = nearestFirst ? [step.toDays, step.fromDays] : [step.fromDays, step.toDays];
			return fee ? [{ from: dayBefore(departure, far), until: dayBefore(departure, near), fee }] : [];
		})
		.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
	return rows.map((row, index) => {
		const next = rows[index + 1]?.from ?? null;
		const until = next !== null && (row.until === null || row.until >= next) ? addDays(next, -1) : row.until;
		return { ...row, until, today: (row.from === null || row.from <= today) && (until === null || today <= until) };
	});
}

const dayBefore = (departure: string, days: number | null): string | null => (days === null ? null : addDays(departure, -days));

function feeOf({ percent, amount }: CancellationStep): Fee | null {
	if (typeof percent === 'number') return { percent };
	return typeof amount === 'number' ? { amount } : null;
}
