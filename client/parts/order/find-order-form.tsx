import { type ComponentProps, type ReactNode, useState } from 'react';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { Button, type ButtonVariant } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';
import type { FormSender } from '../form-sender.ts';
import { PressForm } from '../press-form.tsx';

export const FIND_IDS = { order: 'find-order', proof: 'find-proof' } as const;

type FindField = {
	label: string;
	hint: string;
	error: string | undefined;
	/** The text typed before, which goes back into the field. */
	typed: string | undefined;
};

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'> & {
	sender: FormSender<unknown>;
	summary: string;
	order: FindField;
	/** Something that only passengers of the order know: a name, or the number of a document. */
	proof: FindField & { input: ComponentProps<'input'> };
	/** Says why nothing was found. */
	refusal: ReactNode;
	submit: string;
	variant?: ButtonVariant;
};

/** Renders the form that finds an order by its number and a proof. A pasted number may have gaps, so its field takes more characters. */
export function FindOrderForm({ sender, summary, order, proof, refusal, submit, variant, ...form }: Props) {
	const busy = sender.pending !== undefined;
	const [changed, setChanged] = useState(Boolean(order.typed || proof.typed));
	useUnsavedInput(changed);
	const failures = [
		{ id: FIND_IDS.order, text: order.error ?? '' },
		{ id: FIND_IDS.proof, text: proof.error ?? '' },
	].filter(({ text }) => text);
	return (
		<PressForm sender={sender} noValidate onInput={() => setChanged(true)} {...form}>
			<ErrorSummary title={summary} failures={failures} />
			{!busy && refusal}
			<Field id={FIND_IDS.order} label={order.label} hint={order.hint} error={order.error}>
				{(control) => (
					<TextInput
						{...control}
						name="orderNo"
						inputMode="numeric"
						autoComplete="off"
						maxLength={40}
						defaultValue={order.typed}
					/>
				)}
			</Field>
			<Field id={FIND_IDS.proof} label={proof.label} hint={proof.hint} error={proof.error}>
				{(control) => <TextInput {...control} spellCheck={false} {...proof.input} defaultValue={proof.typed} />}
			</Field>
			<Button type="submit" variant={variant} busy={busy}>
				{submit}
			</Button>
		</PressForm>
	);
}
