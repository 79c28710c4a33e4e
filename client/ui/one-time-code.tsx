import { type ComponentProps, type FormEvent, useRef } from 'react';
import { plainText } from '#shared/rules/typed-text.ts';
import { TextInput } from './field.tsx';

/**
 * Renders the field of a code that came by message, inside a `Field`. It takes the code that a phone offers or the visitor
 * pastes, with spaces or without. `onComplete` runs once `length` digits are there; not for more.
 */
export function OneTimeCode({
	length,
	onComplete,
	className = '',
	...rest
}: Omit<ComponentProps<'input'>, 'type' | 'onInput'> & { length: number; onComplete?: () => void }) {
	const last = useRef('');
	const onInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
		const digits = plainText(input.value).replace(/\D/g, '');
		if (digits !== input.value) input.value = digits;
		const grown = digits !== last.current;
		last.current = digits;
		if (grown && digits.length === length) onComplete?.();
	};
	return (
		<TextInput
			autoComplete="one-time-code"
			inputMode="numeric"
			spellCheck={false}
			onInput={onInput}
			className={`tabular tracking-[0.24em] placeholder:tracking-normal ${className}`}
			{...rest}
		/>
	);
}
