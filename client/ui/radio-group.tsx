import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup, type GroupTexts } from './field-group.tsx';

type Props<V extends string> = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
	value: V;
	onChoose: (value: V) => void;
	inputClassName: string;
};

/** Renders one of several choices: a box around a radio button and its label, which can be pressed as a whole. `className` lays it out. */
export const RadioBox = <V extends string>({ onChoose, className, inputClassName, children, ...rest }: Props<V>) => (
	<label
		className={`cursor-pointer border transition-colors duration-base hover:border-action has-checked:border-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-outer) ${className}`}
	>
		<input type="radio" onChange={() => onChoose(rest.value)} className={inputClassName} {...rest} />
		{children}
	</label>
);

/** Renders a choice of one of a few, all in sight; keys and forms work as with any radio buttons. */
export function RadioGroup<V extends string>({
	id,
	name,
	options,
	value,
	onChange,
	...texts
}: Pick<GroupTexts, 'legend' | 'error'> & {
	id: string;
	name: string;
	options: readonly { value: V; label: ReactNode }[];
	value: V | '';
	onChange: (value: V) => void;
}) {
	return (
		<FieldGroup id={id} {...texts}>
			{options.map((option, index) => (
				<RadioBox
					key={option.value}
					id={index === 0 ? id : undefined}
					name={name}
					value={option.value}
					checked={value === option.value}
					aria-invalid={texts.error ? true : undefined}
					onChoose={onChange}
					className="flex min-h-control items-center rounded-2 border-control bg-white px-4 has-checked:bg-navy-50 has-checked:font-semibold has-checked:text-navy-700"
					inputClassName="mr-2.5 size-4.5 accent-(--action)"
				>
					<span>{option.label}</span>
				</RadioBox>
			))}
		</FieldGroup>
	);
}
