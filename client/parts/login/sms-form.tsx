import { getFormProps, useForm } from '@conform-to/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSender } from '#client/parts/form-sender.ts';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox.tsx';
import { ErrorSummary, failuresOf } from '#client/ui/error-summary.tsx';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { OneTimeCode } from '#client/ui/one-time-code.tsx';
import { PhoneField } from '#client/ui/phone-field.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';
import type { LoginState } from '#shared/catalogue/bff/login.ts';
import { SMS_CODE_LENGTH, SMS_RESEND_AFTER } from '#shared/constants.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import { PressForm } from '../press-form.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { gotCode, SendCode, useSentBefore } from './send-code.tsx';
import type { SmsAnswer } from './sms-action.ts';
import { readSms, type SmsIntent } from './sms-fields.ts';
import { type Countries, useDialCode } from './use-dial-code.ts';
import { useIsServed } from './use-is-served.ts';
import { useSmsWords } from './use-sms-words.ts';

/** Milliseconds after which the form says that it still waits for an answer. */
const LONG_WAIT_MS = 6_000;

type Fields = { mobilePre?: string; mobile: string; code?: string; captcha?: string; agree: 'on' };

/** The serial that makes the browser load a new captcha picture, from the answer that asked for a captcha until a code was sent. */
function captchaAfter(before: string | null, answer: SmsAnswer | undefined): string | null {
	if (answer?.kind === 'captcha') return answer.serial;
	return answer?.kind === 'sent' ? null : before;
}

/**
 * The state that is kept over several answers: the captcha that is asked for, the number that got a code, and when another may be
 * sent.
 */
function useProgress(answer: SmsAnswer | undefined, isServed: boolean, state: LoginState | null) {
	const [seen, setSeen] = useState(answer);
	const [captcha, setCaptcha] = useState(() => captchaAfter(null, answer));
	const before = useSentBefore(state, () => true);
	const [latest, setLatest] = useState({ to: answer?.kind === 'sent' ? answer.to : '', number: '', again: 0 });
	// Set while rendering, since the captcha's field must exist when the focus moves to the failed field.
	if (seen !== answer) {
		setSeen(answer);
		setCaptcha(captchaAfter(captcha, answer));
	}
	useEffect(() => {
		// Of a code that was sent before the page was alive, the state has the time
		if (answer?.kind !== 'sent' || isServed) return;
		const number = String(answer.result.initialValue?.mobile ?? '');
		setLatest({ to: answer.to, number, again: Date.now() + SMS_RESEND_AFTER });
	}, [answer, isServed]);
	return { captcha, sent: { to: latest.to || before.to, number: latest.number, again: latest.again || before.again } };
}

type Props = {
	sender: FormSender<SmsAnswer>;
	countries: Countries;
	/** The server's record of earlier presses, such as those before a reload. */
	state?: LoginState | null;
	/** The text of the button that logs in. */
	submit: string;
	children?: ReactNode;
};

/**
 * The form of number, code and consent that logs in, or binds a number. Works as a plain form; with scripts it is checked while it is
 * filled in, and sent without a press once the code is complete.
 */
