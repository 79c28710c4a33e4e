type Props<T extends string> = {
	/** Names the group for screen readers. */
	label: string;
	options: readonly { value: T; label: string }[];
	on: readonly T[];
	onChange: (on: readonly T[]) => void;
	/** Classes of each button. */
	className?: string;
};

/** Renders choices as buttons that stay pressed, any number of them. */
export function ToggleButtons<T extends string>({ label, options, on, onChange, className = '' }: Props<T>) {
	return (
		<div role="group" aria-label={label} className="flex flex-wrap gap-2">
			{options.map(({ value, label: name }) => (
				<button
					key={value}
					type="button"
					aria-pressed={on.includes(value)}
					onClick={() => onChange(on.includes(value) ? on.filter((other) => other !== value) : [...on, value])}
					className={`min-h-target rounded-pill border border-control bg-white px-4 transition-colors duration-base hover:border-action aria-pressed:border-action aria-pressed:bg-navy-50 aria-pressed:font-semibold aria-pressed:text-navy-700 ${className}`}
				>
					{name}
				</button>
			))}
		</div>
	);
}
