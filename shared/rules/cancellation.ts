import type { CancellationRow } from '../catalogue/bff/voyage.ts';
import type { CancellationStep } from '../catalogue/entities.ts';
import { addDays } from './dates.ts';
import { fromFen, toFen } from './money.ts';

type Fee = CancellationRow['fee'];

/**
 * The cancellation table of one departure, earliest row first, with the row in force on `today` marked (docs/rules.md, cancellation-table).
 * Steps count days before `departure`; where two share a day, it belongs to the later row, so that no fee is shown too low. Null when the steps don't
 * make one certain table: a fee is missing, two steps overlap by more than a day, or a day between them has no fee.
 */
export function cancellationRows(steps: readonly CancellationStep[], departure: string, today: string): CancellationRow[] | null {
	if (steps.some((step) => feeOf(step) === null)) return null;
	const nearestFirst = steps.some(({ fromDays, toDays }) => fromDays !== null && toDays !== null && fromDays < toDays);
	const rows = steps
		.flatMap((step) => {
			const fee = feeOf(step);
			const [far, near] = nearestFirst ? [step.toDays, step.fromDays] : [step.fromDays, step.toDays];
			return fee ? [{ from: dayBefore(departure, far), until: dayBefore(departure, near), fee }] : [];
		})
		.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
	if (!rows.every((row, index) => isJoined(row, rows[index + 1]))) return null;
	return rows.map((row, index) => {
		const next = rows[index + 1]?.from ?? null;
		const until = next !== null && (row.until === null || row.until >= next) ? addDays(next, -1) : row.until;
		return { ...row, until, today: (row.from === null || row.from <= today) && (until === null || today <= until) };
	});
}

type Days = Pick<CancellationRow, 'from' | 'until'>;

/** True when a row ends on the day before the next one, or on its first day. An end that isn't given is where the next row begins. */
function isJoined({ from, until }: Days, next: Days | undefined): boolean {
	if (!next) return from === null || until === null || from <= until;
	if (next.from === null || (from !== null && from >= next.from)) return false;
	return until === null || until === next.from || addDays(until, 1) === next.from;
}

const dayBefore = (departure: string, days: number | null): string | null => (days === null ? null : addDays(departure, -days));

function feeOf({ percent, amount }: CancellationStep): Fee | null {
	if (typeof percent === 'number') return { percent };
	return typeof amount === 'number' ? { amount } : null;
}

/** The fee of a cancelled order, and its refund, CNY. */
export type CancellationSum = { fee: number; back: number };

/** The figures of an order that its sums follow from; null when unknown. */
export type CancelledOrder = {
	/** The sum paid. */
	paid: number | null;
	/** All cabins before coupons. */
	total: number | null;
	passengers: number | null;
	/** Upstream's own fee for cancelling now. */
	feeNow: number | null;
};

/** A row's fee in fen, at most what was paid; null when it isn't known to the last fen. `base`: the full fare. */
function exactFee(
	{ fee }: CancellationRow,
	{ base, paid, passengers }: { base: number | null; paid: number; passengers: number | null },
): number | null {
	if ('amount' in fee)
		return fee.amount > 0 && passengers === null ? null : Math.min(paid, toFen(fee.amount) * (passengers ?? 0));
	if (fee.percent === 0) return 0;
	const share = base === null ? Number.NaN : (base * fee.percent) / 100;
	return Number.isInteger(share) ? Math.min(paid, share) : null;
}

/**
 * Returns the sums of one order by each row of the table; null where they aren't exact (docs/rules.md, cancellation-sums). Upstream doesn't give the
 * full fare: it is the sum paid where there is no discount, or the cabins' price where that results in upstream's own fee for today.
 */
export function cancellationSums(rows: readonly CancellationRow[], order: CancelledOrder): (CancellationSum | null)[] {
	const paid = toFen(order.paid ?? 0);
	if (paid === 0) return rows.map(() => null);
	const total = order.total === null ? null : toFen(order.total);
	const feeNow = order.feeNow === null ? null : toFen(order.feeNow);
	const now = rows.find(({ today }) => today);
	const withTotal = { base: total, paid, passengers: order.passengers };
	const byTable = now && feeNow !== null ? exactFee(now, withTotal) : null;
	const proven = byTable !== null && byTable === feeNow && 0 < byTable && byTable < paid;
	const refuted = byTable !== null && byTable !== feeNow;
	const known = { ...withTotal, base: proven || total === paid ? total : null };
	return rows.map((row) => {
		const fee = row.today && feeNow !== null ? feeNow : refuted ? null : exactFee(row, known);
		return fee === null ? null : { fee: fromFen(fee), back: fromFen(paid - fee) };
	});
}
