import { useState } from 'react';
import { useActionData, useFetcher } from 'react-router';

/** Sends a form without leaving its page. */
export type FormSender<Answer> = {
	/** The address to which a browser without scripts posts the form. */
	action: string;
	/** The answer to the form that was sent last. */
	answer: Answer | undefined;
	/** The form that is under way. */
	pending: FormData | undefined;
	send: (form: FormData) => void;
};

/** Sends a form through the action of its page's route. */
export function useRouteSender<Answer>(action: string): FormSender<Answer> {
	const served = useActionData() as Answer | undefined;
	const fetcher = useFetcher();
	return {
		action,
		answer: (fetcher.data as Answer | undefined) ?? served,
		pending: fetcher.formData,
		send: (form) => void fetcher.submit(form, { method: 'post', action }),
	};
}

/** Sends a form by `submit`, which never throws, and without the router, which would load the page again and lose its input. */
export function useDirectSender<Answer>(action: string, submit: (form: FormData) => Promise<Answer>): FormSender<Answer> {
	const [answer, setAnswer] = useState<Answer>();
	const [pending, setPending] = useState<FormData>();
	const send = async (form: FormData) => {
		setPending(form);
		setAnswer(await submit(form));
		setPending(undefined);
	};
	return { action, answer, pending, send: (form) => void send(form) };
}
