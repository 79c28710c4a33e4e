import { type FormMetadata, getFormProps } from '@conform-to/react';
import type { SubmitEvent } from 'react';

/**
 * Returns the properties of a form that Conform checks. Valid data goes to `send`, with the pressed button, and not again while
 * `busy`.
 */
export function sendForm<T extends Record<string, unknown>>(
	form: FormMetadata<T, string[]>,
	busy: boolean,
	send: (data: FormData) => void,
) {
	const properties = getFormProps(form);
	return {
		...properties,
		onSubmit(event: SubmitEvent<HTMLFormElement>) {
			properties.onSubmit(event);
			if (event.defaultPrevented) return;
			event.preventDefault();
			if (!busy) send(new FormData(event.currentTarget, event.nativeEvent.submitter));
		},
	};
}
