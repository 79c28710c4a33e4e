import { useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { answerSms } from './sms-action.ts';
import type { SmsAnswer } from './sms-answer.ts';
import type { SmsIntent } from './sms-fields.ts';

/** How the form is sent, and what came of it. */
export type SmsSender = {
	/** Where a browser without scripts posts it. */
	action: string;
	answer: SmsAnswer | undefined;
	pending: SmsIntent | null;
	send: (form: FormData) => void;
};

const intentOf = (form: FormData | undefined): SmsIntent => (form?.get('intent') === 'code' ? 'code' : 'login');

/** Through the action of the page's route. */
export function useRouteSender(action: string): SmsSender {
	const served = useActionData<SmsAnswer>();
	const fetcher = useFetcher<SmsAnswer>();
	return {
		action,
		answer: fetcher.data ?? served,
		pending: fetcher.state === 'idle' ? null : intentOf(fetcher.formData),
		send: (form) => void fetcher.submit(form, { method: 'post', action }),
	};
}

/** Sends without the router, which would load the page below again and lose the input on it. */
export function useDirectSender(action: string): SmsSender {
	const [answer, setAnswer] = useState<SmsAnswer>();
	const [pending, setPending] = useState<SmsIntent | null>(null);
	const send = async (form: FormData) => {
		setPending(intentOf(form));
		setAnswer(await answerSms(form, browserApi, (fields) => browserApi('POST /openapi/guest/pc/mobile/login', fields)));
		setPending(null);
	};
	return { action, answer, pending, send: (form) => void send(form) };
}