export function SmsForm({ sender, countries, state = null, submit, children }: Props) {
	const { t } = useTranslation('login');
	const { answer, pending } = sender;
	const pressed = pending && (pending.get('intent') === 'code' ? 'code' : 'login');
	const long = useLongWait(pressed !== undefined, LONG_WAIT_MS);
	const isServed = useIsServed(answer);
	const { captcha, sent } = useProgress(answer, isServed, state);
	const words = useSmsWords();
	const dial = useDialCode(countries);
	const code = useRef<HTMLInputElement>(null);
	const login = useRef<HTMLButtonElement>(null);
	// An answer from before the page was alive is that of its button
	const asked = useRef<SmsIntent | undefined>(answer?.result.initialValue?.intent === 'login' ? 'login' : undefined);
	const [form, fields] = useForm<Fields>({
		id: 'sms',
		lastResult: answer?.result,
		onValidate: ({ formData }) => {
			const { intent, submission } = readSms(formData, asked.current);
			asked.current = intent;
			return submission;
		},
		shouldRevalidate: 'onInput',
		defaultNoValidate: true,
	});

	useEffect(() => {
		if (answer?.kind === 'sent' && !isServed) code.current?.focus();
	}, [answer, isServed]);

	/** Sends the form without a press when nothing is missing. Where only the consent is, that is said at its box. */
	const complete = () => {
		const element = login.current?.form;
		if (!element) return;
		const { submission } = readSms(new FormData(element), 'login');
		if (submission.status === 'success') element.requestSubmit(login.current);
		else if (Object.keys(submission.error ?? {}).join() === fields.agree.name) form.validate({ name: fields.agree.name });
	};
	const isSameNumber = gotCode(sent, fields.mobile.value, fields.mobilePre.value);
	const failures = failuresOf([fields.mobile, fields.captcha, fields.code, fields.agree], words.ofField);
	return (
		<PressForm sender={sender} {...getFormProps(form)} className="grid gap-5">
			<button
				type="submit"
				name="intent"
				value={sent.to ? 'login' : 'enter'}
				data-as={sent.to ? 'login' : 'enter'}
				tabIndex={-1}
				aria-hidden="true"
				className="sr-only"
			/>
			<ErrorSummary title={t('summary')} failures={failures} />
			{answer?.kind === 'failed' && !pending && (
				<Notice tone="error" live>
					{words.ofProblem(answer)}
				</Notice>
			)}
			<PhoneField
				id={fields.mobile.id}
				label={t('sms.mobile')}
				error={words.ofField(fields.mobile.errors)}
				number={{ name: fields.mobile.name, defaultValue: fields.mobile.initialValue }}
				prefix={{ name: fields.mobilePre.name, defaultValue: fields.mobilePre.initialValue ?? DEFAULT_DIAL_PREFIX }}
				required
				{...dial}
			/>
			{captcha && (
				<CaptchaField
					id={fields.captcha.id}
					name={fields.captcha.name}
					serial={captcha}
					focused={!isServed}
					error={words.ofField(fields.captcha.errors)}
				/>
			)}
			<Field
				id={fields.code.id}
				label={t('sms.code')}
				hint={t('sms.codeHint', { length: SMS_CODE_LENGTH })}
				error={words.ofField(fields.code.errors)}
			>
				{(control) => (
					<div className="flex flex-wrap gap-2">
						<OneTimeCode
							{...control}
							ref={code}
							name={fields.code.name}
							defaultValue={fields.code.initialValue}
							length={SMS_CODE_LENGTH}
							onComplete={complete}
							required
							className="min-w-0 flex-[1_1_5rem]"
						/>
						<SendCode busy={pressed === 'code'} sent={sent.to !== ''} again={isSameNumber ? sent.again : 0} />
					</div>
				)}
			</Field>
			<p role="status" className="-mt-3 text-14 text-green-700 empty:hidden">
				{sent.to && t('sms.sent', { to: sent.to })}
			</p>
			<CheckboxField
				id={fields.agree.id}
				name={fields.agree.name}
				defaultChecked={fields.agree.initialValue === 'on'}
				required
				error={words.ofField(fields.agree.errors)}
				label={
					<>
						{t('agree.before')}
						<PolicyLink type="PRIVACY">{t('agree.policy')}</PolicyLink>
					</>
				}
			/>
			<Button
				ref={login}
				type="submit"
				name="intent"
				value="login"
				data-as="login"
				size="lg"
				busy={pressed === 'login'}
				className="w-full"
			>
				{submit}
			</Button>
			<p role="status" className="-mt-2 text-14 text-muted empty:hidden">
				{long && t('sms.long')}
			</p>
			{children}
		</PressForm>
	);
}
