import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { monthAfterKey, monthsOfYear, pickerYears, toggleMonth } from '#shared/rules/month-picker.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

const COLUMNS = 3;

type Props = {
	value: readonly string[];
	onChange: (months: string[]) => void;
	today: string;
	/** Returns the reason why a month that isn't past can't be chosen. */
	whyNot?: (month: string) => string | undefined;
	labels: {
		/** Shown, and names the group of months. */
		year: (year: number) => string;
		/** On the button, such as "Mar". */
		month: (month: string) => string;
		/** Reason why a month can't be chosen. */
		past: string;
		previousYear: string;
		nextYear: string;
	};
};

/**
 * Renders the twelve months of a year, several of which can be chosen, across years. Arrow keys move by month and row, PageUp and
 * PageDown by year. Past months can't be chosen, nor those for which `whyNot` returns a reason: keys reach these, and a chosen
 * one can be taken out. Months are `YYYY-MM`, `today` is `YYYY-MM-DD`.
 */
export function MonthPicker({ value, onChange, today, whyNot = () => undefined, labels }: Props) {
	const years = pickerYears(today);
	const [cursor, setCursor] = useState(value[0] ?? today.slice(0, 7));
	const byKey = useRef(false);
	const grid = useRef<HTMLDivElement>(null);
	const year = Number(cursor.slice(0, 4));

	useEffect(() => {
		if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-month="${cursor}"]`)?.focus();
		byKey.current = false;
	}, [cursor]);

	const turn = (by: string) => setCursor(monthAfterKey(cursor, by, COLUMNS, today) ?? cursor);
	const onKeyDown = (event: KeyboardEvent) => {
		const next = monthAfterKey(cursor, event.key, COLUMNS, today);
		if (!next) return;
		event.preventDefault();
		byKey.current = next !== cursor;
		setCursor(next);
	};

	return (
		<div>
			<div className="flex items-center justify-between">
				<IconButton label={labels.previousYear} disabled={year === years[0]} onClick={() => turn('PageUp')}>
					<ChevronLeftIcon size={20} />
				</IconButton>
				<p aria-live="polite" className="tabular text-18 font-semibold">
					{labels.year(year)}
				</p>
				<IconButton label={labels.nextYear} disabled={year === years.at(-1)} onClick={() => turn('PageDown')}>
					<ChevronRightIcon size={20} />
				</IconButton>
			</div>
			<div ref={grid} role="group" aria-label={labels.year(year)} onKeyDown={onKeyDown} className="mt-2 grid grid-cols-3 gap-2">
				{monthsOfYear(year, today).map(({ month, past }) => {
					const chosen = value.includes(month);
					const reason = past ? labels.past : whyNot(month);
					const closed = reason !== undefined && !chosen;
					const look = chosen
						? 'border-action bg-action font-semibold text-white'
						: closed
							? 'border-transparent bg-sand-50 text-ink-400'
							: 'border-line bg-white hover:border-action hover:bg-navy-50';
					return (
						<button
							key={month}
							type="button"
							data-month={month}
							disabled={past}
							aria-disabled={closed || undefined}
							aria-pressed={chosen}
							tabIndex={month === cursor ? 0 : -1}
							onClick={() => {
								setCursor(month);
								if (!closed) onChange(toggleMonth(value, month));
							}}
							className={`min-h-control rounded-2 border text-14 transition-colors duration-fast ${look}`}
						>
							{labels.month(month)}
							{reason && <span className="sr-only">, {reason}</span>}
						</button>
					);
				})}
			</div>
		</div>
	);
}
