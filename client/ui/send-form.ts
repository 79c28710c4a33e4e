import { type FormMetadata, getFormProps } from '@conform-to/react';
import type { SubmitEvent } from 'react';

/** Properties of a form whose fields Conform checks: what passes goes to `send`, pressed button included, and never twice at a time. */
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
