import type { ReactNode } from 'react';
import { RadioBox } from './radio-box.tsx';
import { ErrorIcon } from './task-icons.tsx';

/** One of a few, all in sight; keys and forms work as with any radio buttons. */
export function RadioGroup<V extends string>({
	id,
	name,
	legend,
	options,
	value,
	onChange,
	error,
	className = '',
}: {
	id: string;
	name: string;
	legend: ReactNode;
	options: readonly { value: V; label: ReactNode }[];
	value: V | '';
	onChange: (value: V) => void;
	error?: ReactNode;
	className?: string;
}) {
	return (
		<fieldset className={`m-0 min-w-0 border-0 p-0 ${className}`} aria-describedby={error ? `${id}-error` : undefined}>
			<legend className="mb-2 p-0 text-14 leading-head font-semibold">{legend}</legend>
			<div className="flex flex-wrap gap-2">
				{options.map((option, index) => (
					<RadioBox
						key={option.value}
						id={index === 0 ? id : undefined}
						name={name}
						value={option.value}
						checked={value === option.value}
						aria-invalid={error ? true : undefined}
						onChoose={onChange}
						className="flex min-h-control items-center rounded-2 border-control bg-white px-4 has-checked:bg-navy-50 has-checked:font-semibold has-checked:text-navy-700"
						inputClassName="mr-2.5 size-4.5 accent-(--action)"
					>
						{option.label}
					</RadioBox>
				))}
			</div>
			{error && (
				<p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-14 text-red-700">
					<ErrorIcon size={18} className="mt-0.5 shrink-0" />
					<span>{error}</span>
				</p>
			)}
		</fieldset>
	);
}
