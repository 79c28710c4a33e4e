import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { monthAfterKey, monthPages, toggleMonth } from '#shared/rules/month-picker.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

const COLUMNS = 3;

type Props = {
	value: readonly string[];
	onChange: (months: string[]) => void;
	today: string;
	/** Returns the reason why a month can't be chosen. */
	whyNot?: (month: string) => string | undefined;
	/** Returns a second line of a month, such as a price. */
	detail?: (month: string) => string | undefined;
	labels: {
		/** Names the months between two, shown above them. */
		period: (first: string, last: string) => string;
		/** On the button, such as "Mar". */
		month: (month: string) => string;
		previous: string;
		next: string;
	};
};

/**
 * Renders twelve months at a time, from the current one on; several can be chosen. Arrow keys move by month and row, PageUp and
 * PageDown by twelve months. Months for which `whyNot` returns a reason can't be chosen: keys reach them, and a chosen one can be
 * taken out. Months are `YYYY-MM`, `today` is `YYYY-MM-DD`.
 */
export function MonthPicker({ value, onChange, today, whyNot, detail, labels }: Props) {
	const pages = monthPages(today);
	const [cursor, setCursor] = useState(value[0] ?? today.slice(0, 7));
	const byKey = useRef(false);
	const grid = useRef<HTMLDivElement>(null);
	const index = Math.max(
		pages.findIndex((months) => months.includes(cursor)),
		0,
	);
	const months = pages[index] ?? [];
	const period = labels.period(months[0] ?? '', months.at(-1) ?? '');

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
				<IconButton label={labels.previous} disabled={index === 0} onClick={() => turn('PageUp')}>
					<ChevronLeftIcon size={20} />
				</IconButton>
				<p aria-live="polite" className="tabular text-center leading-head font-semibold break-keep">
					{period}
				</p>
				<IconButton label={labels.next} disabled={index === pages.length - 1} onClick={() => turn('PageDown')}>
					<ChevronRightIcon size={20} />
				</IconButton>
			</div>
			<div ref={grid} role="group" aria-label={period} onKeyDown={onKeyDown} className="mt-2 grid grid-cols-3 gap-2">
				{months.map((month) => {
					const chosen = value.includes(month);
					const reason = whyNot?.(month);
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
							aria-disabled={closed || undefined}
							aria-pressed={chosen}
							tabIndex={month === cursor ? 0 : -1}
							onClick={() => {
								setCursor(month);
								if (!closed) onChange(toggleMonth(value, month));
							}}
							className={`tabular flex flex-col items-center justify-center rounded-2 border text-14 leading-head transition-colors duration-fast ${detail ? 'min-h-14' : 'min-h-control'} ${look}`}
						>
							<span>{labels.month(month)}</span>
							{detail?.(month) && <span className={`text-14 ${chosen ? '' : 'text-muted'}`}>{detail(month)}</span>}
							{reason && <span className="sr-only">{`, ${reason}`}</span>}
						</button>
					);
				})}
			</div>
		</div>
	);
}
