import { useState } from 'react';
import { useActionData, useFetcher, useFormAction, useNavigation, useSubmit } from 'react-router';
import { usePress } from '#client/ui/use-press.ts';
import { PRESS_FIELD } from '#shared/press-key.ts';

/** Sends a form, once for each press. */
export type FormSender<Answer> = {
	/** The address to which a browser without scripts posts the form. */
	action: string;
	/** The answer to the form that was sent last. */
	answer: Answer | undefined;
	/** The form that is under way. */
	pending: FormData | undefined;
	/** `by` is the pressed button. */
	send: (form: FormData, by?: unknown) => void;
	/** True for a press of `by` that belongs to the last one. */
	repeats: (by?: unknown) => boolean;
	/** The end of the change that another button than `by` has under way, or null. */
	under: (by?: unknown) => Promise<void> | null;
};

/** Sends a form by `submit`, with the key of its press. */
function useKeyedPress(submit: (form: FormData) => Promise<unknown>): Pick<FormSender<unknown>, 'send' | 'repeats' | 'under'> {
	const { press, repeats, under } = usePress();
	const send = (form: FormData, by?: unknown) =>
		void press((key) => {
			form.set(PRESS_FIELD, key);
			return submit(form);
		}, by);
	return { send, repeats, under };
}

/** Sends a form through the action of a page's route, and stays on the page. */
export function useRouteSender<Answer>(action: string): FormSender<Answer> {
	const served = useActionData() as Answer | undefined;
	const fetcher = useFetcher();
	const sending = useKeyedPress((form) => fetcher.submit(form, { method: 'post', action }));
	// A success may be answered by null
	const answer = fetcher.data === undefined ? served : (fetcher.data as Answer);
	return { action, answer, pending: fetcher.formData, ...sending };
}

/** Sends a form as a navigation, to the page's own action. `options.action` is a place of the page to go to. */
export function usePageSender<Answer>(options: { action?: `#${string}`; preventScrollReset?: boolean } = {}): FormSender<Answer> {
	const answer = useActionData() as Answer | undefined;
	const { formData, formMethod } = useNavigation();
	const submit = useSubmit();
	// Without scripts, CSS hides forms that have no `action` (`client/styles/base.css`)
	const here = useFormAction();
	const sending = useKeyedPress((form) => submit(form, { method: 'post', ...options }));
	return { action: options.action ?? here, answer, pending: formMethod === 'POST' ? formData : undefined, ...sending };
}

/** Sends a form by `submit`, which never throws, and without the router, which would load the page again and lose its input. */
export function useDirectSender<Answer>(action: string, submit: (form: FormData) => Promise<Answer>): FormSender<Answer> {
	const [answer, setAnswer] = useState<Answer>();
	const [pending, setPending] = useState<FormData>();
	const sending = useKeyedPress(async (form) => {
		setPending(form);
		setAnswer(await submit(form));
		setPending(undefined);
	});
	return { action, answer, pending, ...sending };
}
