import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';

/** Asks for the number of an order. What may be pasted into it, such as gaps, is longer than the number. */
export function OrderNumberField({
	id,
	label,
	hint,
	error,
	typed,
}: {
	id: string;
	label: string;
	hint: string;
	error: string | undefined;
	/** What was typed before and goes back into the field. */
	typed: string | undefined;
}) {
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			{(control) => (
				<TextInput {...control} name="orderNo" inputMode="numeric" autoComplete="off" maxLength={40} defaultValue={typed} />
			)}
		</Field>
	);
}
