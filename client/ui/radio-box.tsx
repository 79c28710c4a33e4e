import type { ComponentProps } from 'react';

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
