import { getFormProps, useForm } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { useRouteSender } from '#client/parts/form-sender.ts';
import { CaptchaField } from '#client/parts/login/captcha-field.tsx';
import { gotCode, SendCode, useSentBefore } from '#client/parts/login/send-code.tsx';
import { type Countries, useDialCode } from '#client/parts/login/use-dial-code.ts';
import { useIsServed } from '#client/parts/login/use-is-served.ts';
import { useSmsWords } from '#client/parts/login/use-sms-words.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { OneTimeCode } from '#client/ui/one-time-code.tsx';
import { PhoneField } from '#client/ui/phone-field.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';
import type { LoginState } from '#shared/catalogue/bff/login.ts';
import { SMS_CODE_LENGTH, SMS_RESEND_AFTER } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import { type MobileAnswer, type MobileIntent, readMobileForm } from './mobile-action.ts';

type Fields = { oldCode?: string; mobilePre?: string; mobile?: string; code?: string; captcha?: string };

/** Milliseconds after which the form says that it still waits for an answer. */
const LONG_WAIT_MS = 6_000;

const NONE = { old: 0, new: 0, number: '' };

/** The id of the part of the page that holds the form: without scripts, its answer is shown there. */
export const CHANGE_MOBILE = 'change-mobile';

/**
 * The moments when another code may be sent to each number, by the browser's clock in milliseconds, 0 before the first code; and the new
 * number that got one.
 */
function useResend(answer: MobileAnswer | undefined, isServed: boolean, state: LoginState | null) {
	const own = useSentBefore(state, ({ own }) => own);
	const other = useSentBefore(state, ({ own }) => !own);
	const [latest, setLatest] = useState(NONE);
	useEffect(() => {
		if (answer?.kind === 'in') setLatest(NONE);
		if (answer?.kind !== 'sent' || isServed) return;
		const again = Date.now() + SMS_RESEND_AFTER;
		const number = String(answer.result.initialValue?.mobile ?? '');
		setLatest((before) => (answer.intent === 'old' ? { ...before, old: again } : { ...before, new: again, number }));
	}, [answer, isServed]);
	return { old: latest.old || own.again, new: latest.new || other.again, sent: { to: other.to, number: latest.number } };
}

/** Changes the mobile number, proven by a code to the number until now and one to the new number. Works as a plain form. */
export function ChangeMobile({ masked, countries, state }: { masked: string; countries: Countries; state: LoginState | null }) {
	const { t } = useTranslation(['user', 'login']);
	const sender = useRouteSender<MobileAnswer>(`${paths.user}#${CHANGE_MOBILE}`);
	const { answer, pending } = sender;
	const pressed = pending?.get('intent');
	const long = useLongWait(pending !== undefined, LONG_WAIT_MS);
	const isServed = useIsServed(answer);
	const { sent, ...again } = useResend(answer, isServed, state);
	const words = useSmsWords();
	// A field that is left is checked only for what the last press asked for.
	const asked = useRef<MobileIntent>(answer?.intent ?? 'old');
	const dial = useDialCode(countries);
	const [form, fields] = useForm<Fields>({
		id: 'mobile',
		lastResult: answer?.result,
		onValidate: ({ formData }) => {
			const { intent, submission } = readMobileForm(formData, asked.current);
			asked.current = intent;
			return submission;
		},
		shouldRevalidate: 'onInput',
		defaultNoValidate: true,
	});
	useUnsavedInput(form.dirty);
	const isSameNumber = gotCode(sent, fields.mobile.value, fields.mobilePre.value);
	const code = (name: 'oldCode' | 'code', intent: 'old' | 'new') => (
		<Field
			id={fields[name].id}
			label={t(name === 'oldCode' ? 'mobile.oldCode' : 'mobile.newCode', { number: masked })}
			error={words.ofField(fields[name].errors)}
		>
			{(control) => (
				<div className="flex gap-2">
					<OneTimeCode
						{...control}
						name={fields[name].name}
						defaultValue={fields[name].initialValue}
						length={SMS_CODE_LENGTH}
						className="min-w-0"
					/>
					<SendCode
						busy={pressed === intent}
						sent={again[intent] > 0}
						again={intent === 'old' || isSameNumber ? again[intent] : 0}
						intent={intent}
					/>
				</div>
			)}
		</Field>
	);
	return (
		<PressForm sender={sender} {...getFormProps(form)} className="grid max-w-xl gap-6 max-md:-mr-10">
			{answer?.kind === 'failed' && !pending && (
				<Notice tone="error" live>
					{words.ofProblem(answer)}
				</Notice>
			)}
			{answer?.kind === 'in' && !pending && (
				<Notice tone="ok" live>
					{t('mobile.done')}
				</Notice>
			)}
			<p role="status" className="sr-only">
				{answer?.kind === 'sent' && t('login:sms.sent', { to: answer.to || masked })}
			</p>
			{answer?.kind === 'captcha' && (
				<CaptchaField
					id={fields.captcha.id}
					name={fields.captcha.name}
					serial={answer.serial}
					focused={!isServed}
					error={words.ofField(fields.captcha.errors)}
				/>
			)}
			<fieldset className="grid gap-4">
				<legend className="mb-2 font-semibold">{t('mobile.step1')}</legend>
				{code('oldCode', 'old')}
			</fieldset>
			<fieldset className="grid gap-4 border-t border-line pt-6">
				<legend className="sr-only">{t('mobile.step2')}</legend>
				<p aria-hidden="true" className="font-semibold">
					{t('mobile.step2')}
				</p>
				<PhoneField
					id={fields.mobile.id}
					label={t('mobile.new')}
					error={words.ofField(fields.mobile.errors)}
					number={{ name: fields.mobile.name, defaultValue: fields.mobile.initialValue }}
					prefix={{ name: fields.mobilePre.name, defaultValue: fields.mobilePre.initialValue ?? DEFAULT_DIAL_PREFIX }}
					{...dial}
				/>
				{code('code', 'new')}
			</fieldset>
			<Button type="submit" name="intent" value="change" busy={pressed === 'change'} className="justify-self-start">
				{t('mobile.submit')}
			</Button>
			<p role="status" className="-mt-2 text-14 text-muted empty:hidden">
				{long && t('login:sms.long')}
			</p>
		</PressForm>
	);
}
