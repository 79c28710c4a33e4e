import type { MouseEvent, ReactNode } from 'react';
import { MinusIcon, PlusIcon } from './icons.tsx';

const press =
	'grid size-target place-items-center text-navy-700 transition-colors duration-base hover:bg-navy-50 active:bg-navy-100 ' +
	'aria-disabled:cursor-not-allowed aria-disabled:text-ink-400 aria-disabled:hover:bg-transparent';

type Labels = { group: string; less: string; more: string };

type Props = {
	value: number;
	labels: Labels;
	canLess?: boolean;
	canMore?: boolean;
	/** The field of the form around it that sends the new number where there are no scripts. */
	name?: string;
	/** Id of the text that says why there is an end. */
	reasonId?: string;
	onChange: (value: number) => void;
	onEnd?: () => void;
	/** Shown instead of the bare number. */
	children?: ReactNode;
};

/**
 * Renders a number with a button at each side. At its end a button stays in the tab order: its press calls `onEnd`, and the text
 * with `reasonId` describes it.
 */
export function Stepper({ value, labels, name, canLess = true, canMore = true, reasonId, onChange, onEnd, children }: Props) {
	const step = (to: number, press: () => void) => ({
		...(name ? ({ type: 'submit', name, value: to } as const) : ({ type: 'button' } as const)),
		onClick: (event: MouseEvent) => {
			event.preventDefault();
			press();
		},
	});
	return (
		<div role="group" aria-label={labels.group} className="inline-flex items-center rounded-2 border border-control bg-white">
			<button
				{...step(value - 1, () => canLess && onChange(value - 1))}
				aria-label={labels.less}
				aria-disabled={!canLess || undefined}
				className={`rounded-l-2 ${press}`}
			>
				<MinusIcon size={18} />
			</button>
			<output className="tabular min-w-8 text-center font-semibold">{children ?? value}</output>
			<button
				{...step(value + 1, () => (canMore ? onChange(value + 1) : onEnd?.()))}
				aria-label={labels.more}
				aria-disabled={!canMore || undefined}
				aria-describedby={canMore ? undefined : reasonId}
				className={`rounded-r-2 ${press}`}
			>
				<PlusIcon size={18} />
			</button>
		</div>
	);
}
